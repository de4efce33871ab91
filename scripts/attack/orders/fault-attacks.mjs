// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { slowestOf, statusesOf } from '../attack.mjs';
import { judgeBooks } from './books.mjs';
import { counted } from './crash-attack.mjs';
import { moods } from './fake-stripe.mjs';
import { settle } from './settle.mjs';
import { shopperOf } from './shopper.mjs';
import { eventOf, sendEvent, sessionOf, signature } from './test-events.mjs';

/** @typedef {import('./order-target.mjs').OrderTarget} OrderTarget */
/** @typedef {import('./order-attacks.mjs').OrderAttack} OrderAttack */
/** @typedef {import('./shopper.mjs').Shopper} Shopper */

const numbered = (/** @type {string} */ letter, /** @type {number} */ count) =>
  Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);
const stock = {
  away: numbered('D', 12),
  lying: numbered('L', 4),
  down: numbered('P', moods.length),
  clock: numbered('K', 4),
};
export const faultStock = Object.values(stock).flat();

const hourMs = 60 * 60_000;

let people = 0;
/**
 * A shopper who stands at the page of the processor, or where they were led instead.
 * @param {OrderTarget} target
 * @param {string} stocknum
 */
const toProcessor = async (target, stocknum) => {
  people += 1;
  const shopper = shopperOf(target, { site: 'yard', client: `10.30.0.${people}` });
  const person = { phone: `0430${String(people).padStart(6, '0')}`, email: `fault${people}@example.com` };
  const { token, notice } = await shopper.fill(stocknum, person);
  if (token === null) throw new Error(`${stocknum} is not to be had (${notice}).`);
  const begun = performance.now();
  const led = shopper.next(await shopper.persist(await shopper.paying(token)));
  const page = led.notice === null ? await shopper.go(led.redirect) : led.notice;
  return { shopper, token, page, ms: Math.round(performance.now() - begun) };
};

/** The payment of a page of the processor. @param {OrderTarget} target @param {string} page @returns {Promise<string>} */
const paymentOf = async (target, page) =>
  (await target.rows('select payment_id from test_processor_sessions where id = $1', [sessionOf(page)]))[0].payment_id;

/** How a payment stands. @param {OrderTarget} target @param {string} id @returns {Promise<{ status: string, why: string | null }>} */
const standingOf = async (target, id) => (await target.rows('select status, why from payments where id = $1', [id]))[0];

/**
 * An outcome that is judged once the worker has settled everything, with the books.
 * @param {OrderTarget} target
 * @param {number} slowestMs
 * @param {() => Promise<{ isRight: boolean, answered: string }>} look at what came of it in the end
 */
const inTheEnd = async (target, slowestMs, look) => {
  const isSettled = await settle(target);
  const { isRight, answered } = await look();
  const { broken } = await judgeBooks(target);
  const books = [...(isSettled ? [] : ['it did not settle']), ...broken];
  return {
    holds: isRight && books.length === 0,
    answered: `${answered}; ${books.length === 0 ? 'the books hold' : books.join('; ')}`,
    slowestMs,
  };
};

/** How orders stand to their shoppers. @param {readonly Awaited<ReturnType<typeof toProcessor>>[]} all @returns {Promise<string[]>} */
const statesOf = (all) => Promise.all(all.map(async ({ shopper, token }) => (await shopper.read(token)).state));

/** Milliseconds that the database is away: twenty seconds, and less where somebody only tries the attack. @param {number} checkouts */
const awayFor = (checkouts) => Math.min(20_000, checkouts * 100);

/**
 * What goes wrong around payments, one thing at a time.
 * @param {{ checkouts: number }} options
 * @returns {readonly OrderAttack[]}
 */
export const faultAttacks = ({ checkouts }) => [
  {
    name: `a database that is away for ${awayFor(checkouts) / 1000} s while ${stock.away.length} shoppers pay`,
    promise: 'they are told to try again; nothing is lost of what they pay',
    run: async (target) => {
      const standing = await Promise.all(stock.away.map((stocknum) => toProcessor(target, stocknum)));
      const awayMs = awayFor(checkouts);
      const back = target.kill('database', awayMs);
      const first = await Promise.all(
        standing.map(({ shopper, page }) =>
          shopper.once({ path: page, method: 'POST', body: 'choice=pay', patienceMs: 20_000 }),
        ),
      );
      const again = standing.map(({ shopper, page }) => shopper.choose(page, 'pay'));
      await back;
      const answers = await Promise.all(again);
      for (const [at, answer] of answers.entries()) await standing[at]?.shopper.comeBack(answer);
      return inTheEnd(target, slowestOf(first), async () => {
        const states = await statesOf(standing);
        return {
          isRight: states.every((state) => state === 'held'),
          answered: `at first ${statusesOf(first)}, then orders ${counted(states)}`,
        };
      });
    },
  },
  {
    name: 'events that are unsigned, signed by somebody else, an hour old, or of another amount, currency, account or payment',
    promise: 'no payment is changed by any of them',
    run: async (target) => {
      const { page } = await toProcessor(target, stock.lying[0] ?? '');
      const event = { ...(await eventOf(target, sessionOf(page), 'lie')), type: 'payment.paid' };
      const unbelieved = [
        await sendEvent(target, event, { signed: null }),
        await sendEvent(target, event, { signed: signature('another secret', JSON.stringify(event), Date.now()) }),
        await sendEvent(target, event, {
          signed: signature(target.eventSecret, JSON.stringify(event), Date.now() - hourMs),
        }),
      ];
      const lies = [
        { ...event, id: 'lie-amount', amount: 1 },
        { ...event, id: 'lie-currency', currency: 'USD' },
        { ...event, id: 'lie-account', account: 'acct_other' },
        { ...event, id: 'lie-payment', payment: '00000000-0000-7000-8000-000000000000' },
        // All of it is right, but that anything was paid.
        { ...event, id: 'lie-paid' },
      ];
      const signed = [];
      for (const lie of lies) signed.push(await sendEvent(target, lie));
      const { status } = await standingOf(target, event.payment);
      const outcomes = signed.map(({ status: code, body }) => (code === 200 ? JSON.parse(body).outcome : code));
      const expected = ['wrong-amount', 'wrong-currency', 'other-account', 'not-ours', 'applied'];
      const isRight =
        unbelieved.every(({ status: code }) => code === 400) &&
        outcomes.join() === expected.join() &&
        status === 'paying';
      const answered = `${statusesOf(unbelieved)}; then ${outcomes.join(', ')}; the payment is ${status}`;
      // What is open here is judged with the books of the last attack, as in those that follow.
      return { holds: isRight, answered, slowestMs: slowestOf([...unbelieved, ...signed]) };
    },
  },
  {
    name: 'a processor that says it has taken another amount, another currency, or for another account',
    promise: 'nothing is booked until it says what was asked for; then it is',
    run: async (target) => {
      /** @param {string} why @param {string | undefined} stocknum @param {string} lie @param {string} truth of the payment $2 */
      const lied = async (why, stocknum, lie, truth) => {
        const { shopper, page, token } = await toProcessor(target, stocknum ?? '');
        const payment = await paymentOf(target, page);
        const change = (/** @type {string} */ set) =>
          target.rows(`update test_processor_sessions set ${set} where id = $1 and $2::uuid is not null`, [
            sessionOf(page),
            payment,
          ]);
        await change(lie);
        const answer = await shopper.choose(page, 'pay');
        await shopper.comeBack(answer);
        const during = await standingOf(target, payment);
        const { state } = await shopper.read(token);
        await change(truth);
        // The page of the payment is loaded again.
        await shopper.comeBack(answer);
        const after = await standingOf(target, payment);
        return { why, said: `${during.status} (${during.why}), order ${state}, then ${after.status}` };
      };
      const lies = [
        await lied(
          'wrong-amount',
          stock.lying[1],
          'amount_cents = amount_cents - 1',
          'amount_cents = amount_cents + 1',
        ),
        await lied('wrong-currency', stock.lying[2], `currency = 'USD'`, `currency = 'AUD'`),
        await lied('other-account', stock.lying[3], 'payment_id = gen_random_uuid()', 'payment_id = $2::uuid'),
      ];
      return {
        holds: lies.every(({ why, said }) => said === `mismatch (${why}), order paying, then paid`),
        answered: lies.map(({ said }) => said).join('; '),
        slowestMs: 0,
      };
    },
  },
  {
    name: 'a processor that resets connections, answers 500, or never answers',
    promise: 'the shopper is told within half a minute that nothing was charged, and may try again or give up',
    run: async (target) => {
      await target.restartApi({ FORECOURT_PAYMENTS: 'stripe' });
      /** @type {string[]} */
      const led = [];
      let slowestMs = 0;
      for (const [at, mood] of moods.entries()) {
        target.stripe.be(mood);
        const { shopper, token, page, ms } = await toProcessor(target, stock.down[at] ?? '');
        slowestMs = Math.max(slowestMs, ms);
        const before = (await shopper.read(token)).state;
        await shopper.cancel(token);
        const { state } = await shopper.read(token);
        led.push(`${mood}: ${page.includes('notice=away') ? 'away' : page}, ${before}, then ${state}`);
      }
      await target.restartApi({});
      const isRight = led.every((one) => one.endsWith(': away, paying, then cancelled')) && slowestMs < 30_000;
      return { holds: isRight, answered: led.join('; '), slowestMs };
    },
  },
  {
    name: 'an API whose clock is an hour ahead, then an hour behind, of the worker and the database',
    promise: 'no money without an order or a refund, whichever of them says when a hold is over',
    run: async (target) => {
      /** @type {Awaited<ReturnType<typeof toProcessor>>[]} */
      const all = [];
      for (const [turn, moved] of [hourMs, -hourMs].entries()) {
        const [begunBefore = '', begunWithin = ''] = stock.clock.slice(turn * 2);
        const before = await toProcessor(target, begunBefore);
        const FORECOURT_FROZEN_NOW = new Date(Date.now() + moved).toISOString();
        await target.restartApi({ NODE_ENV: 'test', FORECOURT_FROZEN_NOW });
        const within = await toProcessor(target, begunWithin);
        for (const { shopper, page } of [before, within]) {
          const answer = await shopper.choose(page, 'pay');
          if (answer.status === 303) await shopper.comeBack(answer);
        }
        // The worker's turn comes while the clocks differ.
        await pause(2500);
        await target.restartApi({});
        all.push(before, within);
      }
      return inTheEnd(target, 0, async () => {
        const [first, second, third, fourth] = await statesOf(all);
        return {
          isRight: true,
          answered: `ahead: begun before ${first}, within ${second}; behind: begun before ${third}, within ${fourth}`,
        };
      });
    },
  },
];
