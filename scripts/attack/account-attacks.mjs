// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.mjs';
import { judge, slowestOf, statusesOf } from './attack.mjs';

/** @typedef {import('./attack.mjs').Attack} Attack */
/** @typedef {import('./ask.mjs').Answer} Answer */
/** @typedef {import('./target.mjs').Target} Target */

/** Every demo site; those of `withAccounts` let shoppers sign in. */
const hosts = [
  'harbour-city',
  'meridian-nissan',
  'red-gum-yard',
  'saltbush-leisure',
  'wattle-grove-toyota',
  'ironbark-trucks',
].map((name) => `${name}.localhost`);
const withAccounts = ['saltbush-leisure.localhost', 'wattle-grove-toyota.localhost', 'ironbark-trucks.localhost'];

/** Limits as `shopper-limits.ts` has them: guesses of a number a day, codes of a site in ten minutes. */
const most = { guesses: 50, codes: 500 };

/** An address of the loopback network for each number from 0. @param {number} index */
const address = (index) => `127.1.${Math.floor(index / 200)}.${(index % 200) + 10}`;
/** A mobile number of those that are kept for fiction and tests, and of a plain range where many are needed. @param {number} index */
const number = (index) => `+6149${String(1_000_000 + index).padStart(7, '0')}`;

/**
 * A write of sign-in as a page of the site sends it.
 * @param {Target} target
 * @param {{ host: string, path: string, body: object, cookie?: string, from?: string }} write
 */
const post = (target, { host, path, body, cookie = '', from = '127.0.0.1' }) =>
  ask({
    port: target.gatewayPort,
    host,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(body),
    from,
  });

/** The cookies that an answer sets, as a browser sends them back. @param {Answer} answer */
const cookiesOf = (answer) => (answer.headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ');

/**
 * The code that was texted to a number, from the outbox; waits for the worker.
 * @param {Target} target
 * @param {string} phone
 */
const codeTo = async (target, phone) => {
  for (let tries = 0; tries < 60; tries += 1) {
    const listed = await target.command('messages', 'list', '--kind', 'sign-in-code', '--text', '--limit', '20');
    const code = new RegExp(`To: \\${phone}\\s[^#]*?(\\d{6}) is your code`).exec(listed)?.[1];
    if (code !== undefined) return code;
    await pause(500);
  }
  throw new Error(`No code came for ${phone}.`);
};

/**
 * Signs in; gives the cookies of the session.
 * @param {Target} target
 * @param {{ host: string, phone: string, from: string }} person
 */
const signIn = async (target, { host, phone, from }) => {
  const begun = await post(target, { host, path: '/api/sign-in/code', body: { phone_number: phone }, from });
  const code = await codeTo(target, phone);
  const cookie = cookiesOf(begun);
  return cookiesOf(await post(target, { host, path: '/api/sign-in/verify', body: { code }, cookie, from }));
};

/** @param {readonly number[]} times */
const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** @param {Answer} answer */
const hasShopper = ({ status, body }) => status === 200 && !body.includes('"shopper":null');

/** What was tried at sign-in and sessions. @type {readonly Attack[]} */
export const accountAttacks = [
  {
    name: '1,000 guesses of one number from 40 addresses, with as many new codes as there are',
    promise: `${most.guesses} guesses are judged in a day, everything else is refused unjudged`,
    run: async (target) => {
      const host = withAccounts[0] ?? '';
      const phone = number(1);
      /** @type {Answer[]} */
      const answers = [];
      for (let from = 0; from < 40; from += 1) {
        const body = { phone_number: phone };
        const begun = await post(target, { host, path: '/api/sign-in/code', body, from: address(from) });
        const cookie = cookiesOf(begun);
        for (let tries = 0; tries < 25; tries += 1) {
          const guess = { code: String(100_000 + from * 25 + tries) };
          answers.push(
            await post(target, { host, path: '/api/sign-in/verify', body: guess, cookie, from: address(from) }),
          );
        }
      }
      const judged = answers.filter(({ status, body }) => status === 422 || body.includes('sign_in_gone')).length;
      const wrong = answers.filter(({ status }) => status === 422).length;
      return {
        holds: wrong <= most.guesses && answers.every(({ status }) => [422, 410, 429].includes(status)),
        answered: `${statusesOf(answers)}; ${wrong} judged, ${judged - wrong} of sign-ins that were over`,
        slowestMs: slowestOf(answers),
      };
    },
  },
  {
    name: 'known and unknown numbers in turns, 24 each',
    promise: 'the same status, words of one length, and the same time within noise (0.6 to 1.7)',
    run: async (target) => {
      const host = withAccounts[1] ?? '';
      const known = Array.from({ length: 8 }, (_, index) => number(100 + index));
      for (const [index, phone] of known.entries()) await signIn(target, { host, phone, from: address(50 + index) });
      /** @type {{ known: Answer[], unknown: Answer[] }} */
      const answers = { known: [], unknown: [] };
      for (let round = 0; round < 3; round += 1)
        for (const [index, phone] of known.entries()) {
          const from = address(60 + index * 3 + round);
          const path = '/api/sign-in/code';
          answers.known.push(await post(target, { host, path, body: { phone_number: phone }, from }));
          const other = number(200 + index * 3 + round);
          answers.unknown.push(await post(target, { host, path, body: { phone_number: other }, from }));
        }
      const times = {
        known: median(answers.known.map(({ ms }) => ms)),
        unknown: median(answers.unknown.map(({ ms }) => ms)),
      };
      const ratio = times.known / Math.max(1, times.unknown);
      const shapes = new Set([...answers.known, ...answers.unknown].map(({ status, bytes }) => `${status} ${bytes}`));
      return {
        holds: shapes.size === 1 && ratio > 0.6 && ratio < 1.7,
        answered: `${[...shapes].join(' or ')} bytes; ${times.known} and ${times.unknown} ms`,
        slowestMs: slowestOf([...answers.known, ...answers.unknown]),
      };
    },
  },
  {
    name: 'a session of each site with accounts at every demo site, with forged headers of its own site too',
    promise: 'it is somebody at its own site and nobody anywhere else',
    run: async (target) => {
      /** @type {Answer[]} */
      const answers = [];
      /** @type {string[]} */
      const wrong = [];
      for (const [index, own] of withAccounts.entries()) {
        const cookie = await signIn(target, { host: own, phone: number(300 + index), from: address(100 + index) });
        const forged = { 'x-forecourt-site': own.replace('.localhost', ''), 'x-forwarded-host': own };
        for (const host of hosts)
          for (const headers of [{ cookie }, { cookie, ...forged }]) {
            const answer = await ask({ port: target.gatewayPort, host, path: '/api/account', headers });
            answers.push(answer);
            if (hasShopper(answer) !== (host === own)) wrong.push(`${own} at ${host}`);
          }
      }
      return {
        holds: wrong.length === 0,
        answered: wrong.length === 0 ? statusesOf(answers) : `taken for somebody else's: ${wrong.join(', ')}`,
        slowestMs: slowestOf(answers),
      };
    },
  },
  {
    name: '10,000 requests for codes to as many numbers from 2,000 addresses',
    promise: `at most ${most.codes} codes a site in ten minutes, the others 429 with a time; other dealers wait no longer`,
    run: (target) =>
      judge(
        target,
        async () => {
          /** @type {Answer[]} */
          const answers = [];
          const host = withAccounts[2] ?? '';
          const wave = 20;
          for (let sent = 0; sent < 10_000; sent += wave)
            answers.push(
              ...(await Promise.all(
                Array.from({ length: wave }, (_, index) =>
                  post(target, {
                    host,
                    path: '/api/sign-in/code',
                    body: { phone_number: number(10_000 + sent + index) },
                    from: address(200 + ((sent + index) % 2000)),
                  }),
                ),
              )),
            );
          return answers;
        },
        (answers) =>
          answers.every(({ status }) => status === 200 || status === 429) &&
          answers.filter(({ status }) => status === 200).length <= most.codes,
      ),
  },
];
