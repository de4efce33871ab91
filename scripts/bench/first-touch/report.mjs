// @ts-check
import { pageNames } from './cases.mjs';
import { lighthouseBars, loadBars, medianLoad, medianPress, pressBars } from './figures.mjs';

/** @typedef {import('./figures.mjs').Case} Case */
/** @typedef {import('./figures.mjs').Press} Press */
/** @typedef {import('./figures.mjs').Load} Load */
/** @typedef {import('./figures.mjs').Held} Held */

/**
 * All that was measured, run by run.
 * @typedef {object} Measured
 * @property {{ case: Case, press: Press, answer: string | null }[]} presses  `answer`: `HIT` where the page was cached
 * @property {{ case: Case, load: Load, transfer: number, answer: string | null }[]} loads  `transfer`: kilobytes of scripts and styles
 * @property {{ case: Case, weight: { scripts: number, scriptsInAll: number, styles: number, stylesLinked: number, stylesInPage: number } }[]} weights
 * @property {{ case: Case, words: string }[]} failures  visits that could not be measured
 * @property {Awaited<ReturnType<typeof import('../lighthouse-bench.mjs').benchLighthouse>> | null} lighthouse
 */

/** Columns as wide as their widest cell, the first to the left. @param {readonly (readonly string[])[]} rows */
const table = (rows) => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))),
  );
  return lines.map((cells) => `  ${cells.join('  ')}`.trimEnd()).join('\n');
};

/** @param {number | null} value @param {number} [digits] */
const figure = (value, digits = 0) => (value === null || !Number.isFinite(value) ? '-' : value.toFixed(digits));
const heldLine = (/** @type {Held} */ { name, measured, holds }) =>
  `  ${holds ? 'holds ' : 'MISSED'}  ${name}: ${measured}`;

/** @template Item @param {readonly Item[]} items @param {(item: Item) => string} keyOf */
const grouped = (items, keyOf) => {
  /** @type {Map<string, [Item, ...Item[]]>} */
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
};

const visitOf = (/** @type {{ case: Case }} */ { case: { visit } }) => visit;
const pressKey = (/** @type {{ case: Case }} */ { case: one }) => `${one.control} ${one.visit} ${one.delay / 1000} s`;

/** @param {Measured['loads']} loads */
const loadPart = (loads) => {
  if (loads.length === 0) return [];
  const rows = [...grouped(loads, visitOf)].map(([name, runs]) => {
    const { paint, largest, shift, longest } = medianLoad(runs.map(({ load }) => load));
    const transfer = runs.map((run) => run.transfer).sort((one, other) => one - other)[Math.floor(runs.length / 2)];
    return [name, figure(paint), figure(largest), figure(shift, 3), figure(longest), figure(transfer ?? null)];
  });
  return [table([['nobody presses', 'first paint', 'largest', 'shift', 'longest task', 'KB came'], ...rows])];
};

/** @param {Measured['presses']} presses */
const pressPart = (presses) => {
  if (presses.length === 0) return [];
  const rows = [...grouped(presses, pressKey)].map(([name, [first, ...more]]) => {
    const middle = medianPress([first.press, ...more.map(({ press }) => press)]);
    return [
      name,
      figure(middle.pressed),
      figure(middle.duration),
      figure(middle.effect),
      figure(middle.afterScripts),
      figure(middle.longest),
      figure(middle.longestInside),
      middle.outcome,
    ];
  });
  const head = ['first press', 'at', 'duration', 'effect', 'after scripts', 'longest task', 'inside', 'effect came'];
  return [table([head, ...rows])];
};

/** One page of one template. @param {Measured} measured @param {string} template @param {import('./cases.mjs').PageName} page */
const pagePart = (measured, template, page) => {
  const isOfPage = (/** @type {{ case: Case }} */ { case: one }) => one.template === template && one.page === page;
  const presses = measured.presses.filter(isOfPage);
  const loads = measured.loads.filter(isOfPage);
  if (presses.length + loads.length === 0) return null;
  const weight = measured.weights.find(isOfPage)?.weight;
  const weightLine =
    weight === undefined
      ? []
      : [
          `  scripts at load ${figure(weight.scripts, 1)} KB of gzip, with what comes by itself ${figure(weight.scriptsInAll, 1)}; styles ${figure(weight.styles, 1)} (${figure(weight.stylesLinked, 1)} linked, ${figure(weight.stylesInPage, 1)} in the page)`,
        ];
  const medians = [...grouped(presses, pressKey).values()].map(([first, ...more]) =>
    medianPress([first.press, ...more.map(({ press }) => press)]),
  );
  const byVisit = Object.fromEntries(
    [...grouped(loads, visitOf)].map(([visit, runs]) => [visit, medianLoad(runs.map(({ load }) => load))]),
  );
  const held = [
    ...loadBars(page, byVisit, weight),
    ...pressBars(
      page,
      medians,
      presses.map(({ press }) => press),
    ),
  ];
  const parts = [...loadPart(loads), ...weightLine, ...pressPart(presses), ...held.map(heldLine)];
  return { text: [`\nTemplate ${template.toUpperCase()}, ${page}`, ...parts].join('\n'), held };
};

/** @param {Measured['lighthouse']} lighthouse */
const lighthousePart = (lighthouse) => {
  if (lighthouse === null) return null;
  const { medians, paintToFloor } = lighthouse;
  const rows = Object.entries(medians).map(([name, of]) => [
    name,
    figure(of.performance ?? null),
    figure(of.accessibility ?? null),
    figure(of.firstContentfulPaint ?? null),
    figure(of.largestContentfulPaint ?? null),
    figure(paintToFloor[name] ?? null, 2),
    figure(of.totalBlockingTime ?? null),
    figure(of.cumulativeLayoutShift ?? null, 3),
    figure(of.scripts ?? null),
  ]);
  const held = Object.entries(medians).flatMap(([name, of]) =>
    name === 'floor'
      ? []
      : lighthouseBars(name.split(' ')[1] ?? '', of).map((one) => ({ ...one, name: `${name}: ${one.name}` })),
  );
  const head = [
    'Lighthouse',
    'performance',
    'accessibility',
    'first paint',
    'largest',
    'of floor',
    'blocking',
    'shift',
    'KB scripts',
  ];
  return { text: ['', table([head, ...rows]), ...held.map(heldLine)].join('\n'), held };
};

/**
 * What was measured as text, with each bar beside it, and whether all of them hold.
 * @param {Measured} measured
 */
export const reportOf = (measured) => {
  const templates = [...new Set([...measured.presses, ...measured.loads].map(({ case: one }) => one.template))].sort();
  const parts = [
    ...templates.flatMap((template) => pageNames.map((page) => pagePart(measured, template, page))),
    lighthousePart(measured.lighthouse),
  ].filter((part) => part !== null);
  const missed = parts.flatMap(({ held }) => held).filter(({ holds }) => !holds).length;
  const { length: failed } = measured.failures;
  const end = `\n${missed === 0 ? 'Every bar holds' : `${missed} bars are missed`}; times in milliseconds, medians of runs.${failed === 0 ? '' : ` ${failed} visits could not be measured.`}`;
  return { text: [...parts.map(({ text }) => text), end].join('\n'), holds: missed === 0 && failed === 0 };
};
