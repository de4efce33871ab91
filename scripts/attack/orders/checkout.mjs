// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { isTestPage } from './test-events.mjs';

/** @typedef {import('./shopper.mjs').Shopper} Shopper */
/**
 * @typedef {object} Plan
 * @property {string} stocknum
 * @property {{ phone: string, email: string }} person
 * @property {string} play what is chosen at the processor; `leave`: nothing, the page is closed
 * @property {boolean} givesUp gives up the vehicle afterwards, held or not
 * @property {() => number} think milliseconds before each step
 */

/** How many of a hundred shoppers play what. */
export const plays = /** @type {const} */ ({
  pay: 36,
  'pay-twice': 12,
  'pay-slowly': 12,
  'pay-silently': 12,
  'pay-confirmed': 8,
  decline: 10,
  cancel: 5,
  leave: 5,
});

/** What is played by a number from 0 to 1. @param {number} share */
export const playOf = (share) => {
  let left = share * 100;
  for (const [play, count] of Object.entries(plays)) {
    left -= count;
    if (left < 0) return play;
  }
  return 'leave';
};

/**
 * One checkout as somebody does it with a browser, from the vehicle to where its money has led.
 * @param {Shopper} shopper
 * @param {Plan} plan
 * @param {(session: string) => Promise<void>} [onPaid] told the session of the processor once it is played there
 * @returns {Promise<string>} the notice that the vehicle is not to be had, or the last state that the shopper saw
 */
export const checkOut = async (shopper, { stocknum, person, play, givesUp, think }, onPaid = async () => undefined) => {
  const { token, notice } = await shopper.fill(stocknum, person);
  if (token === null) return notice ?? 'taken';
  await pause(think());
  /** @param {string} choice */
  const tryToPay = async (choice) => {
    const led = shopper.next(await shopper.persist(await shopper.paying(token)));
    if (led.notice !== null) return led.notice;
    const page = await shopper.go(led.redirect);
    if (!isTestPage(page) || choice === 'leave') return null;
    await pause(think());
    let answer = await shopper.choose(page, choice);
    if (choice === 'pay-confirmed') answer = await shopper.choose(page, 'confirm');
    await onPaid(page);
    if (answer.status === 303) await shopper.comeBack(answer);
    return null;
  };
  const refused = await tryToPay(play);
  if (refused !== null) return refused;
  await pause(think());
  // Half of those whose card was declined take another.
  if (play === 'decline' && !givesUp) await tryToPay('pay');
  if (givesUp) await shopper.cancel(token);
  return (await shopper.read(token)).state;
};
