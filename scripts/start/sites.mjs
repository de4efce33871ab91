// @ts-check
import { probe, waitUntil } from './http-probe.mjs';
import { serviceKey } from './service-keys.mjs';

/**
 * @typedef {object} LiveSite
 * @property {string} slug
 * @property {string} name
 * @property {string} template
 * @property {string} [template_title]
 * @property {string[]} hosts
 */

/**
 * Asks the API for its site table, again and again while it says nothing or cannot answer yet: it may have died since it
 * was ready, and is then being started again.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.serviceToken
 * @param {() => string | null} options.giveUp words for why it will never answer
 * @returns {Promise<{ seq: number, sites: LiveSite[] }>}
 * @throws {Error} when it refuses, or with the words of `giveUp`
 */
export const readSiteTable = async ({ port, serviceToken, giveUp }) => {
  const headers = { authorization: `Bearer ${await serviceKey(serviceToken, 'bearer')}` };
  let answer = { status: 0, body: '' };
  await waitUntil(async () => {
    answer = await probe({ port, path: '/internal/sites', headers });
    return answer.status > 0 && answer.status < 500;
  }, giveUp);
  if (answer.status !== 200) {
    throw new Error(
      `The API answered ${answer.status} when asked for its sites. If another program listens at port ${port}, set FORECOURT_API_PORT.`,
    );
  }
  return JSON.parse(answer.body);
};

/**
 * Opens the home page of each site once, so that the first visitor finds it made, and says what came.
 * @param {readonly LiveSite[]} sites
 * @param {number} port the gateway's
 * @returns {Promise<{ site: LiveSite, url: string, status: number }[]>}
 */
export const warmSites = (sites, port) =>
  Promise.all(
    sites.map(async (site) => {
      const host = `${site.hosts[0] ?? `${site.slug}.localhost`}:${port}`;
      const { status } = await probe({ port, path: '/', host, timeoutMs: 30_000 });
      return { site, url: `http://${host}`, status };
    }),
  );

/**
 * The table that ends a start.
 * @param {readonly { site: LiveSite, url: string, status: number }[]} rows
 * @param {number} port
 * @param {boolean} directory whether `localhost` lists the sites
 */
export const urlTable = (rows, port, directory) => {
  const lines = [
    ...(directory ? [['All sites', `http://localhost:${port}`, '']] : []),
    ...rows.map(({ site, url, status }) => [
      site.name,
      url,
      `template ${site.template.toUpperCase()}${status === 200 ? '' : `  (home page answers ${status || 'nothing'})`}`,
    ]),
  ];
  const widths = [0, 1].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map(([name = '', url = '', note = '']) =>
      `  ${name.padEnd(widths[0] ?? 0)}  ${url.padEnd(widths[1] ?? 0)}  ${note}`.trimEnd(),
    )
    .join('\n');
};
