// @ts-check
import { probe } from './http-probe.mjs';
import { serviceKey } from './service-keys.mjs';

/**
 * @typedef {object} LiveSite
 * @property {string} slug
 * @property {string} name
 * @property {string} template
 * @property {string[]} hosts
 */

/**
 * Asks the API for its site table.
 * @param {number} port
 * @param {string} serviceToken
 * @returns {Promise<{ seq: number, sites: LiveSite[] }>}
 */
export const readSiteTable = async (port, serviceToken) => {
  const { status, body } = await probe({
    port,
    path: '/internal/sites',
    headers: { authorization: `Bearer ${await serviceKey(serviceToken, 'bearer')}` },
  });
  if (status !== 200) throw new Error(`The API answered ${status || 'nothing'} when asked for its sites.`);
  return JSON.parse(body);
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
 */
export const urlTable = (rows, port) => {
  const lines = [
    ['All sites', `http://localhost:${port}`, ''],
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
