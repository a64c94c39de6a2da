"""Checks JUnit XML as readers for continuous integration expect it: check_junit.py FILE...

What Jenkins and Ant agree on, written as assertions: the elements and attributes that there may be,
where they may stand, and that each count is the number of elements that it counts. Prints one line
for each testcase, so that a test can compare what a parser has read.
"""

import re
import sys
import xml.etree.ElementTree as ElementTree

# For each element: attributes that it must have, attributes that it may have, elements in it.
FORM = {
    "testsuites": ({"tests", "failures", "errors"}, {"name", "time"}, ["testsuite"]),
    "testsuite": (
        {"name", "tests", "failures", "errors", "skipped", "time"},
        set(),
        ["properties", "testcase"],
    ),
    "properties": (set(), set(), ["property"]),
    "property": ({"name", "value"}, set(), []),
    "testcase": (
        {"classname", "name", "time"},
        {"file", "line"},
        ["skipped", "error", "failure", "system-out"],
    ),
    "skipped": ({"message"}, set(), []),
    "error": ({"message", "type"}, set(), []),
    "failure": ({"message", "type"}, set(), []),
    "system-out": (set(), set(), []),
}


def check_form(element):
    assert element.tag in FORM, f"unknown element {element.tag}"
    needed, allowed, inside = FORM[element.tag]
    names = set(element.attrib)
    assert needed <= names, f"{element.tag} has no {needed - names}"
    assert names <= needed | allowed, f"{element.tag} has {names - needed - allowed}"
    places = [inside.index(child.tag) if child.tag in inside else -1 for child in element]
    assert -1 not in places, f"{element.tag} holds {[child.tag for child in element]}"
    assert places == sorted(places), f"{element.tag} holds its elements in another order"
    for child in element:
        check_form(child)


def check_counts(element):
    cases = element.findall(".//testcase")
    counts = {
        "tests": len(cases),
        "failures": len(element.findall(".//failure")),
        "errors": len(element.findall(".//error")),
        "skipped": len(element.findall(".//skipped")),
    }
    for name, count in counts.items():
        if name in element.attrib:
            assert int(element.get(name)) == count, f"{name} is {element.get(name)}, not {count}"
    for case in cases:
        outcomes = [child for child in case if child.tag != "system-out"]
        assert len(outcomes) <= 1, f"{case.get('name')} has {len(outcomes)} outcomes"
    time = sum(float(case.get("time")) for case in cases)
    assert abs(time - float(element.get("time"))) < 1e-6, f"{element.get('name')}: time"


def check(name):
    root = ElementTree.parse(name).getroot()
    assert root.tag == "testsuites"
    check_form(root)
    check_counts(root)
    for suite in root:
        check_counts(suite)
    seen = set()
    for case in root.iter("testcase"):
        assert re.fullmatch(r"\d+\.\d+", case.get("time")), case.get("time")
        assert re.fullmatch(r"[1-9]\d*", case.get("line", "1")), case.get("line")
        key = (case.get("classname"), case.get("name"))
        assert key not in seen, f"{key} comes twice"
        seen.add(key)
        outcome = next((child.tag for child in case if child.tag != "system-out"), "passed")
        print(f"{outcome} {key[0]} {key[1]}")


for file in sys.argv[1:]:
    check(file)
