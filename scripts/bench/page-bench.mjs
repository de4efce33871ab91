// @ts-check
import autocannon from 'autocannon';
import { serviceKey } from '../start/service-keys.mjs';
import { startFloorGateway } from './floor-gateway.mjs';

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

/**
 * A cached vehicle page against a static page of the same app, at the app and through the gateway; results without a
 * query, which are cached too, and with one, which are drawn. Needs `npm start` to be running; addresses as in the address book of docs/architecture.md.
 * @param {{ gateway: string, app: string, host: string, site: string, path: string, serviceToken: string }} target
 */
export const benchPages = async ({ gateway, app, host, site, path, serviceToken }) => {
  const proof = await serviceKey(serviceToken, 'template-proof');
  const atApp = { 'x-forecourt-site': site, 'x-forecourt-gateway': proof };
  const atGateway = { host };
  const staticPage = await rate(`${app}/floor`, {});
  const cachedAtApp = await rate(`${app}${path}`, atApp);
  const cachedResultsAtApp = await rate(`${app}/search`, atApp);
  const drawnResultsAtApp = await rate(`${app}/search?sortBy=newest`, atApp);
  const cachedThroughGateway = await rate(`${gateway}${path}`, atGateway);
  // As a browser asks: compressed.
  const cachedCompressed = await rate(`${gateway}${path}`, { ...atGateway, 'accept-encoding': 'br' });
  const floor = await startFloorGateway(app, serviceToken);
  const staticThroughGateway = await rate(floor.url, { host: floor.host }).finally(floor.stop);
  const ratio = (/** @type {{requestsPerSecond: number}} */ one, /** @type {{requestsPerSecond: number}} */ other) =>
    Number((one.requestsPerSecond / other.requestsPerSecond).toFixed(2));
  return {
    staticPage,
    cachedAtApp,
    cachedResultsAtApp,
    drawnResultsAtApp,
    cachedThroughGateway,
    cachedCompressedThroughGateway: cachedCompressed,
    staticThroughGateway,
    appRatio: ratio(cachedAtApp, staticPage),
    cachedResultsToCachedPage: ratio(cachedResultsAtApp, cachedAtApp),
    gatewayRatio: ratio(cachedThroughGateway, staticPage),
    bothThroughGatewayRatio: ratio(cachedThroughGateway, staticThroughGateway),
    gatewayToApp: ratio(cachedThroughGateway, cachedAtApp),
  };
};
