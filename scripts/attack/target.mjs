// @ts-check
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { processRecords } from '../start/process-records.mjs';
import { pinnedNode, root, withBinaries } from '../workspace/paths.mjs';
import { ask } from './ask.mjs';

/** @typedef {{ readonly host: string, readonly appId: string, readonly apiKey: string }} AttackedSite */
/** @typedef {Awaited<ReturnType<typeof startTarget>>} Target */

const firstPort = Number(process.env.FORECOURT_ATTACK_PORT || 3300);
const data = join('.forecourt', 'attack');
/** Milliseconds. The first start loads the demo stock. */
const startPatience = 15 * 60_000;

/** Two dealers on one template. */
const sites = { attacked: 'harbour-city.localhost', other: 'saltbush-leisure.localhost' };

const environment = {
  ...withBinaries(process.env),
  FORECOURT_DATA_DIR: data,
  FORECOURT_GATEWAY_PORT: String(firstPort),
  FORECOURT_API_PORT: String(firstPort + 10),
  FORECOURT_API_URL: `http://127.0.0.1:${firstPort + 10}`,
  FORECOURT_PG_PORT: String(firstPort + 11),
  FORECOURT_PUBLIC_ORIGIN_PORT: String(firstPort),
  FORECOURT_TEMPLATE_A_URL: `http://127.0.0.1:${firstPort + 1}`,
  FORECOURT_TEMPLATE_B_URL: `http://127.0.0.1:${firstPort + 2}`,
  FORECOURT_TEMPLATE_C_URL: `http://127.0.0.1:${firstPort + 3}`,
  FORECOURT_DEMO: '1',
  DATABASE_URL: '',
  SMTP_URL: '',
  FORECOURT_SERVICE_TOKEN: '',
  FORECOURT_SEARCH_SECRET: '',
  FORECOURT_SEARCH_PROVIDER: '',
};

const isUp = async () => {
  const { status } = await ask({ port: firstPort, host: 'localhost', path: '/_gateway/healthz', patienceMs: 2000 });
  return status === 200;
};

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
  if (await isUp()) throw new Error(`Port ${firstPort} is taken: choose another by FORECOURT_ATTACK_PORT.`);
  say(`Starting a stack of its own on port ${firstPort}; the first start takes a few minutes.`);
  const start = spawn(pinnedNode, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: environment,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(start, 'exit');
  const until = Date.now() + startPatience;
  while (!(await isUp())) {
    if (start.exitCode !== null) throw new Error('The stack did not start; its words are above.');
    if (Date.now() > until) throw new Error('The stack did not start in time.');
    await pause(500);
  }
  const attacked = await siteAt(sites.attacked);
  const other = await siteAt(sites.other);
  const records = processRecords(join(root, data, 'processes'));
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
    postmaster: () =>
      Number(readFileSync(join(root, data, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
    /** Standard output of a command of the command line. @param {readonly string[]} args */
    command: async (...args) =>
      (
        await promisify(execFile)(pinnedNode, [join(root, 'scripts', 'forecourt.mjs'), ...args], {
          cwd: root,
          env: environment,
        })
      ).stdout,
    stop: async () => {
      start.kill('SIGTERM');
      await ended;
    },
  };
};
