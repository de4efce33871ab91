// @ts-check
import { parseArgs } from 'node:util';
import { controls, delays, pageNames, siteOf, visits } from './cases.mjs';

/** @typedef {ReturnType<typeof readOptions>} Options */

/** The words of one option, each one of those there are; all where it is not given. @template {string} Word @param {string | undefined} given @param {string} option @param {readonly Word[]} known @returns {readonly Word[]} */
const chosen = (given, option, known) => {
  if (given === undefined) return known;
  const words = given.split(',').filter(Boolean);
  const unknown = words.find((word) => !known.some((one) => one === word));
  if (unknown !== undefined || words.length === 0)
    throw new Error(`--${option} takes of: ${known.join(', ')}${unknown === undefined ? '' : `, not "${unknown}"`}.`);
  return known.filter((word) => words.includes(word));
};

/** A whole number from 0. @param {string} given @param {string} option */
const count = (given, option) => {
  if (!/^\d+$/.test(given)) throw new Error(`--${option} takes a whole number, not "${given}".`);
  return Number(given);
};

/**
 * The options of `npm run bench first-touch`. Throws with what is wrong and what there is.
 * @param {string[]} args
 */
export const readOptions = (args) => {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string' },
      templates: { type: 'string' },
      visits: { type: 'string' },
      controls: { type: 'string' },
      delays: { type: 'string' },
      runs: { type: 'string', default: '3' },
      lighthouse: { type: 'string', default: '5' },
      gateway: { type: 'string' },
      json: { type: 'string' },
    },
  });
  return {
    pages: chosen(values.pages, 'pages', pageNames),
    templates: chosen(values.templates, 'templates', /** @type {(keyof typeof siteOf)[]} */ (Object.keys(siteOf))),
    visits: chosen(values.visits, 'visits', visits),
    /** None but `load`: nobody presses. */
    controls: chosen(values.controls, 'controls', ['load', ...Object.keys(controls)]),
    /** Milliseconds from the first paint to the press. */
    delays: values.delays === undefined ? delays : values.delays.split(',').map((delay) => count(delay, 'delays')),
    /** How often each case is run. */
    runs: count(values.runs, 'runs'),
    /** How often Lighthouse looks at each page; 0: not at all. */
    lighthouse: count(values.lighthouse, 'lighthouse'),
    /** Of a start that runs already, whose data folder and ports the environment names; null: one of its own. */
    gateway: values.gateway ?? null,
    /** Where all figures go, run by run; null: nowhere. */
    json: values.json ?? null,
  };
};
