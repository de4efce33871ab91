// @ts-check
import { median } from '../median.mjs';

/** @typedef {import('./cases.mjs').PageName} PageName */
/** @typedef {import('./cases.mjs').Visit} Visit */
/** @typedef {import('./phone.mjs').Visited} Visited */

/** Whose press it was, or nobody's. @typedef {{ template: string, page: PageName, visit: Visit, control: string | null, delay: number }} Case */

/**
 * What became of one press; times in milliseconds, null where the page was left or nothing came.
 * @typedef {object} Press
 * @property {'once' | 'led on' | 'again and again' | 'gone again' | 'letters lost' | 'none' | 'missed' | 'no control'} outcome
 *   `led on`: to another page. `missed`: the control had moved away from under the finger
 * @property {number | null} pressed  after the first paint
 * @property {number | null} duration  of the slowest event, in steps of 8; 16 stands for all below
 * @property {number | null} effect  from the press
 * @property {number | null} afterScripts  from the press, or from the coming of the last script that was there by then
 * @property {number | null} longest  task after the first paint
 * @property {number | null} longestInside  task between press and effect
 */

/** What a page does by itself. @typedef {{ paint: number, largest: number, shift: number, longest: number }} Load */

/** What the browser does not report is shorter than this, in milliseconds. */
const shortestEvent = 16;

const longestOf = (/** @type {readonly { duration: number }[]} */ spans) =>
  spans.reduce((most, { duration }) => Math.max(most, duration), 0);

/** Long tasks between two times. @param {readonly import('./recorder.mjs').Span[]} tasks @param {number} from @param {number} to */
const tasksWithin = (tasks, from, to) => tasks.filter(({ start, duration }) => start + duration > from && start < to);

/** What the page did where nobody pressed. @param {import('./recorder.mjs').Record} record @returns {Load} */
export const loadOf = ({ paint, largest, shift, tasks }) => ({
  paint: paint ?? Number.NaN,
  largest: largest ?? Number.NaN,
  shift,
  longest: longestOf(tasksWithin(tasks, paint ?? 0, Number.POSITIVE_INFINITY)),
});

/** @param {Visited} visited @param {string | undefined} letters  that were typed @returns {Press['outcome']} */
const outcomeOf = ({ isControlThere, record, leftAt }, letters) => {
  if (!isControlThere) return 'no control';
  if (leftAt !== null) return 'led on';
  if (record?.hit === false) return 'missed';
  if (record === null || record.effect === null) return 'none';
  if (letters !== undefined && record.value !== letters) return 'letters lost';
  if (record.times > 1) return 'again and again';
  return record.stays === false ? 'gone again' : 'once';
};

/** What became of a press. @param {Visited} visited @param {string} [letters] @returns {Press} */
export const pressOf = (visited, letters) => {
  const outcome = outcomeOf(visited, letters);
  const { record, pressedAt, leftAt } = visited;
  if (record === null) {
    const effect = pressedAt === null || leftAt === null ? null : leftAt - pressedAt;
    // Followed by the browser itself, before the page's scripts had come: that bar counts from their coming.
    return { outcome, pressed: null, duration: null, effect, afterScripts: null, longest: null, longestInside: null };
  }
  const { paint, pressed, effect, scripts, tasks, events } = record;
  const longest = longestOf(tasksWithin(tasks, paint ?? 0, Number.POSITIVE_INFINITY));
  if (pressed === null)
    return { outcome, pressed, duration: null, effect: null, afterScripts: null, longest, longestInside: null };
  const came = effect === null ? [] : scripts.filter((at) => at <= effect);
  return {
    outcome,
    pressed: pressed - (paint ?? 0),
    duration: Math.max(shortestEvent, longestOf(events.filter(({ interaction }) => interaction > 0))),
    effect: effect === null ? null : effect - pressed,
    afterScripts: effect === null ? null : effect - Math.max(pressed, ...came),
    longest,
    longestInside: longestOf(tasksWithin(tasks, pressed, effect ?? Number.POSITIVE_INFINITY)),
  };
};

/** The most of what was measured; NaN, which holds no bar, where nothing was. @param {readonly (number | null)[]} values */
const mostOf = (values) => {
  const there = values.filter((value) => value !== null);
  return there.length === 0 ? Number.NaN : Math.max(...there);
};

/** @param {readonly (number | null)[]} values @returns {number | null} */
const medianOrNull = (values) => {
  const there = values.filter((value) => value !== null);
  return there.length === 0 ? null : median(there);
};

/** Medians of runs of one case; the outcome is the worst there was. @param {readonly [Press, ...Press[]]} runs @returns {Press} */
export const medianPress = (runs) => {
  const [first] = runs;
  const of = (/** @type {'pressed' | 'duration' | 'effect' | 'afterScripts' | 'longest' | 'longestInside'} */ figure) =>
    medianOrNull(runs.map((run) => run[figure]));
  return {
    outcome: runs.find(({ outcome }) => !isGood(outcome))?.outcome ?? first.outcome,
    pressed: of('pressed'),
    duration: of('duration'),
    effect: of('effect'),
    afterScripts: of('afterScripts'),
    longest: of('longest'),
    longestInside: of('longestInside'),
  };
};

/** Medians of runs where nobody pressed. @param {readonly Load[]} runs @returns {Load} */
export const medianLoad = (runs) => ({
  paint: median(runs.map(({ paint }) => paint)),
  largest: median(runs.map(({ largest }) => largest)),
  shift: median(runs.map(({ shift }) => shift)),
  longest: median(runs.map(({ longest }) => longest)),
});

/** Whether a press did what it is for. @param {Press['outcome']} outcome */
export const isGood = (outcome) => outcome === 'once' || outcome === 'led on';

/** Milliseconds, shares, kilobytes of gzip, points of Lighthouse. Source: docs/performance.md. */
export const bars = {
  press: { usual: 200, share: 0.75, never: 350 },
  effect: 500,
  /** The longest task after the first paint. @type {Readonly<Partial<Record<PageName, number>>>} */
  task: { home: 150, vehicle: 150, results: 250 },
  shift: 0.01,
  coldToCached: 2,
  /** @type {Readonly<Record<PageName, number>>} */
  scripts: { home: 200, results: 235, vehicle: 190, enquiry: 200, contact: 200 },
  /** @type {Readonly<Record<PageName, number>>} */
  styles: { home: 20, results: 14, vehicle: 20, enquiry: 20, contact: 20 },
  /** Goals of performance, and what it must not fall below; a page that is not named is no results page. */
  performance: { goal: 95, least: 90, ofResults: { goal: 90, least: 80 } },
  accessibility: 100,
};

/** A bar beside what was measured. @typedef {{ name: string, measured: string, holds: boolean }} Held */

/** @param {number} value @param {number} [digits] */
const rounded = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : 'not measured');

/**
 * @param {string} name
 * @param {number} value
 * @param {number} most
 * @param {number} [digits]
 * @returns {Held}
 */
const atMost = (name, value, most, digits) => ({
  name: `${name} at most ${most}`,
  measured: rounded(value, digits),
  holds: value <= most,
});

/**
 * The bars of first presses on one page of one template.
 * @param {PageName} page
 * @param {readonly Press[]} cases  medians of runs
 * @param {readonly Press[]} runs  all of them
 * @returns {Held[]}
 */
export const pressBars = (page, cases, runs) => {
  if (cases.length === 0) return [];
  const durations = cases.flatMap(({ duration }) => (duration === null ? [] : [duration]));
  const quick = durations.filter((duration) => duration <= bars.press.usual).length / durations.length;
  const bad = runs.filter(({ outcome }) => !isGood(outcome)).length;
  const task = bars.task[page];
  return [
    {
      name: `presses of at most ${bars.press.usual} ms: ${bars.press.share * 100} % or more`,
      measured: `${rounded(quick * 100)} %`,
      holds: quick >= bars.press.share,
    },
    atMost('slowest press of all runs, ms,', mostOf(runs.map(({ duration }) => duration)), bars.press.never),
    atMost(
      'slowest effect, ms after the press or the scripts,',
      mostOf(cases.map(({ afterScripts }) => afterScripts)),
      bars.effect,
    ),
    { name: 'every effect came, once, and stayed', measured: `${bad} of ${runs.length} did not`, holds: bad === 0 },
    ...(task === undefined ? [] : [atMost('longest task, ms,', mostOf(cases.map(({ longest }) => longest)), task)]),
  ];
};

/**
 * The bars of a page that nobody presses anything on.
 * @param {PageName} page
 * @param {Readonly<Partial<Record<Visit, Load>>>} loads  medians
 * @param {{ scripts: number, styles: number } | undefined} weight  kilobytes of gzip
 * @returns {Held[]}
 */
export const loadBars = (page, loads, weight) => {
  const all = Object.values(loads);
  const task = bars.task[page];
  return [
    ...(all.length === 0 ? [] : [atMost('layout shift', mostOf(all.map(({ shift }) => shift)), bars.shift, 3)]),
    ...(all.length === 0 || task === undefined
      ? []
      : [atMost('longest task by itself, ms,', mostOf(all.map(({ longest }) => longest)), task)]),
    ...(loads.cold === undefined || loads.cached === undefined
      ? []
      : [atMost('largest paint, cold to cached,', loads.cold.largest / loads.cached.largest, bars.coldToCached, 2)]),
    ...(weight === undefined
      ? []
      : [
          atMost('scripts at load, KB,', weight.scripts, bars.scripts[page], 1),
          atMost('styles, KB,', weight.styles, bars.styles[page], 1),
        ]),
  ];
};

/**
 * The bars of Lighthouse.
 * @param {string} page
 * @param {Readonly<Record<string, number>>} medians  `performance`, `accessibility`, `cumulativeLayoutShift`
 * @returns {Held[]}
 */
export const lighthouseBars = (page, { performance = 0, accessibility = 0, cumulativeLayoutShift = Number.NaN }) => {
  const { goal, least } = page === 'results' ? bars.performance.ofResults : bars.performance;
  return [
    {
      name: `performance ${goal}, no lower than ${least}`,
      measured: `${rounded(performance)}${performance >= least && performance < goal ? ' (below the goal)' : ''}`,
      holds: performance >= least,
    },
    {
      name: `accessibility ${bars.accessibility}`,
      measured: rounded(accessibility),
      holds: accessibility >= bars.accessibility,
    },
    atMost('layout shift', cumulativeLayoutShift, bars.shift, 3),
  ];
};
