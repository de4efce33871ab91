// @ts-check
import { get } from 'node:http';
import { median } from './median.mjs';

/**
 * A running product whose template app is measured.
 * @typedef {object} Build
 * @property {string} gateway its origin
 * @property {string} metrics of the template app that draws the site, its origin
 */

/** A site of template A in the demo. */
const host = 'harbour-city.localhost';
/** Rounds of each build, in turns. */
const rounds = 3;
/** Requests at once. */
const atOnce = 4;
/** Requests of a round. */
const perRound = { fresh: 150, mix: 400, one: 150 };
/** Addresses of the mix, the n-th asked for 1/n as often as the first. */
const mixed = 500;

/** @param {string} gateway @param {string} path @returns {Promise<number>} bytes of the page */
const load = (gateway, path) =>
  new Promise((resolve, reject) => {
    const url = new URL(path, gateway);
    get(url, { headers: { host, 'user-agent': 'Mozilla/5.0 (bench)' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part) => {
        bytes += part.length;
      });
      answer.once('error', reject);
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${answer.statusCode}.`)),
      );
    }).once('error', reject);
  });

/** Milliseconds of processor time that the app has used. @param {Build} build */
const cpuOf = async ({ metrics }) => {
  const text = await (await fetch(`${metrics}/metrics`)).text();
  const [, seconds] = /^process_cpu_seconds_total(?:\{[^}]*\})? (\S+)/m.exec(text) ?? [];
  if (seconds === undefined) throw new Error(`${metrics}/metrics tells no processor time.`);
  return Number(seconds) * 1000;
};

/** Milliseconds of the app's processor time for one request. @param {Build} build @param {readonly string[]} paths */
const costOf = async (build, paths) => {
  const before = await cpuOf(build);
  let next = 0;
  const ask = async () => {
    for (let at = next++; at < paths.length; at = next++) await load(build.gateway, paths[at] ?? '/');
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return ((await cpuOf(build)) - before) / paths.length;
};

/** Numbers from 0 to 1 that are the same in each run. */
const numbers = () => {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const sum = (/** @type {number} */ total, /** @type {number} */ one) => total + one;

/** The n-th address of filters; no two are the same. @param {number} at */
const addressOf = (at) => `/search?price=:${60_000 + at}&year=${2010 + (at % 8)}:`;

/** A round of the mix. @param {() => number} random */
const mixOf = (random) => {
  const weights = Array.from({ length: mixed }, (_, at) => 1 / (at + 1));
  const whole = weights.reduce(sum, 0);
  return Array.from({ length: perRound.mix }, () => {
    let left = random() * whole;
    const at = weights.findIndex((weight) => {
      left -= weight;
      return left <= 0;
    });
    return addressOf(100_000 + Math.max(at, 0));
  });
};

/**
 * Processor time of a template app for one page of results with a query, in milliseconds: of addresses that nobody has
 * asked for, of a mix in which some are asked for often and most seldom, and of a single one. Medians of three rounds, in
 * turns where there are two builds.
 * @param {readonly Build[]} builds the first is compared with the second
 */
export const benchResults = async (builds) => {
  let fresh = 0;
  const kinds = {
    fresh: () => Array.from({ length: perRound.fresh }, () => addressOf(fresh++)),
    mix: mixOf,
    one: () => Array(perRound.one).fill(addressOf(200_000)),
  };
  const costs = builds.map(() => ({
    fresh: /** @type {number[]} */ ([]),
    mix: /** @type {number[]} */ ([]),
    one: /** @type {number[]} */ ([]),
  }));
  // Warm: compiled, with sites, menus and cards in memory.
  for (const build of builds) await costOf(build, kinds.fresh());
  const random = numbers();
  for (let round = 0; round < rounds; round += 1)
    for (const kind of /** @type {const} */ (['fresh', 'mix', 'one'])) {
      const paths = kinds[kind](random);
      for (const [at, build] of builds.entries()) costs[at]?.[kind].push(await costOf(build, paths));
    }
  const [first, second] = costs.map(({ fresh: newOnes, mix, one }) => ({
    neverAsked: Number(median(newOnes).toFixed(2)),
    mix: Number(median(mix).toFixed(2)),
    oneAddress: Number(median(one).toFixed(2)),
    rounds: { neverAsked: newOnes, mix, one },
  }));
  if (first === undefined || second === undefined) return { first };
  const ratio = (/** @type {'neverAsked' | 'mix' | 'oneAddress'} */ kind) =>
    Number((first[kind] / second[kind]).toFixed(2));
  return {
    first,
    second,
    ratios: { neverAsked: ratio('neverAsked'), mix: ratio('mix'), oneAddress: ratio('oneAddress') },
  };
};
