// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./order-target.mjs').OrderTarget} OrderTarget */

/** Milliseconds that the worker has to bring everything to its end. */
const patience = 180_000;

/** What the worker still has to do of money that is decided, by the clock of now. */
const undone = `
  select (select count(*) from payments p join test_processor_sessions s on s.payment_id = p.id
      where p.status in ('started', 'paying', 'mismatch') and s.status in ('paid', 'failed', 'expired'))
    + (select count(*) from refunds where status = 'asked') as left`;

/** What is open at all: whoever left has a hold that has to end. */
const open = `
  select (select count(*) from orders where state = 'paying') + (select count(*) from refunds where status = 'asked')
    + (select count(*) from payments where status in ('started', 'paying', 'mismatch', 'refunding')) as left`;

/** Minutes until the processor is asked again, or a refund is sent again, pass at once. */
const askNow = [
  'update payments set check_at = now() where check_at > now()',
  `update refunds set next_try_at = now() where status = 'asked' and next_try_at > now()`,
];

/** The minutes of holds that nobody paid for are over. */
const endHolds = [
  `update vehicle_reservations r set until = now() from orders o
    where o.reservation_id = r.id and o.state = 'paying' and r.ended_at is null and r.reserved_at < now()`,
  `update orders set hold_until = now() where state = 'paying'`,
  `update payments set expires_at = now() where status in ('started', 'paying') and expires_at > now()`,
];

/**
 * @param {OrderTarget} target
 * @param {string} query
 * @param {readonly string[]} hurry
 */
const untilNone = async (target, query, hurry) => {
  for (const end = Date.now() + patience; Date.now() < end; await pause(500)) {
    const [{ left }] = await target.rows(query);
    if (Number(left) === 0) return true;
    for (const statement of hurry) await target.rows(statement);
  }
  return false;
};

/**
 * Lets the worker reconcile what was decided at the processor, and then end what was left: instants for which it would
 * wait are moved to now. Works with what stands in the database alone, as a worker does that has just been started.
 * @param {OrderTarget} target
 * @returns {Promise<boolean>} whether nothing is open any more
 */
export const settle = async (target) =>
  (await untilNone(target, undone, askNow)) && (await untilNone(target, open, [...askNow, ...endHolds]));
