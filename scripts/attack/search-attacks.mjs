// @ts-check
import { ask } from './ask.mjs';
import { judge } from './attack.mjs';

/** @typedef {import('./attack.mjs').Attack} Attack */
/** @typedef {Record<string, unknown>} Query */

const refused = 'a refusal (4xx) at once, and search goes on for everyone';

/**
 * One query that once kept the one search thread of all dealers busy.
 * @param {string} name
 * @param {Query} query
 * @param {string} [promise]
 * @param {(status: number) => boolean} [isRight]
 * @returns {Attack}
 */
const oneQuery = (name, query, promise = refused, isRight = (status) => status >= 400 && status < 500) => ({
  name,
  promise,
  run: (target) =>
    judge(
      target,
      async () => [await ask(target.searchOf(target.attacked, query))],
      ([answer]) => answer !== undefined && isRight(answer.status),
    ),
});

const digits = '1'.repeat(60_000);
const letters = 'abcdefghijklmnopqrstuvwxyz';
const words = Array.from({ length: 256 }, (_, at) => letters[at % letters.length]).join(' ');
const wide = { query: words, queryType: 'prefixAll', hitsPerPage: 100, facets: ['*'] };

/**
 * @param {import('./target.mjs').Target} target
 * @param {(at: number) => string} addressAt address of the client that sends a query
 */
const flood = (target, addressAt) =>
  judge(
    target,
    () =>
      Promise.all(
        Array.from({ length: 300 }, (_, at) =>
          ask({ ...target.searchOf(target.attacked, wide, wide, wide), from: addressAt(at) }),
        ),
      ),
    (answers) => answers.every(({ status }) => [200, 400, 429, 503].includes(status)),
  );

/** Issue of one thread that answers every dealer: queries that cost, answers that swell, queues that fill. @type {readonly Attack[]} */
export const searchAttacks = [
  oneQuery('numericFilters of 4,000 spaces', { numericFilters: [' '.repeat(4000)] }),
  oneQuery('numericFilters of 60,000 spaces', { numericFilters: [' '.repeat(60_000)] }),
  oneQuery('filters with a number of 60,000 digits', { filters: `price > ${digits}x` }),
  oneQuery('numericFilters with a number of 60,000 digits', { numericFilters: [`price>${digits}x`] }),
  oneQuery('aroundLatLng of 30,000 digits', { aroundLatLng: `${digits.slice(0, 30_000)}x,1` }),
  {
    name: 'highlight tags of 60 KB around every match of a hundred hits',
    promise: 'a refusal, or an answer of less than a megabyte',
    run: (target) =>
      judge(
        target,
        async () => [
          await ask(
            target.searchOf(target.attacked, {
              query: 'a p r h s l',
              queryType: 'prefixAll',
              hitsPerPage: 100,
              attributesToHighlight: ['*'],
              highlightPreTag: 'x'.repeat(60_000),
            }),
          ),
        ],
        ([answer]) =>
          answer !== undefined && answer.bytes < 1_000_000 && (answer.status === 200 || answer.status === 400),
      ),
  },
  oneQuery(
    '256 words of one letter, each a prefix',
    wide,
    'an answer or a refusal, with bounded work',
    (status) => status === 200 || status === 400,
  ),
  {
    name: '300 costly queries at once from one address',
    promise: 'that address gets 429; everyone else searches on',
    run: (target) => flood(target, () => '127.0.0.1'),
  },
  {
    name: '300 costly queries at once from one dealer’s pages, each from an address of its own',
    promise: 'that dealer’s are queued and refused with 503; other dealers search on',
    run: (target) => flood(target, (at) => `127.1.${Math.floor(at / 200)}.${(at % 200) + 1}`),
  },
];
