// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processRecords } from '../start/process-records.mjs';
import { startOwnStack } from '../workspace/own-stack.mjs';
import { ask } from './ask.mjs';

/** @typedef {{ readonly host: string, readonly appId: string, readonly apiKey: string }} AttackedSite */
/** @typedef {Awaited<ReturnType<typeof startTarget>>} Target */

const firstPort = Number(process.env.FORECOURT_ATTACK_PORT || 3300);

/** Two dealers on one template. */
const sites = { attacked: 'harbour-city.localhost', other: 'saltbush-leisure.localhost' };

/** The sealed key that the site's own pages carry. @param {string} host @returns {Promise<AttackedSite>} */
const siteAt = async (host) => {
  const { body } = await ask({ port: firstPort, host, path: '/search' });
  const [, appId = '', apiKey = ''] = /\\"appId\\":\\"([^"\\]+)\\",\\"apiKey\\":\\"([^"\\]+)\\"/.exec(body) ?? [];
  if (apiKey === '') throw new Error(`The search page of ${host} carries no search key.`);
  return { host, appId, apiKey };
};

/**
 * Starts what is attacked: the whole product as `npm start` runs it, with data of its own.
 * @param {(line: string) => void} say
 */
export const startTarget = async (say) => {
  const { data, command, stop } = await startOwnStack({
    folder: 'attack',
    firstPort,
    portVariable: 'FORECOURT_ATTACK_PORT',
    say,
  });
  const attacked = await siteAt(sites.attacked);
  const other = await siteAt(sites.other);
  const records = processRecords(join(data, 'processes'));
  return {
    gatewayPort: firstPort,
    apiPort: firstPort + 10,
    attacked,
    other,
    /**
     * A search as a browser sends it.
     * @param {AttackedSite} site
     * @param {...Record<string, unknown>} queries
     */
    searchOf: (site, ...queries) => ({
      port: firstPort,
      host: site.host,
      path: `/_search/1/indexes/*/queries?x-algolia-application-id=${site.appId}&x-algolia-api-key=${encodeURIComponent(site.apiKey)}`,
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ requests: queries.map((query) => ({ indexName: 'Car_production', ...query })) }),
    }),
    /** Number of a process of the stack. @param {string} name */
    processOf: (name) => {
      const record = records.readAll().find((one) => one.name === name);
      if (record === undefined) throw new Error(`The stack runs no process named ${name}.`);
      return record.process.pid;
    },
    /** Number of the process that owns the database. */
    postmaster: () => Number(readFileSync(join(data, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
    command,
    stop,
  };
};
