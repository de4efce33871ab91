import { expect, test } from 'vitest';
import { readOptions } from './options.mjs';
import { casesOf, nameOf } from './plan.mjs';

test('without options everything is measured, each case once a round and under a name of its own', () => {
  const cases = casesOf(readOptions([]));
  expect(new Set(cases.map(nameOf)).size).toBe(cases.length);
  // Five pages alone; the menu on five pages, eleven other controls of pages, at four times; three visits, three templates.
  expect(cases).toHaveLength((5 + (5 + 11) * 4) * 3 * 3);
});

test('options choose', () => {
  const options = readOptions([
    '--pages',
    'vehicle,home',
    '--templates',
    'a',
    '--visits',
    'cached',
    '--controls',
    'load,number',
    '--delays',
    '1500',
    '--runs',
    '2',
  ]);
  expect(options.runs).toBe(2);
  expect(casesOf(options).map(nameOf)).toEqual([
    'a home cached load',
    'a vehicle cached load',
    'a vehicle cached number 1500',
  ]);
});

test('what is not there is said, with what is', () => {
  expect(() => readOptions(['--pages', 'home,offers'])).toThrow(
    '--pages takes of: home, results, vehicle, enquiry, contact, not "offers".',
  );
  expect(() => readOptions(['--templates', ''])).toThrow('--templates takes of: a, b, c.');
  expect(() => readOptions(['--delays', '0.5'])).toThrow('--delays takes a whole number, not "0.5".');
  expect(() => readOptions(['--page', 'home'])).toThrow();
});
