// What a report can do beyond being read: draw its charts, sort its tables, filter their rows. All
// that is to be read stands in the page without it.
"use strict";

(() => {
  // ---- tables

  /** What a cell is sorted by: its number, or its text; nothing for a number that is absent. */
  function sortKey(row, column) {
    const cell = row.cells[column];
    const sorted = cell.dataset.sort;
    if (sorted === undefined) return cell.textContent.trim().toLowerCase();
    return sorted === "" ? null : Number(sorted);
  }

  function compareKeys(a, b) {
    return typeof a === "number" ? a - b : a.localeCompare(b, undefined, { numeric: true });
  }

  function sortBy(table, column) {
    const heads = [...table.tHead.rows[0].cells];
    const direction = heads[column].getAttribute("aria-sort") === "ascending" ? -1 : 1;
    heads.forEach((head) => head.removeAttribute("aria-sort"));
    heads[column].setAttribute("aria-sort", direction === 1 ? "ascending" : "descending");
    const body = table.tBodies[0];
    const rows = [...body.rows].map((row) => ({ row, key: sortKey(row, column) }));
    rows.sort((a, b) => {
      if (a.key === null || b.key === null) return (a.key === null) - (b.key === null);
      return direction * compareKeys(a.key, b.key);
    });
    body.append(...rows.map(({ row }) => row));
  }

  for (const table of document.querySelectorAll("table.sortable")) {
    [...table.tHead.rows[0].cells].forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      button.addEventListener("click", () => sortBy(table, column));
      head.append(button);
    });
  }

  for (const filter of document.querySelectorAll(".filter")) {
    const rows = [...document.getElementById(filter.dataset.table).tBodies[0].rows];
    const texts = new Map(rows.map((row) => [row, row.textContent.toLowerCase()]));
    const state = filter.querySelector("select");
    const words = filter.querySelector("input");
    const told = filter.querySelector("output");
    const apply = () => {
      const wanted = words.value.trim().toLowerCase();
      let shown = 0;
      for (const row of rows) {
        const fits = (!state.value || row.dataset.state === state.value) &&
          texts.get(row).includes(wanted);
        row.hidden = !fits;
        shown += fits;
      }
      told.textContent = `${shown} of ${rows.length} ${told.dataset.noun}`;
    };
    state.addEventListener("change", apply);
    words.addEventListener("input", apply);
    filter.hidden = false;
    apply();
  }

  // ---- parts that are folded

  /** A link to a folded part unfolds it. */
  function unfoldTarget() {
    const target = document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  }
  addEventListener("hashchange", unfoldTarget);
  unfoldTarget();

  // On paper nothing of the rejected cases is folded.
  addEventListener("beforeprint", () => {
    for (const folded of document.querySelectorAll("details:not(.behind):not([open])")) {
      folded.open = true;
      folded.dataset.folded = "";
    }
  });
  addEventListener("afterprint", () => {
    for (const unfolded of document.querySelectorAll("details[data-folded]")) {
      unfolded.open = false;
      delete unfolded.dataset.folded;
    }
  });

  // ---- charts

  const dataBlock = document.getElementById("data");
  if (dataBlock === null || typeof Chart === "undefined") return;
  const data = JSON.parse(dataBlock.textContent);
  const shapes = ["circle", "rect", "triangle", "rectRot", "star", "cross", "rectRounded", "dash"];
  const dashes = [[], [7, 3], [2, 3], [9, 3, 2, 3], [4, 4], [12, 3], [1, 2], [6, 2, 1, 2, 1, 2]];

  /** `1.23 ms`, as the tables have it, of microseconds. */
  function duration(microseconds) {
    for (const [size, unit] of [[1e6, "s"], [1e3, "ms"], [1, "us"]]) {
      if (microseconds >= size || unit === "us" && microseconds >= 0.1)
        return `${Number((microseconds / size).toPrecision(3))} ${unit}`;
    }
    return `${Number((microseconds * 1e3).toPrecision(3))} ns`;
  }

  function theme() {
    const style = getComputedStyle(document.documentElement);
    const colour = (name) => style.getPropertyValue(`--${name}`).trim();
    return {
      ink: colour("ink"), quiet: colour("quiet"), line: colour("line"), paper: colour("paper"),
      good: colour("good"), bad: colour("bad"), accent: colour("accent"),
      series: shapes.map((_, i) => colour(`series-${i}`)),
    };
  }

  const narrow = () => document.documentElement.clientWidth < 600;
  const shorten = (name) => {
    const most = narrow() ? 16 : 36;
    return name.length > most ? `${name.slice(0, most - 1)}…` : name;
  };

  const title = (look, text) => ({ display: true, text, color: look.quiet });

  /** Powers of ten, with 2 and 5 between them where there are few. */
  function logTicks(scale) {
    const wide = Math.log10(scale.max / scale.min) > 2.2;
    scale.ticks = [];
    for (let power = Math.floor(Math.log10(scale.min)); 10 ** power <= scale.max; ++power) {
      for (const digit of wide ? [1] : [1, 2, 5]) {
        const value = digit * 10 ** power;
        if (value >= scale.min * 0.999 && value <= scale.max * 1.001) scale.ticks.push({ value });
      }
    }
  }

  function timeAxis(look, text, times) {
    const known = times.filter((time) => time > 0);
    if (known.length === 0) known.push(1);
    const [least, most] = [Math.min(...known), Math.max(...known)];
    const room = Math.max(1.3, Math.sqrt(12 * least / most));  // about a power of ten at the least
    return {
      type: "logarithmic", min: least / room, max: most * room, title: title(look, text),
      grid: { color: look.line, borderColor: look.line }, afterBuildTicks: logTicks,
      ticks: { color: look.quiet, callback: duration, maxRotation: 0, autoSkip: false },
    };
  }

  const plainAxis = (look, text, more = {}) => ({
    type: "linear", title: title(look, text), grid: { color: look.line, borderColor: look.line },
    ticks: { color: look.quiet, precision: 0, maxRotation: 0, includeBounds: false }, ...more,
  });

  /** Rows with a name each, the first one on top. */
  const nameAxis = (look, names) => ({
    type: "linear", min: -0.6, max: names.length - 0.4, reverse: true,
    grid: { display: false, borderColor: look.line },
    afterBuildTicks: (scale) => { scale.ticks = names.map((_, value) => ({ value })); },
    ticks: { color: look.ink, autoSkip: false, callback: (value) => shorten(names[value]) },
  });

  function options(look, scales, tooltip, legend) {
    return {
      animation: false, responsive: true, maintainAspectRatio: false, scales,
      interaction: { mode: "nearest", intersect: false },
      layout: { padding: { right: 8 } },
      plugins: {
        legend: {
          display: legend, align: "start", onClick: () => {},
          labels: { color: look.ink, usePointStyle: true, boxWidth: 9, boxHeight: 7, padding: 14 },
        },
        tooltip: {
          displayColors: false, callbacks: tooltip, backgroundColor: look.ink,
          titleColor: look.paper, bodyColor: look.paper, padding: 8,
        },
      },
    };
  }

  const seriesLook = (look, i) => ({
    borderColor: look.series[i], backgroundColor: look.series[i], pointStyle: shapes[i],
    borderWidth: 1.75,
  });

  function drawCaseTimes(look) {
    const wrong = new Set(data.wrong);
    const points = data.times.map((y, i) => ({ x: i + 1, y, i }));
    const right = points.filter((point) => !wrong.has(point.i));
    const crosses = points.filter((point) => wrong.has(point.i));
    const datasets = [];
    if (right.length > 0)
      datasets.push({
        label: "answered rightly", data: right, ...seriesLook(look, 0), pointRadius: 3,
      });
    if (crosses.length > 0)
      datasets.push({
        label: "answered wrongly", data: crosses, ...seriesLook(look, 4), borderColor: look.bad,
        pointStyle: "crossRot", pointRadius: 6, borderWidth: 2.5,
      });
    return {
      type: "scatter", data: { datasets },
      options: options(look, {
        x: plainAxis(look, "case, in the order of the run", { min: 0, max: points.length + 1 }),
        y: timeAxis(look, "time", data.times),
      }, {
        label: ({ raw }) => [data.cases[raw.i], duration(raw.y)],
      }, crosses.length > 0),
    };
  }

  function drawCactus(look) {
    const datasets = data.lines.map(({ name, times }, i) => {
      const sorted = times.filter((time) => time !== null).sort((a, b) => a - b);
      return {
        label: shorten(name), data: sorted.map((x, k) => ({ x, y: k + 1 })), showLine: true,
        stepped: "before", ...seriesLook(look, i), borderDash: dashes[i], pointRadius: 0,
        pointHitRadius: 6,
      };
    });
    return {
      type: "scatter", data: { datasets },
      options: options(look, {
        x: timeAxis(look, "time for each case", data.lines.flatMap(({ times }) => times)),
        y: plainAxis(look, "cases solved", { min: 0, max: data.cases.length }),
      }, {
        label: ({ raw, dataset }) => `${dataset.label}: ${raw.y} cases within ${duration(raw.x)}`,
      }, true),
    };
  }

  function drawTimes(look) {
    const byTime = data.lines[data.orderedBy].times;
    const order = data.cases.map((_, i) => i);
    order.sort((a, b) => (byTime[a] ?? Infinity) - (byTime[b] ?? Infinity) || a - b);
    const datasets = data.lines.map(({ name, times }, i) => ({
      label: shorten(name), ...seriesLook(look, i), pointHoverRadius: 5,
      data: order.map((at, x) => ({ x: x + 1, y: times[at] ?? data.limits[at], at })),
    }));
    datasets.forEach((dataset, i) => {
      const lost = ({ raw }) => raw !== undefined && data.lines[i].times[raw.at] === null;
      const usual = dataset.pointStyle;
      const radius = ["star", "cross", "dash"].includes(usual) ? 3.5 : 2.5;
      dataset.pointStyle = (point) => lost(point) ? "crossRot" : usual;
      dataset.pointRadius = (point) => lost(point) ? 6 : radius;
      dataset.borderWidth = (point) => lost(point) ? 1.75 : 1;
    });
    return {
      type: "scatter", data: { datasets },
      options: options(look, {
        x: plainAxis(look, `case, by the time of ${shorten(data.lines[data.orderedBy].name)}`,
          { min: 0, max: order.length + 1 }),
        y: timeAxis(look, "time", datasets.flatMap(({ data: points }) => points.map(({ y }) => y))),
      }, {
        label: ({ raw, dataset, datasetIndex }) => [data.cases[raw.at],
          data.lines[datasetIndex].times[raw.at] === null
            ? `${dataset.label}: not within ${duration(raw.y)}`
            : `${dataset.label}: ${duration(raw.y)}`],
      }, true),
    };
  }

  function drawRatios(look) {
    const rows = data.ratios;
    const paint = { faster: look.good, slower: look.bad, noise: look.quiet };
    const colours = rows.map(({ word }) => paint[word] ?? look.accent);
    const low = Math.min(0.98, ...rows.map((row) => row.low));
    const high = Math.max(1.02, ...rows.map((row) => row.high));
    const wide = high / low > 3;
    const room = wide ? (high / low) ** 0.06 : (high - low) * 0.08;
    const intervals = {
      id: "intervals",
      beforeDatasetsDraw({ ctx, chartArea, scales: { x, y } }) {
        ctx.save();
        const one = x.getPixelForValue(1);
        ctx.strokeStyle = look.ink;
        ctx.lineWidth = 1;
        ctx.beginPath();
        ctx.moveTo(one, chartArea.top);
        ctx.lineTo(one, chartArea.bottom);
        ctx.stroke();
        ctx.lineWidth = 2;
        rows.forEach((row, i) => {
          const [left, right] = [x.getPixelForValue(row.low), x.getPixelForValue(row.high)];
          const middle = y.getPixelForValue(i);
          ctx.strokeStyle = colours[i];
          ctx.beginPath();
          ctx.moveTo(left, middle);
          ctx.lineTo(right, middle);
          for (const end of [left, right]) {
            ctx.moveTo(end, middle - 5);
            ctx.lineTo(end, middle + 5);
          }
          ctx.stroke();
        });
        ctx.restore();
      },
    };
    const text = `time over that of ${shorten(data.baseline)} (1 is equal, less is faster)`;
    const axis = wide
      ? { ...timeAxis(look, text, [1]), min: low / room, max: high * room }
      : plainAxis(look, text, { min: low - room, max: high + room });
    axis.ticks = {
      color: look.quiet, maxRotation: 0, autoSkip: !wide,
      callback: (value) => Number(value.toPrecision(3)),
    };
    axis.title.text = narrow() ? "time ratio (less is faster)" : text;
    const shape = { faster: "triangle", slower: "rect", noise: "crossRot" };
    return {
      type: "scatter", plugins: [intervals],
      data: {
        datasets: [{
          data: rows.map(({ ratio }, y) => ({ x: ratio, y })), pointRadius: 5, borderWidth: 2,
          pointStyle: rows.map(({ word }) => shape[word] ?? "circle"),
          backgroundColor: colours, borderColor: colours,
        }],
      },
      options: options(look, { x: axis, y: nameAxis(look, rows.map(({ name }) => name)) }, {
        label: ({ raw }) => {
          const { name, ratio, low: from, high: to, word } = rows[raw.y];
          return [name, `${ratio.toPrecision(4)} (${from.toPrecision(4)} to ${to.toPrecision(4)})`,
            word];
        },
      }, false),
      rows: rows.length,
    };
  }

  function drawMemory(look) {
    const names = data.memory.map(({ name }) => name);
    return {
      type: "bar",
      data: {
        labels: names.map(shorten),
        datasets: [{
          data: data.memory.map(({ mib }) => mib), backgroundColor: look.series[0],
          maxBarThickness: 18,
        }],
      },
      options: {
        ...options(look, {
          x: plainAxis(look, "peak memory in MiB", { min: 0 }),
          y: {
            grid: { display: false, borderColor: look.line },
            ticks: { color: look.ink, autoSkip: false },
          },
        }, { title: ([item]) => names[item.dataIndex], label: ({ raw }) => `${raw} MiB` }, false),
        indexAxis: "y",
      },
      rows: names.length,
    };
  }

  const drawings = {
    "case-times": drawCaseTimes, cactus: drawCactus, times: drawTimes, ratios: drawRatios,
    memory: drawMemory,
  };
  let charts = [];

  /** Chart.js sets the names of the lines close upon the picture. */
  const airUnderLegend = {
    id: "airUnderLegend",
    beforeInit({ legend }) {
      const fit = legend.fit;
      legend.fit = () => {
        fit.call(legend);
        if (legend.options.display) legend.height += 8;
      };
    },
  };
  Chart.register(airUnderLegend);

  function drawAll() {
    charts.forEach((chart) => chart.destroy());
    const look = theme();
    Chart.defaults.font.family = getComputedStyle(document.body).fontFamily;
    Chart.defaults.font.size = narrow() ? 11 : 13;
    charts = [...document.querySelectorAll("canvas[data-chart]")].map((canvas) => {
      const drawing = drawings[canvas.dataset.chart](look);
      canvas.parentElement.hidden = false;
      if (drawing.rows) canvas.parentElement.style.height = `${drawing.rows * 30 + 70}px`;
      const chart = new Chart(canvas, drawing);
      canvas.dataset.drawn = "";
      return chart;
    });
  }

  drawAll();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawAll);
  addEventListener("beforeprint", () => {
    document.documentElement.classList.add("printing");
    drawAll();
    charts.forEach((chart) => chart.resize(640, Math.min(chart.height, 340)));
  });
  addEventListener("afterprint", () => {
    document.documentElement.classList.remove("printing");
    drawAll();
  });
})();
