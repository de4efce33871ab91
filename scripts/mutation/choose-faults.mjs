// @ts-check
import { parseArgs } from 'node:util';
import { filesOf, workspaceOf } from './fault-checkout.mjs';
import { faultKinds, isFaultKind } from './seeded-fault.mjs';

/** @typedef {import('./seeded-fault.mjs').SeededFault} SeededFault */
/**
 * @typedef {object} FaultOptions
 * @property {string | undefined} checkout
 * @property {import('./seeded-fault.mjs').FaultKind | undefined} kind
 * @property {boolean} baseline
 * @property {readonly string[]} names
 */

/**
 * @param {readonly string[]} args
 * @returns {FaultOptions}
 * @throws {Error} that says what is meant by none of them
 */
export const readOptions = (args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      checkout: { type: 'string' },
      kind: { type: 'string' },
      baseline: { type: 'boolean', default: false },
    },
  });
  const { checkout, kind, baseline = false } = values;
  if (kind !== undefined && !isFaultKind(kind)) throw new Error(`--kind ${kind} is none of ${faultKinds.join(', ')}.`);
  return { checkout, kind, baseline, names: positionals };
};

/** The kind of test that is tried first. @param {SeededFault} fault */
export const kindOf = ({ runs }) => runs[0]?.kind ?? 'unit';

/** @param {SeededFault} fault */
const place = (fault) => workspaceOf(filesOf(fault)[0] ?? '') ?? '';

/**
 * The faults to try: those of a kind, and those that are named, whole, by number or without it. What is quick comes
 * first; those of one workspace follow each other, since the same things are built for them.
 * @param {readonly SeededFault[]} faults
 * @param {Pick<FaultOptions, 'kind' | 'names'>} wanted
 * @returns {readonly SeededFault[]}
 * @throws {Error} for a name that no fault has
 */
export const chooseFaults = (faults, { kind, names }) => {
  const isNamed = (/** @type {SeededFault} */ { name }, /** @type {string} */ given) =>
    [name, name.slice(0, 2), name.slice(3)].includes(given.replace(/\.patch$/, ''));
  const unknown = names.find((given) => !faults.some((fault) => isNamed(fault, given)));
  if (unknown !== undefined) throw new Error(`There is no fault named ${unknown}.`);
  return faults
    .filter((fault) => kind === undefined || kindOf(fault) === kind)
    .filter((fault) => names.length === 0 || names.some((given) => isNamed(fault, given)))
    .toSorted(
      (one, other) =>
        faultKinds.indexOf(kindOf(one)) - faultKinds.indexOf(kindOf(other)) ||
        place(one).localeCompare(place(other)) ||
        one.name.localeCompare(other.name),
    );
};
