// @ts-check
import { Agent, request } from 'node:http';

/** How many shoppers ask at once. */
const atOnce = 16;
/** One request in so many is a lead. */
const leadEvery = 200;
/** Milliseconds that an answer may take; a browser waits longer. */
const patienceMs = 30_000;

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: string, ms: number }} Answer */
/**
 * What is asked, and what is wrong with its answer; null: nothing.
 * @typedef {object} Question
 * @property {string} kind
 * @property {string} path
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 * @property {(answer: Answer) => string | null} fault
 */
/**
 * @typedef {object} Seen
 * @property {number} total
 * @property {string[]} failed
 * @property {number} slowestMs
 * @property {string} slowest
 * @property {number} leads that were acknowledged
 * @property {Map<string, number>} kinds
 * @property {Map<string, number>} builds pages of each
 */

/** @param {Answer} answer */
const isOk = ({ status, body }) => (status === 200 ? null : `${status} ${body.slice(0, 120)}`);

/** @param {string} html */
export const filesNamedIn = (html) => [
  ...new Set(html.match(/\/_next\/static\/[\w~./-]+\.(?:js|css|mjs|woff2)/g) ?? []),
];

/**
 * Says whether a page is of one build alone: every file that it names belongs to the build that drew it.
 * @param {string} html
 * @param {string} build id of the build that says it has answered
 * @param {ReadonlyMap<string, ReadonlySet<string>>} builds files of each build
 */
export const mixtureIn = (html, build, builds) => {
  const own = builds.get(build);
  if (own === undefined) return `a page of build "${build}", which nobody runs`;
  const strange = filesNamedIn(html).filter((file) => !own.has(file));
  return strange.length === 0 ? null : `a page of build ${build} names ${strange[0]}`;
};

/**
 * The address at which the router asks for the data of a page. Without the part that caches tell its answers apart by, which
 * is empty where no more headers are sent, Next redirects to it.
 * @param {string} page
 */
const forData = (page) => `${page}${page.includes('?') ? '&' : '?'}_rsc=`;

/**
 * The build that data for the router says it is of: by it a browser decides whether to load the whole page.
 * @param {string} data
 */
export const buildOfData = (data) => /"b":"([^"]+)"/.exec(data)?.[1] ?? null;

/**
 * Shoppers: pages, the data by which open pages go on, searches, files that pages of the old build still ask for, files
 * that a page has just named, and leads. They ask until they have asked enough and `until` says so.
 * @param {object} given
 * @param {number} given.port of what stands before the gateways
 * @param {string} given.host
 * @param {number} given.least requests at least
 * @param {() => boolean} given.until
 * @param {readonly string[]} given.pages
 * @param {{ path: string, body: (number: number) => string }} given.search
 * @param {ReadonlyMap<string, ReadonlySet<string>>} given.builds files of each build by its id
 * @param {readonly string[]} given.oldFiles of the build that is going
 * @param {(number: number) => object} given.leadOf
 * @returns {Promise<Seen>}
 */
export const runTraffic = async ({ port, host, least, until, pages, search, builds, oldFiles, leadOf }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce * 2 });
  /** @type {Seen} */
  const seen = { total: 0, failed: [], slowestMs: 0, slowest: '', leads: 0, kinds: new Map(), builds: new Map() };
  let number = 0;
  /** @param {Question} question @returns {Promise<Answer>} */
  const ask = ({ path, method = 'GET', headers = {}, body }) =>
    new Promise((resolve) => {
      const began = performance.now();
      const end = (/** @type {Partial<Answer>} */ answer) =>
        resolve({ status: 0, headers: {}, body: '', ...answer, ms: Math.round(performance.now() - began) });
      const own = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          agent,
          headers: {
            host,
            'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
            ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
            ...headers,
          },
          signal: AbortSignal.timeout(patienceMs),
        },
        (incoming) => {
          /** @type {Buffer[]} */
          const parts = [];
          incoming.on('data', (part) => parts.push(part));
          incoming.once('end', () =>
            end({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(parts).toString() }),
          );
          incoming.once('error', (error) => end({ body: `broke off: ${error.message}` }));
        },
      );
      own.once('error', (error) => end({ body: error.message }));
      own.end(body);
    });
  /** @param {Question} question */
  const run = async (question) => {
    const answer = await ask(question);
    seen.total += 1;
    seen.kinds.set(question.kind, (seen.kinds.get(question.kind) ?? 0) + 1);
    if (answer.ms > seen.slowestMs) Object.assign(seen, { slowestMs: answer.ms, slowest: question.path });
    const fault = question.fault(answer);
    if (fault !== null)
      seen.failed.push(`${new Date().toISOString().slice(11, 23)} ${question.kind} ${question.path}: ${fault}`);
    return { answer, fault };
  };
  /** @template One @param {readonly One[]} list @param {number} at @returns {One} */
  const pick = (list, at) => /** @type {One} */ (list[at % list.length]);

  /** @param {number} at */
  const one = async (at) => {
    if (at % leadEvery === 0) {
      const { fault } = await run({
        kind: 'lead',
        path: '/api/leads',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(leadOf(at)),
        fault: ({ status, body }) => (status === 200 || status === 201 ? null : `${status} ${body.slice(0, 200)}`),
      });
      if (fault === null) seen.leads += 1;
      return;
    }
    if (at % 7 === 1) return run({ kind: 'old file', path: pick(oldFiles, at), fault: isOk });
    if (at % 7 === 2)
      return run({
        kind: 'search',
        path: search.path,
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: search.body(at),
        fault: isOk,
      });
    if (at % 7 === 3)
      return run({
        kind: 'data for an open page',
        path: forData(pick(pages, at)),
        headers: { rsc: '1' },
        fault: (answer) => {
          const told = buildOfData(answer.body);
          const { 'x-forecourt-build': build } = answer.headers;
          return isOk(answer) ?? (told === build ? null : `data of build "${told}" from a process of build ${build}`);
        },
      });
    const { answer, fault } = await run({
      kind: 'page',
      path: pick(pages, at),
      fault: (got) => isOk(got) ?? mixtureIn(got.body, String(got.headers['x-forecourt-build']), builds),
    });
    if (fault !== null) return;
    const build = String(answer.headers['x-forecourt-build']);
    seen.builds.set(build, (seen.builds.get(build) ?? 0) + 1);
    await run({ kind: 'file of a page', path: pick(filesNamedIn(answer.body), at), fault: isOk });
  };
  const shopper = async () => {
    while (seen.total < least || !until()) {
      number += 1;
      await one(number);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, shopper));
  agent.destroy();
  return seen;
};
