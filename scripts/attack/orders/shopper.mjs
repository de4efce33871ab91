// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./order-target.mjs').OrderTarget} OrderTarget */
/** @typedef {import('./order-target.mjs').Who} Who */
/** @typedef {import('../ask.mjs').Answer} Answer */
/** @typedef {ReturnType<typeof shopperOf>} Shopper */

/** Milliseconds for which a shopper tries again what was not answered, or was answered by a fault. */
const patience = 120_000;
const againMs = 400;

/** @param {Answer} answer */
const isAway = ({ status }) => status === 0 || status >= 500;

/** A path of the site in an address that may be whole. @param {string} address */
const pathOf = (address) => {
  const { pathname, search } = new URL(address, 'http://yard.localhost');
  return `${pathname}${search}`;
};

/** The token of an order in the address that a write answers. @param {string} redirect */
const tokenIn = (redirect) => {
  const { pathname, searchParams } = new URL(redirect, 'http://yard.localhost');
  return searchParams.get('order') ?? decodeURIComponent(pathname.split('/').at(-1) ?? '');
};

/**
 * A shopper at a site, who sends what pages send and tries again what fails.
 * @param {OrderTarget} target
 * @param {Who} who
 * @param {(answer: Answer) => void} [note] hears of every answer, those that are tried again among them
 */
export const shopperOf = (target, who, note = () => undefined) => {
  /** @param {Parameters<OrderTarget['send']>[0]} question */
  const once = async (question) => {
    const answer = await target.send({ ...question, headers: { ...target.asGateway(who), ...question.headers } });
    note(answer);
    return answer;
  };
  /** @param {Parameters<OrderTarget['send']>[0]} question */
  const persist = async (question) => {
    for (const end = Date.now() + patience; ; await pause(againMs)) {
      const answer = await once(question);
      if (!isAway(answer) || Date.now() > end) return answer;
    }
  };
  const json = { 'content-type': 'application/json' };
  /** @param {string} path @param {object} body */
  const writing = (path, body) => ({ path, method: 'POST', headers: json, body: JSON.stringify(body) });
  /** @param {Answer} answer @returns {{ redirect: string, notice: string | null }} */
  const next = ({ status, body }) => {
    if (status === 200) return JSON.parse(body);
    throw new Error(`An order was answered ${status}: ${body.slice(0, 300)}`);
  };
  /** @param {string} token */
  const read = async (token) => {
    const path = `/internal/v1/sites/${who.site}/orders/${encodeURIComponent(token)}`;
    const answer = await persist({ path, headers: target.bearer });
    if (answer.status !== 200) throw new Error(`An order was shown as ${answer.status}: ${answer.body.slice(0, 300)}`);
    return JSON.parse(answer.body);
  };
  return {
    read,
    /**
     * Begins to reserve a vehicle and fills in who it is.
     * @param {string} stocknum
     * @param {{ phone: string, email: string }} person
     * @returns {Promise<{ token: string | null, notice: string | null }>} no token where the vehicle is taken
     */
    fill: async (stocknum, { phone, email }) => {
      const car_id = target.vehicles.get(stocknum);
      const begun = next(await persist(writing('/api/orders/start', { car_id, kind: 'reserve' })));
      if (begun.notice !== null) return { token: null, notice: begun.notice };
      const token = tokenIn(begun.redirect);
      const details = { name: 'Avery', last_name: 'Example', phone, email };
      next(await persist(writing('/api/orders/save', { token, step: 'details', ...details })));
      return { token, notice: null };
    },
    /** What the review of an order sends. @param {string} token */
    paying: async (token) => {
      const { total_cents } = await read(token);
      return writing('/api/orders/pay', { token, agree: 'on', seen_cents: String(total_cents ?? '') });
    },
    once,
    persist,
    next,
    /** Goes from the address that paying answers to the page of the processor. @param {string} redirect @returns {Promise<string>} path of it; where it is led elsewhere, that path */
    go: async (redirect) => pathOf(String((await persist({ path: pathOf(redirect) })).headers.location ?? '/')),
    /** Plays something at the page of the test processor. @param {string} path @param {string} choice */
    choose: (path, choice) =>
      persist({
        path,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `choice=${choice}`,
      }),
    /** Follows the processor's redirect back to the site. @param {Answer} answer */
    comeBack: (answer) => persist({ path: pathOf(String(answer.headers.location ?? '/')) }),
    /** @param {string} token */
    cancel: (token) => persist(writing('/api/orders/cancel', { token })),
  };
};
