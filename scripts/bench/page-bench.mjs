// @ts-check
import autocannon from 'autocannon';
import { serviceKey } from '../start/service-keys.mjs';
import { startFloor } from './floor.mjs';
import { median } from './median.mjs';

/**
 * Requests a second of one address, after a short warm-up.
 * @param {string} url
 * @param {Record<string, string>} headers
 */
const rate = async (url, headers) => {
  const options = { url, headers, connections: 20, duration: 8 };
  await autocannon({ ...options, duration: 3 });
  const result = await autocannon(options);
  const failed = result.errors + result.non2xx;
  if (failed > 0) throw new Error(`${url} failed ${failed} times of ${result.requests.total}.`);
  return {
    requestsPerSecond: Math.round(result.requests.average),
    bytes: Math.round(result.throughput.total / result.requests.total),
  };
};

/** One round follows the other, so that a moment in which the machine does something else meets all alike. */
const rounds = 3;

/**
 * The median of the rounds of each, with what every round gave.
 * @template {string} Name
 * @param {Record<Name, () => ReturnType<typeof rate>>} asked
 * @returns {Promise<Record<Name, Awaited<ReturnType<typeof rate>> & { rounds: number[] }>>}
 */
const inTurns = async (asked) => {
  const names = /** @type {Name[]} */ (Object.keys(asked));
  const rates = new Map(names.map((name) => [name, /** @type {Awaited<ReturnType<typeof rate>>[]} */ ([])]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) rates.get(name)?.push(await asked[name]());
  }
  const medians = names.map((name) => {
    const all = rates.get(name) ?? [];
    const each = all.map(({ requestsPerSecond }) => requestsPerSecond);
    return [name, { requestsPerSecond: median(each), bytes: all[0]?.bytes, rounds: each }];
  });
  return Object.fromEntries(medians);
};

/**
 * A cached vehicle page against the static page of a bare Next app, at the app and through the gateway; results without
 * a query, which are cached too, and with one, which are drawn: medians of three rounds. Needs `npm start` to be
 * running; addresses as in the address book of docs/architecture.md.
 * @param {{ gateway: string, app: string, host: string, site: string, path: string, serviceToken: string }} target
 */
export const benchPages = async ({ gateway, app, host, site, path, serviceToken }) => {
  const proof = await serviceKey(serviceToken, 'template-proof');
  const atApp = { 'x-forecourt-site': site, 'x-forecourt-gateway': proof };
  const atGateway = { host };
  const floor = await startFloor(serviceToken);
  const asked = {
    staticPage: () => rate(floor.page, {}),
    cachedAtApp: () => rate(`${app}${path}`, atApp),
    cachedResultsAtApp: () => rate(`${app}/search`, atApp),
    drawnResultsAtApp: () => rate(`${app}/search?sortBy=newest`, atApp),
    cachedThroughGateway: () => rate(`${gateway}${path}`, atGateway),
    // As a browser asks: compressed.
    cachedCompressedThroughGateway: () => rate(`${gateway}${path}`, { ...atGateway, 'accept-encoding': 'br' }),
    staticThroughGateway: () => rate(floor.url, { host: floor.host }),
  };
  const found = await inTurns(asked).finally(floor.stop);
  const { staticPage, cachedAtApp, cachedResultsAtApp, cachedThroughGateway, staticThroughGateway } = found;
  const ratio = (/** @type {{requestsPerSecond: number}} */ one, /** @type {{requestsPerSecond: number}} */ other) =>
    Number((one.requestsPerSecond / other.requestsPerSecond).toFixed(2));
  return {
    ...found,
    appRatio: ratio(cachedAtApp, staticPage),
    cachedResultsToCachedPage: ratio(cachedResultsAtApp, cachedAtApp),
    gatewayRatio: ratio(cachedThroughGateway, staticPage),
    bothThroughGatewayRatio: ratio(cachedThroughGateway, staticThroughGateway),
    gatewayToApp: ratio(cachedThroughGateway, cachedAtApp),
  };
};
