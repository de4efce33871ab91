// @ts-check
import { ask, sendAndLeave } from './ask.mjs';
import { judge, slowestOf } from './attack.mjs';

/** @typedef {import('./attack.mjs').Attack} Attack */
/** @typedef {import('./target.mjs').Target} Target */

/** @param {Target} target @param {string} path @param {Record<string, string>} [headers] */
const page = (target, path, headers = {}) =>
  ask({ port: target.gatewayPort, host: target.attacked.host, path, headers });

/** Each is drawn or refused with a time to come back. @param {readonly import('./ask.mjs').Answer[]} answers */
const drawnOrPutOff = (answers) =>
  answers.every(({ status, headers }) =>
    status === 503 ? headers['retry-after'] !== undefined : status === 200 || status === 404,
  );

/**
 * Many pages at once that must be drawn.
 * @param {string} name
 * @param {(at: number) => string} pathOf
 * @param {number} count
 * @returns {Attack}
 */
const manyDraws = (name, pathOf, count) => ({
  name,
  promise: 'drawn, or 503 with Retry-After; cached pages of other dealers go first',
  run: (target) =>
    judge(target, () => Promise.all(Array.from({ length: count }, (_, at) => page(target, pathOf(at)))), drawnOrPutOff),
});

const vehicle = async (/** @type {Target} */ target) => {
  const { body } = await page(target, '/search');
  const [path] = /\/cars\/[a-z0-9-]+/.exec(body) ?? [];
  if (path === undefined) throw new Error('The search page lists no vehicle.');
  return path;
};

/** Pages that cost to draw, asked for by the hundred. @type {readonly Attack[]} */
export const pageAttacks = [
  {
    name: '100 search pages asked for and left at once',
    promise: 'cached pages of every dealer on the template go on; what nobody waits for is not drawn',
    run: (target) =>
      judge(
        target,
        async () => {
          const paths = Array.from({ length: 100 }, (_, at) => `/search/used-cars?page=${(at % 4) + 1}`);
          await sendAndLeave({ port: target.gatewayPort, host: target.attacked.host, paths });
          return Promise.all(Array.from({ length: 5 }, () => page(target, '/')));
        },
        (answers) => answers.every(({ status }) => status === 200),
      ),
  },
  manyDraws('200 search pages at once', (at) => `/search?query=${at}`, 200),
  manyDraws('100 addresses that do not exist', (at) => `/cars/nobody-has-this-${at}`, 100),
  {
    name: '80 brochures, social pictures and site maps at once',
    promise: 'drawn, or 503 with Retry-After; cached pages of other dealers go first',
    run: async (target) => {
      const path = await vehicle(target);
      const kinds = [`${path}/pdf`, `${path}/social-picture`, '/sitemap.xml', `/print?car_id=${path.slice(6)}`];
      return judge(
        target,
        () => Promise.all(Array.from({ length: 80 }, (_, at) => page(target, `${kinds[at % kinds.length]}`))),
        drawnOrPutOff,
      );
    },
  },
  {
    name: '500 clicks on advertisements, each with an address of its own',
    promise: 'one cached body for all: the same tag, and no slower than without a query',
    run: async (target) => {
      const path = await vehicle(target);
      const headers = { 'accept-encoding': 'br' };
      await page(target, path, headers);
      const plain = await page(target, path, headers);
      const outcome = await judge(
        target,
        async () => {
          const answers = [];
          for (let at = 0; at < 500; at += 1)
            answers.push(await page(target, `${path}?gclid=${at}&utm_source=${at}`, headers));
          return answers;
        },
        (answers) => answers.every(({ status, headers: given }) => status === 200 && given.etag === plain.headers.etag),
      );
      return { ...outcome, answered: `${outcome.answered}; without a query ${slowestOf([plain])} ms` };
    },
  },
  {
    name: 'POST of 20 MB, DELETE and PUT to a page',
    promise: '405 with Allow, without reading the body to its end',
    run: (target) =>
      judge(
        target,
        () =>
          Promise.all(
            ['POST', 'DELETE', 'PUT'].map((method) =>
              ask({
                port: target.gatewayPort,
                host: target.attacked.host,
                path: '/',
                method,
                ...(method === 'POST' ? { body: Buffer.alloc(20_000_000) } : {}),
              }),
            ),
          ),
        // A sender that goes on after the refusal may lose the line before it has read the answer.
        (answers) => answers.every(({ status }, at) => status === 405 || (at === 0 && status === 0)),
      ),
  },
];
