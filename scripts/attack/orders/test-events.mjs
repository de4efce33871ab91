// @ts-check
import { createHmac } from 'node:crypto';

/** @typedef {import('./order-target.mjs').OrderTarget} OrderTarget */
/**
 * An event of the test processor.
 * @typedef {object} TestEvent
 * @property {string} id
 * @property {string} type
 * @property {string} payment
 * @property {number} amount cents
 * @property {string} currency
 * @property {string} account
 */

const pagePrefix = '/api/test-processor/';

/** @param {string} path */
export const isTestPage = (path) => path.startsWith(pagePrefix);

/** The session of a page of the test processor. @param {string} path */
export const sessionOf = (path) => path.slice(pagePrefix.length);

/**
 * What the processor has of a session, as an event says it.
 * @param {OrderTarget} target
 * @param {string} session
 * @param {string} id of the event
 * @returns {Promise<TestEvent>}
 */
export const eventOf = async (target, session, id) => {
  const [row] = await target.rows('select * from test_processor_sessions where id = $1', [session]);
  const type = row.status === 'paid' ? 'payment.paid' : 'payment.failed';
  const { payment_id: payment, currency } = row;
  return { id, type, payment, amount: Number(row.amount_cents), currency, account: 'acct_test' };
};

/**
 * The signature of a body at an instant, as the test processor makes it.
 * @param {string} secret
 * @param {string} body
 * @param {number} atMs
 */
export const signature = (secret, body, atMs) => {
  const at = Math.floor(atMs / 1000);
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
};

/**
 * Sends an event once, as from outside.
 * @param {OrderTarget} target
 * @param {TestEvent} event
 * @param {{ signed?: string | null }} [options] another signature, or none
 */
export const sendEvent = (target, event, { signed } = {}) => {
  const body = JSON.stringify(event);
  const given = signed === undefined ? signature(target.eventSecret, body, Date.now()) : signed;
  return target.send({
    path: '/api/payments/webhook/test',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(given === null ? {} : { 'test-processor-signature': given }) },
    body,
  });
};
