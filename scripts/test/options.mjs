// @ts-check
import { parts } from './steps.mjs';

/** @typedef {import('./steps.mjs').Part} Part */

/**
 * What a run of the tests is asked for on its command line.
 * @param {{ fast?: boolean | undefined, long?: boolean | undefined, part?: readonly string[] | undefined, shard?: string | undefined }} values
 *   `part`: names of parts, also several in one word with commas
 * @returns {{ fast: boolean, long: boolean, parts: readonly Part[], shard: string | undefined } | { fault: string }}
 */
export const readOptions = ({ fast = false, long = false, part = [], shard }) => {
  const named = part.flatMap((word) => word.split(',')).filter((word) => word !== '');
  const unknown = named.filter((name) => !parts.some((one) => one === name));
  if (unknown.length > 0) return { fault: `There is no part ${unknown.join(', ')}. Choose from ${parts.join(', ')}.` };
  const [, share = 0, all = 0] = (/^(\d+)\/(\d+)$/.exec(shard ?? '1/1') ?? []).map(Number);
  if (!(share >= 1 && share <= all))
    return { fault: `--shard takes a share such as 1/3, the first of three, and not ${shard}.` };
  const chosen = parts.filter((one) => named.length === 0 || named.includes(one));
  return { fast, long, parts: chosen, shard };
};
