"""Checks JSON documents against a schema of draft 07: check_json.py SCHEMA FILE...

Says what is wrong with which file and where; the exit code is 1 if anything is. With --each-field the
files are right, and each field in turn is renamed and left out: the schema has to notice it.
"""

import json
import sys

from jsonschema import Draft7Validator


def load(name):
    with open(name, encoding="ascii") as file:
        return json.load(file)


def objects_in(value):
    if isinstance(value, dict):
        yield value
    if isinstance(value, (dict, list)):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from objects_in(inner)


def unnoticed_changes(schema, document):
    """The fields whose name may change without the schema saying so; each name is tried once."""
    tried = set()
    for one in objects_in(document):
        for name in list(one):
            place = (name, tuple(one))
            if place in tried:
                continue
            tried.add(place)
            before = dict(one)
            one["renamed"] = one.pop(name)
            if schema.is_valid(document):
                yield name
            one.clear()
            one.update(before)


arguments = sys.argv[1:]
try_each_field = "--each-field" in arguments
names = [argument for argument in arguments if argument != "--each-field"]
schema_text = load(names[0])
Draft7Validator.check_schema(schema_text)
schema = Draft7Validator(schema_text)
faults = 0
for name in names[1:]:
    document = load(name)
    for error in schema.iter_errors(document):
        faults += 1
        print(f"{name}: {error.json_path}: {error.message[:300]}")
    if try_each_field:
        for field in unnoticed_changes(schema, document):
            faults += 1
            print(f"{name}: nobody notices that {field} is renamed")
sys.exit(1 if faults else 0)
