// @ts-check
import { watchOthers } from './others.mjs';

/** @typedef {import('./target.mjs').Target} Target */
/** @typedef {import('./ask.mjs').Answer} Answer */
/** @typedef {import('./others.mjs').Others} Others */
/**
 * @typedef {object} Outcome
 * @property {boolean} holds
 * @property {string} answered what came back, in words
 * @property {number} slowestMs the slowest answer to the attacker, in milliseconds
 * @property {Others} [others] what other shoppers saw meanwhile
 */
/**
 * @template [On=Target] what it is sent to
 * @typedef {object} Attack
 * @property {string} name what is sent
 * @property {string} promise what must come back
 * @property {(target: On) => Promise<Outcome>} run
 */

/** Longest time that one answer may take before it counts as a hang, in milliseconds: the old faults took minutes. */
export const hang = 20_000;

/** What other shoppers may wait meanwhile, in milliseconds on a machine of two cores that does nothing else. */
export const bars = { page: 2000, search: 3000 };

/** How often each status came: `200 x 12, 503 x 3`. @param {readonly Pick<Answer, 'status'>[]} answers */
export const statusesOf = (answers) => {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => (count === 1 ? `${status}` : `${status} x ${count}`)).join(', ');
};

/** @param {readonly Answer[]} answers */
export const slowestOf = (answers) => Math.max(0, ...answers.map(({ ms }) => ms));

/**
 * Judges answers by their status, and what others saw by good answers within the bars.
 * @param {Target} target
 * @param {() => Promise<readonly Answer[]>} send
 * @param {(answers: readonly Answer[]) => boolean} isRight
 * @returns {Promise<Outcome>}
 */
export const judge = async (target, send, isRight) => {
  const watch = watchOthers(target);
  const answers = await send();
  const others = await watch.stop();
  return {
    holds:
      isRight(answers) &&
      answers.every(({ ms }) => ms < hang) &&
      others.isWell &&
      others.pageMs <= bars.page &&
      others.searchMs <= bars.search,
    answered: statusesOf(answers),
    slowestMs: slowestOf(answers),
    others,
  };
};
