// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What became of a fault. `caught` and `missed` by the tests; `lost`: its line is not in the checkout any more; `broken`:
 * a run failed for another reason than a failing test, which says nothing of the fault.
 * @typedef {object} FaultResult
 * @property {string} name
 * @property {string} wrong
 * @property {import('./seeded-fault.mjs').FaultKind} kind
 * @property {'caught' | 'missed' | 'lost' | 'broken'} outcome
 * @property {string} by the run that found it, and its first failing test; of the others, why
 * @property {number} seconds
 */

/** @param {string} file @returns {readonly FaultResult[]} */
const readResults = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).faults;
  } catch {
    // None yet, or cut short: it is written anew.
    return [];
  }
};

/**
 * Writes results into a report. Those of faults that were not tried this time stay, so that kinds may be run one by one.
 * @param {string} file
 * @param {readonly FaultResult[]} results
 */
export const writeResults = (file, results) => {
  const others = readResults(file).filter(({ name }) => !results.some((result) => result.name === name));
  const faults = [...others, ...results].toSorted((one, other) => one.name.localeCompare(other.name));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ faults }, null, 2)}\n`);
};

/** @param {FaultResult} result */
export const resultLine = ({ name, outcome, by, seconds }) =>
  `${outcome.padEnd(6)}  ${name.padEnd(44)}  ${`${seconds.toFixed(1)} s`.padStart(8)}  ${by}`.trimEnd();

/** @param {readonly FaultResult[]} results */
export const closingLine = (results) => {
  const count = (/** @type {string} */ outcome) => results.filter((result) => result.outcome === outcome).length;
  const others = /** @type {const} */ (['lost', 'broken']).flatMap((outcome) =>
    count(outcome) === 0 ? [] : [`${count(outcome)} ${outcome}`],
  );
  return [`${count('caught')} of ${results.length} caught`, ...others].join(', ');
};
