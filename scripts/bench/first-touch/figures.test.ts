import { expect, test } from 'vitest';
import { median } from '../median.mjs';
import { lighthouseBars, loadBars, loadOf, medianLoad, medianPress, pressBars, pressOf } from './figures.mjs';

const record = (more: object = {}) => ({
  origin: 1_000_000,
  paint: 1_000,
  largest: 1_400,
  shift: 0.002,
  tasks: [
    { start: 400, duration: 500 },
    { start: 2_540, duration: 120 },
    { start: 3_000, duration: 200 },
  ],
  events: [
    { name: 'pointermove', start: 2_400, duration: 900, interaction: 0 },
    { name: 'pointerup', start: 2_500, duration: 152, interaction: 7 },
    { name: 'click', start: 2_500, duration: 176, interaction: 7 },
  ],
  pressed: 2_500,
  hit: true,
  effect: 2_700,
  times: 1,
  stays: true,
  scripts: [1_200, 2_650, 2_900],
  value: '',
  ...more,
});
const visited = (more: object = {}) => ({
  record: record(),
  isControlThere: true,
  pressedAt: 1_002_500,
  leftAt: null,
  has: null,
  answer: null,
  transfer: 0,
  ...more,
});
const press = (more: object = {}) => ({ ...pressOf(visited()), ...more });
const failing = (held: readonly { readonly name: string; readonly holds: boolean }[]) =>
  held.filter(({ holds }) => !holds).map(({ name }) => name);

test('the median is the middle one, the upper one of two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 9])).toBe(9);
  expect(median([])).toBeNaN();
});

test('a press is timed from the finger, by the slowest event of its own, and by the scripts that were there', () => {
  expect(pressOf(visited())).toEqual({
    outcome: 'once',
    pressed: 1_500,
    duration: 176,
    effect: 200,
    afterScripts: 50,
    longest: 200,
    longestInside: 120,
  });
  expect(pressOf(visited({ record: record({ events: [] }) })).duration).toBe(16);
});

test('what became of a press is told apart', () => {
  const outcomes = {
    'no control': { isControlThere: false },
    'led on': { record: null, leftAt: 1_003_000 },
    missed: { record: record({ hit: false }) },
    none: { record: record({ effect: null }) },
    'again and again': { record: record({ times: 2 }) },
    'gone again': { record: record({ stays: false }) },
  };
  for (const [outcome, more] of Object.entries(outcomes)) expect(pressOf(visited(more)).outcome).toBe(outcome);
  const typed = visited({ record: record({ value: 'Jonathn' }) });
  expect(pressOf(typed, 'Jonathan').outcome).toBe('letters lost');
  expect(pressOf(visited({ record: record({ value: 'Jonathan' }) }), 'Jonathan').outcome).toBe('once');
  expect(pressOf(visited({ record: null, leftAt: 1_003_000 }))).toMatchObject({ effect: 500, afterScripts: null });
  expect(pressOf(visited({ record: record({ effect: null }) })).longestInside).toBe(200);
});

test('runs of a case are as good as the worst of them, and leave out what was not measured', () => {
  const middle = medianPress([
    press({ duration: 100 }),
    press({ duration: null, outcome: 'none', effect: null }),
    press({ duration: 300 }),
    press({ duration: 200 }),
  ]);
  expect(middle).toMatchObject({ outcome: 'none', duration: 200, effect: 200 });
});

test('bars of presses: three in four are quick, none is slow, each does what it is for', () => {
  const quick = Array.from({ length: 3 }, () => press({ longest: 150 }));
  const cases = [...quick, press({ duration: 350, longest: 150 })];
  expect(failing(pressBars('vehicle', cases, cases))).toEqual([]);
  const slow = [...quick.slice(1), press({ duration: 208, longest: 151, afterScripts: 501 }), press({ duration: 352 })];
  expect(failing(pressBars('vehicle', slow, [...slow, press({ outcome: 'missed' })]))).toEqual([
    'presses of at most 200 ms: 75 % or more',
    'slowest press of all runs, ms, at most 350',
    'slowest effect, ms after the press or the scripts, at most 500',
    'every effect came, once, and stayed',
    'longest task, ms, at most 150',
  ]);
  expect(failing(pressBars('results', [press({ longest: 250 })], [press()]))).toEqual([]);
  // Pages without a bar of their own.
  expect(pressBars('contact', cases, cases).map(({ name }) => name)).not.toContain('longest task, ms, at most 150');
});

test('nothing measured holds no bar', () => {
  const nothing = press({ outcome: 'no control', duration: null, effect: null, afterScripts: null });
  expect(failing(pressBars('enquiry', [nothing], [nothing]))).toHaveLength(4);
  expect(failing(lighthouseBars('home', {}))).toHaveLength(3);
});

test('a page by itself: tasks from its first paint on, shift, paint of a cold one, weight', () => {
  const load = loadOf(record());
  expect(load).toEqual({ paint: 1_000, largest: 1_400, shift: 0.002, longest: 200 });
  expect(loadOf(record({ tasks: [{ start: 400, duration: 700 }] })).longest).toBe(700);
  const cached = { ...load, longest: 100 };
  expect(medianLoad([cached, load, cached])).toEqual(cached);
  const weight = { scripts: 200, styles: 20 };
  expect(failing(loadBars('home', { cached, cold: { ...cached, largest: 2_800 } }, weight))).toEqual([]);
  expect(
    failing(loadBars('results', { cached, cold: { ...load, shift: 0.02, largest: 2_900, longest: 251 } }, weight)),
  ).toEqual([
    'layout shift at most 0.01',
    'longest task by itself, ms, at most 250',
    'largest paint, cold to cached, at most 2',
    'styles, KB, at most 14',
  ]);
});

test('bars of Lighthouse: results are held to less, and a page between goal and bar says so', () => {
  const fine = { performance: 90, accessibility: 100, cumulativeLayoutShift: 0 };
  expect(failing(lighthouseBars('home', fine))).toEqual([]);
  expect(lighthouseBars('home', fine)[0]?.measured).toBe('90 (below the goal)');
  expect(lighthouseBars('results', fine)[0]?.measured).toBe('90');
  expect(failing(lighthouseBars('results', { ...fine, performance: 80 }))).toEqual([]);
  expect(
    failing(lighthouseBars('offers', { performance: 89, accessibility: 99, cumulativeLayoutShift: 0.02 })),
  ).toHaveLength(3);
});
