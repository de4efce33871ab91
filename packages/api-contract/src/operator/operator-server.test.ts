import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { counterOf, createRegistry, gaugeOf, requestMetrics } from './metrics';
import { type OperatorServer, serveOperator } from './operator-server';
import { type Check, readinessOf } from './readiness';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const start = async (checks: Readonly<Record<string, Check>> = {}, registry = createRegistry('test')) => {
  const server: OperatorServer = await serveOperator({ address: { host: '127.0.0.1', port: 0 }, registry, checks });
  closers.push(server.close);
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`${server.url}${path}`, { method });
    return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
  };
  return { ask, registry };
};

describe("the operator's face of a process", () => {
  it('serves metrics in the text format of Prometheus, each labelled with the name of the process', async () => {
    const { ask, registry } = await start();
    requestMetrics<'page'>(registry).answered('page', 200, 0.02);
    const { status, type, body } = await ask('/metrics');
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(body).toContain('forecourt_requests_total{route="page",status="200",process="test"} 1');
    expect(body).toMatch(/forecourt_request_seconds_bucket\{le="0\.025",process="test",route="page"\} 1/);
    expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds\{process="test"\} [\d.]+/);
  });

  it('reads values that are kept elsewhere at each scrape, and leaves out unknown ones', async () => {
    let known = true;
    const registry = createRegistry('test');
    gaugeOf(registry, { name: 'a_gauge', help: 'x' }, () => (known ? [{ value: 7 }] : []));
    counterOf(registry, { name: 'a_counter', help: 'x', labelNames: ['kind'] }, async () => [
      { labels: { kind: 'one' }, value: 3 },
    ]);
    const { ask } = await start({}, registry);
    expect((await ask('/metrics')).body).toContain('a_gauge{process="test"} 7');
    known = false;
    const { body } = await ask('/metrics');
    expect(body).not.toMatch(/^a_gauge/m);
    expect(body.match(/^a_counter.*$/gm)).toEqual(['a_counter{kind="one",process="test"} 3']);
  });

  it('stays alive whatever fails, and is ready only when every check passes', async () => {
    let fault: string | null = 'away';
    const { ask } = await start({ database: () => fault, queue: () => null });
    expect((await ask('/healthz')).status).toBe(200);
    const first = await ask('/readyz');
    expect([first.status, JSON.parse(first.body)]).toEqual([
      503,
      { status: 'not ready', checks: { database: 'away', queue: 'ok' } },
    ]);
    fault = null;
    expect(await ask('/readyz')).toMatchObject({ status: 200, body: expect.stringContaining('"ready"') });
  });

  it('counts a check that throws, and one that never ends, as failed', async () => {
    const { isReady, checks } = await readinessOf(
      {
        thrown: () => {
          throw new Error('no connection');
        },
        late: () => new Promise(() => undefined),
      },
      20,
    );
    expect(isReady).toBe(false);
    expect(checks).toEqual({ thrown: 'no connection', late: 'no answer in 0.02 s' });
  });

  it('answers 404 for other paths and 405 for other methods', async () => {
    const { ask } = await start();
    for (const path of ['/', '/internal/sites', '/metrics/x']) expect((await ask(path)).status, path).toBe(404);
    expect((await ask('/metrics', 'POST')).status).toBe(405);
    expect(await ask('/metrics?x=1', 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it('answers the questions that a process takes besides, by their paths alone', async () => {
    const questions = {
      '/twice': (query: URLSearchParams) => ({
        status: query.get('of') === null ? 400 : 200,
        why: `${query.get('of')}`,
      }),
    };
    const registry = createRegistry('test');
    const server = await serveOperator({ address: { host: '127.0.0.1', port: 0 }, registry, checks: {}, questions });
    closers.push(server.close);
    const asked = await fetch(`${server.url}/twice?of=a%20b?c`);
    expect([asked.status, await asked.json()]).toEqual([200, { status: 'a b?c' }]);
    expect((await fetch(`${server.url}/twice`)).status).toBe(400);
    expect((await fetch(`${server.url}/toString`)).status).toBe(404);
    expect(await (await fetch(`${server.url}/twice/x`)).text()).toContain('/readyz, /twice');
    expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
  });

  it('listens nowhere where no port is set, and names the setting of a port that is taken', async () => {
    const registry = createRegistry('test');
    expect((await serveOperator({ address: null, registry, checks: {} })).url).toBeNull();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    closers.push(async () => void other.close());
    const { port } = other.address() as AddressInfo;
    await expect(serveOperator({ address: { host: '127.0.0.1', port }, registry, checks: {} })).rejects.toThrow(
      /FORECOURT_METRICS_PORT/,
    );
  });
});
