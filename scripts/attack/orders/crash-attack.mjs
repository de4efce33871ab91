// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { heldTwice, judgeBooks, ruleCount } from './books.mjs';
import { checkOut, playOf } from './checkout.mjs';
import { sites } from './documents.mjs';
import { numbersFrom } from './seeded.mjs';
import { settle } from './settle.mjs';
import { shopperOf } from './shopper.mjs';
import { eventOf, sendEvent, sessionOf } from './test-events.mjs';

/** @typedef {import('./order-target.mjs').OrderTarget} OrderTarget */
/** @typedef {import('./order-attacks.mjs').OrderAttack} OrderAttack */

/** How many check out at a time. */
const atOnce = 24;
/** Most kills, so that it ends on a busy machine, too, where all that is done between two of them is little. */
const mostKills = 60;
/** Stock numbers of vehicles for so many checkouts: a third finds theirs taken. @param {number} checkouts */
export const crashStock = (checkouts) => Array.from({ length: Math.ceil(checkouts * 1.2) }, (_, at) => `C${at + 1}`);

/** How often each word came. @param {readonly (string | number)[]} words */
export const counted = (words) => {
  /** @type {Map<string | number, number>} */
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${word} x ${count}`).join(', ');
};

/**
 * Kills a part, or all of them at once, at instants of a seed, again and again, until it is told to stop.
 * @param {OrderTarget} target
 * @param {() => number} random
 * @param {AbortSignal} stopping
 */
const killing = async (target, random, stopping) => {
  const begun = Date.now();
  /** @type {string[]} */
  const kills = [];
  const choices = /** @type {const} */ (['api', 'api', 'database', 'database', 'worker', 'machine']);
  for (;;) {
    await pause(200 + random() * 2300, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted || kills.length === mostKills) return kills;
    const part = choices[Math.floor(random() * choices.length)] ?? 'api';
    kills.push(`${part} ${((Date.now() - begun) / 1000).toFixed(2)}`);
    await target.kill(part);
  }
};

/**
 * Asks again and again, at every instant the database answers, whether a vehicle is held twice.
 * @param {OrderTarget} target
 * @param {AbortSignal} stopping
 */
const looking = async (target, stopping) => {
  const seen = { looks: 0, twice: 0 };
  while (!stopping.aborted) {
    seen.twice += (await target.rows(heldTwice)).length;
    seen.looks += 1;
    await pause(50);
  }
  return seen;
};

/** Sends one event three times at once, and each until it is taken. @param {OrderTarget} target @param {string} page @param {string} id */
const sendThrice = async (target, page, id) => {
  const event = await eventOf(target, sessionOf(page), id);
  const one = async () => {
    for (let tries = 0; tries < 200; tries += 1, await pause(300))
      if ((await sendEvent(target, event)).status === 200) return;
    throw new Error(`Event ${id} was not taken.`);
  };
  await Promise.all([one(), one(), one()]);
};

/**
 * Checkouts beside each other while API, worker and database are killed at any instant.
 * @param {{ checkouts: number, seed: number }} options
 * @returns {OrderAttack}
 */
export const crashAttack = ({ checkouts, seed }) => ({
  name: `${checkouts} checkouts on two sites while API, worker and database are killed (kill -9) at any instant, seed ${seed}`,
  promise:
    'no vehicle held twice, no money without an order or a refund, a ledger that balances, each event applied once',
  run: async (target) => {
    const random = numbersFrom(seed);
    const stock = crashStock(checkouts);
    const plans = Array.from({ length: checkouts }, (_, at) => ({
      at,
      stocknum: stock[Math.floor(random() * stock.length)] ?? '',
      site: sites[random() < 0.5 ? 0 : 1],
      person: { phone: `04${String(10_000_000 + at)}`, email: `buyer${at}@example.com` },
      play: playOf(random()),
      givesUp: random() < 0.12,
      isSentThrice: random() < 0.4,
      think: () => random() * 1200,
    }));
    const stop = new AbortController();
    const looks = looking(target, stop.signal);
    const kills = killing(target, numbersFrom(seed + 1), stop.signal);
    /** @type {string[]} */
    const ends = [];
    /** @type {number[]} */
    const statuses = [];
    /** @type {string[]} */
    const sent = [];
    let slowestMs = 0;
    const waiting = [...plans];
    const work = async () => {
      for (let plan = waiting.shift(); plan !== undefined; plan = waiting.shift()) {
        const { at, site, isSentThrice } = plan;
        const client = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
        const shopper = shopperOf(target, { site, client }, ({ status, ms }) => {
          statuses.push(status);
          slowestMs = Math.max(slowestMs, ms);
        });
        const onPaid = async (/** @type {string} */ page) => {
          if (!isSentThrice) return;
          sent.push(`attack-${at}-${sent.length}`);
          await sendThrice(target, page, sent.at(-1) ?? '');
        };
        const end = await checkOut(shopper, plan, onPaid).catch((error) => `failed: ${String(error).slice(0, 200)}`);
        ends.push(end);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    stop.abort();
    const [killed, seen] = await Promise.all([kills, looks]);
    const isSettled = await settle(target);
    const { broken, figures } = await judgeBooks(target);
    const [{ known }] = await target.rows(
      `select count(*)::int as known from payment_events where event_id like 'attack-%'`,
    );
    const failures = ends.filter((end) => end.startsWith('failed'));
    return {
      holds: isSettled && broken.length === 0 && seen.twice === 0 && failures.length === 0 && known === sent.length,
      slowestMs,
      answered: [
        `${counted(killed.map((kill) => kill.split(' ')[0] ?? ''))} killed; at seconds: ${killed.join(', ')}`,
        `checkouts ended as ${counted(ends)}; statuses ${counted(statuses)} (0: cut off)`,
        `events sent three times at once: ${sent.length}, kept once each: ${known}`,
        `held twice: ${seen.twice} in ${seen.looks} looks meanwhile`,
        `${figures}; ${ruleCount - broken.length} of ${ruleCount} rules of the books hold`,
        ...(isSettled ? [] : ['it did not settle']),
        ...broken,
      ].join('\n                 '),
    };
  },
});
