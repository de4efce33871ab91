// @ts-check
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { derivedKey, serviceKey } from '@forecourt/api-contract/service';
import { freePort, startPostgres } from '../../test/own-postgres.mjs';
import { pinnedNode, root } from '../../workspace/paths.mjs';
import { ask } from '../ask.mjs';
import { dealershipDocument, feedOf, siteDocuments } from './documents.mjs';
import { startFakeStripe } from './fake-stripe.mjs';
import { ownProgram } from './own-program.mjs';

/** @typedef {Awaited<ReturnType<typeof startOrderTarget>>} OrderTarget */
/** @typedef {import('../ask.mjs').Answer} Answer */
/** `machine`: all of them at once. @typedef {'api' | 'worker' | 'database' | 'machine'} Part */
/**
 * Who sends something, as the gateway tells the API.
 * @typedef {object} Who
 * @property {string} site
 * @property {string} client address of the shopper
 */

/** @type {typeof import('pg')} */
const pg = createRequire(join(root, 'apps/api/package.json'))('pg');

const secrets = {
  FORECOURT_SERVICE_TOKEN: 'service-token-of-the-attack',
  FORECOURT_SEARCH_SECRET: 'search-secret-of-the-attack',
  FORECOURT_SEALING_KEY: 'sealing-key-of-the-attack',
  STRIPE_SECRET_KEY: 'sk_test_attack',
  STRIPE_WEBHOOK_SECRET: 'whsec_attack',
};

/** Milliseconds for which a part that was killed, or the database, is waited for. */
const patience = 120_000;

/**
 * Starts what orders are attacked on: PostgreSQL, API and worker of its own on free ports, all in a temporary folder.
 * @param {{ bin: string, stocknums: readonly string[] }} wanted `bin`: folder of PostgreSQL's programs
 */
export const startOrderTarget = async ({ bin, stocknums }) => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-attack-'));
  chmodSync(folder, 0o755);
  const [database, stripe, apiPort] = await Promise.all([startPostgres(bin), startFakeStripe(), freePort()]);
  /** @type {Record<string, string>} */
  let changed = {};
  const env = () => ({
    ...secrets,
    DATABASE_URL: database.url('forecourt'),
    FORECOURT_DATA_DIR: join(folder, 'data'),
    FORECOURT_API_PORT: String(apiPort),
    FORECOURT_PAYMENTS: 'test',
    STRIPE_API_URL: stripe.url,
    FORECOURT_LEADS_PER_SITE: '1000000',
    NODE_ENV: 'production',
    ...changed,
  });
  const pool = new pg.Pool({ connectionString: database.url('forecourt'), max: 6 });
  // A database that is killed ends them; the next question opens another.
  pool.on('error', () => undefined);
  const api = ownProgram('serve', { env, log: join(folder, 'api.log') });
  const worker = ownProgram('work', { env, log: join(folder, 'worker.log') });

  /** @param {Question} question @typedef {Omit<import('../ask.mjs').Question, 'port' | 'host'>} Question */
  const send = (question) => ask({ port: apiPort, host: '127.0.0.1', ...question });
  const untilReady = async () => {
    for (const end = Date.now() + patience; Date.now() < end; await pause(100))
      if ((await send({ path: '/readyz', patienceMs: 2000 })).status === 200) return;
    throw new Error(`The API did not come up; its words are in ${folder}.`);
  };
  /** @param {...string} args */
  const forecourt = (...args) =>
    promisify(execFile)(pinnedNode, [join(root, 'apps', 'api', 'dist', 'cli.js'), ...args], {
      env: { PATH: process.env.PATH ?? '', ...env() },
    });
  const load = async () => {
    const file = (/** @type {string} */ name, /** @type {string} */ text) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    await forecourt('dealerships', 'apply', file('dealership.json', JSON.stringify(dealershipDocument())), '--yes');
    const documents = siteDocuments().map((site) => file(`${site.slug}.json`, JSON.stringify(site)));
    await forecourt('sites', 'apply', ...documents, '--yes');
    const feed = file('stock.csv', feedOf(stocknums));
    await forecourt('stock', 'import', feed, '--dealership', 'yard', '--profile', 'canonical');
  };
  /**
   * Rows of a query; a database that is away is waited for.
   * @param {string} text
   * @param {readonly unknown[]} [values]
   * @returns {Promise<any[]>}
   */
  const rows = async (text, values = []) => {
    const end = Date.now() + patience;
    for (;;)
      try {
        return (await pool.query(text, [...values])).rows;
      } catch (error) {
        // What the server says of the query itself is no absence.
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        if ((/^[0-9A-Z]{5}$/.test(code) && !/^(57|53|08)/.test(code)) || Date.now() > end) throw error;
        await pause(200);
      }
  };
  const stop = async () => {
    await Promise.all([api.stop(), worker.stop()]);
    await Promise.all([pool.end(), stripe.close()]);
    await database.destroy();
    rmSync(folder, { recursive: true, force: true });
  };

  const admin = new pg.Client({ connectionString: database.url('postgres') });
  await admin.connect();
  await admin.query('create database forecourt');
  await admin.end();
  try {
    api.start();
    await untilReady();
    await load();
    worker.start();
  } catch (error) {
    await stop();
    throw error;
  }
  const vehicles = new Map(
    (await rows('select id::text, stocknum from vehicles')).map((one) => [one.stocknum, one.id]),
  );
  if (vehicles.size !== stocknums.length) throw new Error(`Only ${vehicles.size} vehicles were imported.`);
  return {
    version: database.version,
    apiPort,
    vehicles,
    stripe,
    rows,
    send,
    /** Headers that the gateway adds to what a shopper sends. @param {Who} who */
    asGateway: ({ site, client }) => ({
      'x-forecourt-gateway': serviceKey(secrets.FORECOURT_SERVICE_TOKEN, 'api-proof'),
      'x-forecourt-site': site,
      'x-forecourt-client': client,
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `${site}.localhost`,
    }),
    bearer: { authorization: `Bearer ${serviceKey(secrets.FORECOURT_SERVICE_TOKEN, 'bearer')}` },
    /** The secret by which the test processor signs its events. */
    eventSecret: derivedKey(secrets.FORECOURT_SERVICE_TOKEN, 'test-processor'),
    /** How often each part was started. */
    starts: () => ({ api: api.starts(), worker: worker.starts() }),
    untilReady,
    /** Kills a part and has it back; the database is away for `awayMs`. @param {Part} part @param {number} [awayMs] */
    kill: async (part, awayMs = 0) => {
      if (part === 'api' || part === 'machine') api.kill();
      if (part === 'worker' || part === 'machine') worker.kill();
      if (part === 'database' || part === 'machine') {
        await database.kill();
        await pause(awayMs);
        await database.start();
      }
      await untilReady();
    },
    /** Starts the API anew with other settings; those left out are as they were at first. @param {Record<string, string>} settings */
    restartApi: async (settings) => {
      await api.stop();
      changed = settings;
      api.start();
      await untilReady();
      changed = {};
    },
    stop,
  };
};
