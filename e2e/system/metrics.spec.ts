// What an operator reads of the running product: each process exposes how it is, at a port that no shopper reaches.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { vehiclesOf } from '../pages/html';
import { listedVehicle } from '../pages/listed-vehicle';
import { demoHosts, journeySites } from '../sites';
import { metricsPort, root } from '../stack/address-book';
import { ask, askSite } from '../stack/ask';

type Process = keyof typeof metricsPort;

const readFrom = (process: Process, path: string) => ask({ host: '127.0.0.1', port: metricsPort[process], path });

/** Sum of a metric's samples that have all of the labels; NaN where it has none. */
const sumOf = async (process: Process, name: string, ...labels: string[]): Promise<number> => {
  const { body } = await readFrom(process, '/metrics');
  const found = body
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && labels.every((label) => line.includes(label)));
  return found.length === 0 ? Number.NaN : found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};

test('a cached page that is asked for again is a hit in the metrics of its template app', async () => {
  const [site] = journeySites;
  if (site === undefined) throw new Error('There is no site.');
  const path = await listedVehicle(site.host);
  await askSite(site.host, path);
  const hits = () => sumOf('template-a', 'forecourt_page_cache_reads_total', 'kind="page"', 'outcome="hit"');
  const answered = () => sumOf('template-a', 'forecourt_requests_total', 'route="cached"', 'status="200"');
  const passed = () => sumOf('gateway', 'forecourt_requests_total', 'route="page"', 'status="200"');
  // Other tests change stock beside this one: the page may have been dropped in between.
  await expect(async () => {
    const before = [await hits(), await answered(), await passed()] as const;
    expect((await askSite(site.host, path)).status).toBe(200);
    expect(await hits()).toBeGreaterThan(before[0]);
    expect(await answered()).toBeGreaterThan(before[1]);
    expect(await passed()).toBeGreaterThan(before[2]);
  }).toPass();
  expect(await sumOf('template-a', 'forecourt_page_cache_entries')).toBeGreaterThan(0);
  expect(await sumOf('template-a', 'forecourt_page_cache_bytes')).toBeGreaterThan(1000);
});

test('every process lives, is ready, and exposes the lag of its event loop', async () => {
  for (const process of Object.keys(metricsPort) as Process[]) {
    expect((await readFrom(process, '/healthz')).status, process).toBe(200);
    await expect(async () => {
      const { status, body } = await readFrom(process, '/readyz');
      expect(`${status} ${body}`, process).toContain('200 {"status":"ready"');
    }).toPass();
    expect(
      await sumOf(process, 'nodejs_eventloop_lag_p99_seconds', `process="${process}"`),
      process,
    ).toBeGreaterThanOrEqual(0);
  }
});

test('results of filters that somebody has asked for answer the next who asks, by the metrics of their template app', async () => {
  const [site] = journeySites;
  if (site === undefined) throw new Error('There is no site.');
  const ask = async () => vehiclesOf((await askSite(site.host, '/search?price=:59990&year=2012:')).body);
  // Before the first there is no sample.
  const repeated = async () =>
    (await sumOf('template-a', 'forecourt_requests_total', 'route="repeated"', 'status="200"')) || 0;
  const drawn = await ask();
  expect(drawn.length).toBeGreaterThan(0);
  // Other tests change stock beside this one: what was drawn may have been dropped in between.
  await expect(async () => {
    const before = await repeated();
    expect(await ask()).toHaveLength(drawn.length);
    expect(await repeated()).toBeGreaterThan(before);
  }).toPass();
  expect(await sumOf('template-a', 'forecourt_answer_cache_bytes')).toBeGreaterThan(1000);
});

test('each template app has found at its start that pages are kept', async () => {
  for (const process of ['template-a', 'template-b', 'template-c'] as const)
    expect(await sumOf(process, 'forecourt_page_cache_self_test'), process).toBe(1);
});

test('shoppers reach no metrics, on any host', async () => {
  for (const host of [...demoHosts, '127.0.0.1', 'nobody.localhost'])
    for (const path of [
      '/metrics',
      '/_gateway/metrics',
      '/internal/metrics',
      '/_template/metrics',
      '/_template/manifest',
      '/readyz',
    ]) {
      const { status, body } = await askSite(host, path);
      expect(status, `${host}${path}`).toBe(404);
      expect(body, `${host}${path}`).not.toContain('forecourt_');
    }
});

test('every metric that an alert needs is exposed by a running process', async () => {
  const rules = readFileSync(join(root, 'deploy', 'monitoring', 'rules.yaml'), 'utf8');
  const names = new Set([...rules.matchAll(/\b(?:forecourt|nodejs|process)_\w+/g)].map(([name]) => name));
  const all = await Promise.all(
    (Object.keys(metricsPort) as Process[]).map((process) => readFrom(process, '/metrics')),
  );
  const known = all.map(({ body }) => body).join('\n');
  for (const name of names) expect(known, name).toContain(`# HELP ${name.replace(/_bucket$/, '')} `);
});
