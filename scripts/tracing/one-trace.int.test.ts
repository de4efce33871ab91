import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { keyCheck } from '@forecourt/api-contract/service';
import { startTraces } from '@forecourt/api-contract/traces';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '@forecourt/testing/otlp-receiver';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../apps/api/test/test-database';
import { mailbox, startSmtp, testPerson } from '../../apps/api/test/test-leads';
import { buildPrograms } from '../../apps/api/test/test-programs';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../apps/api/test/test-stock';
import { api } from '../../packages/storefront/src/runtime/service-access/api';
import { beforeNext } from '../../packages/storefront/src/runtime/template-server/before-next';
import { createTemplateLog } from '../../packages/storefront/src/runtime/template-server/template-log';
import { root } from '../workspace/paths.mjs';

/** Milliseconds until what does not come is given up, on a machine however busy. */
const patience = { timeout: 60_000, interval: 25 };

const serviceToken = 'service-token-of-one-trace';
const folder = mkdtempSync(join(tmpdir(), 'forecourt-traces-'));

/** What ends at the end, the last first. */
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const closeAll = async (): Promise<void> => {
  for (const close of closers.splice(0).toReversed()) await close();
};

const listen = async (server: ReturnType<typeof createServer>): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** As deep below the repository as the real build, since Node finds libraries from there. */
const built = join(root, `apps/gateway/dist-test-${process.pid}`);

/** Builds the gateway from source, with libraries as they lie. */
const buildGateway = async (): Promise<void> => {
  const dependencies = ['apps/gateway', 'packages/api-contract'].flatMap((workspace) => {
    const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
    return Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@forecourt/'));
  });
  await build({
    entryPoints: [join(root, 'apps/gateway/src/main.ts')],
    outdir: built,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    conditions: ['@forecourt/source'],
    external: dependencies,
  });
  closers.push(() => rmSync(built, { recursive: true, force: true }));
};

/** A gateway as a process of its own. */
const startGateway = async (env: Readonly<Record<string, string>>) => {
  const noted = join(folder, `libraries-${closers.length}.json`);
  const child = spawn(
    process.execPath,
    ['--import', join(root, 'scripts/tracing/note-libraries.mjs'), join(built, 'main.js')],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        FORECOURT_SERVICE_TOKEN: serviceToken,
        FORECOURT_GATEWAY_PORT: '0',
        FORECOURT_METRICS_PORT: '0',
        FORECOURT_NOTED_LIBRARIES: noted,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  const ended = once(child, 'exit');
  closers.push(() => child.kill('SIGKILL'));
  await vi.waitFor(() => expect(output).toContain('"msg":"listening"'), patience);
  return {
    logged: () => output,
    /** Asks it to end, and waits until it has; its exit code. */
    end: async () => {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
    libraries: (): readonly string[] => JSON.parse(readFileSync(noted, 'utf8')),
  };
};

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** What a stranger puts into a request in the hope that it is passed on, or that somebody keeps it. */
const forged = {
  traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  tracestate: 'stranger=1',
  baggage: 'stranger=1',
  cookie: 'own=word-of-a-cookie',
  'user-agent': 'word-of-a-browser',
};

beforeAll(buildGateway);
afterAll(closeAll);

describe('a request through gateway, template app and API', () => {
  let receiver: OtlpReceiver;
  const said: string[] = [];
  let mails: string[] = [];
  let spans: readonly ReceivedSpan[] = [];

  beforeAll(async () => {
    receiver = await startOtlpReceiver();
    closers.push(() => receiver.close());
    // Longer than the test: what has come at its end was sent as the processes ended.
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '600000' };
    const database = await createTestDatabase();
    closers.push(() => database.close());
    const smtp = await startSmtp(() => 'take');
    closers.push(() => smtp.close());
    await applyTestDealerships(database.db, dealershipNamed('yard', { lead_destinations: [mailbox('leads')] }));
    await applyTestSites(database.db, siteNamed('yard', { template: 'a', hosts: ['yard.example'] }));
    const vehicle = await addTestVehicle(database.db, 'yard', { slug: 'a-ute', stocknum: 'L1' });

    const programs = await buildPrograms(() => ({
      ...traced,
      DATABASE_URL: database.url,
      FORECOURT_DATA_DIR: folder,
      FORECOURT_SERVICE_TOKEN: serviceToken,
      FORECOURT_SEARCH_SECRET: 'search-secret-of-one-trace',
      FORECOURT_SEALING_KEY: 'sealing-key-of-one-trace',
      FORECOURT_API_PORT: '0',
      SMTP_URL: smtp.url,
      FORECOURT_MAIL_FROM: 'leads@forecourt.internal',
    }));
    closers.push(() => programs.close());
    const serve = await programs.start('serve');
    const work = await programs.start('work');

    // A template app, as far as it stands before Next: what it draws is one question to the API.
    const own = {
      ...traced,
      FORECOURT_API_URL: serve.url,
      FORECOURT_SERVICE_TOKEN: serviceToken,
    };
    for (const [name, value] of Object.entries(own)) vi.stubEnv(name, value);
    closers.push(() => vi.unstubAllEnvs());
    const log = createTemplateLog('template-a', 'info', { write: (line: string) => void said.push(line) });
    const traces = await startTraces('template-a', log);
    const template = await listen(
      createServer(
        beforeNext({
          isGateway: keyCheck({ current: serviceToken, previous: null }, 'template-proof'),
          handle: async ({ headers }, response) => {
            if (headers.traceparent !== undefined) throw new Error('What is drawn carries a trace.');
            const site = await api().getSite('yard');
            response.setHeader('content-type', 'text/html').end(site?.name);
          },
          log,
          traces,
          manifest: {
            name: 'a',
            version: '0.1.0',
            theme: 'metro',
            contract: 1,
            storefront: '0.1.0',
            build: null,
            title: null,
            colors: null,
            parts: { sections: [], pages: [] },
          },
        }),
      ),
    );
    const port = await freePort();
    const gateway = await startGateway({
      ...traced,
      FORECOURT_GATEWAY_PORT: String(port),
      FORECOURT_API_URL: serve.url,
      FORECOURT_TEMPLATE_A_URL: template,
    });

    const ask = (path: string, method = 'GET', body?: object) =>
      new Promise<number>((resolve, reject) => {
        const headers = {
          host: 'yard.example',
          ...forged,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        };
        request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
          text(answer).then(() => resolve(answer.statusCode ?? 0), reject);
        })
          .on('error', reject)
          .end(body === undefined ? undefined : JSON.stringify(body));
      });
    await vi.waitFor(async () => expect(await ask('/about-us?asked=word-of-a-query')).toBe(200), patience);
    const lead = { userData: testPerson, category: 'vehicle', car_id: vehicle.id, elapsed_ms: 9000, more_wishes: '' };
    expect(await ask('/api/leads', 'POST', lead)).toBe(201);
    await vi.waitFor(() => expect(smtp.taken).not.toEqual([]), patience);
    mails = smtp.taken.map((mail) => JSON.stringify(mail));

    expect(await gateway.end()).toBe(0);
    await traces.stop();
    await serve.end();
    await work.end();
    said.push(gateway.logged(), serve.logged(), work.logged());
    spans = receiver.spans();
  });
  const named = (name: string, service: string): ReceivedSpan => {
    const found = spans.find((span) => span.name === name && span.service === `forecourt-${service}`);
    if (found === undefined) throw new Error(`No ${name} of ${service} among:\n${spans.map((s) => s.name).join('\n')}`);
    return found;
  };
  const below = (parent: ReceivedSpan) => spans.filter(({ parentId }) => parentId === parent.id);

  it('is one trace down to the database, by routes, site, status and the id of the request', () => {
    const gateway = named('GET /about-us', 'gateway');
    const template = named('GET /about-us', 'template-a');
    const [service] = below(template);
    if (service === undefined) throw new Error('The API is not part of the trace.');
    expect([gateway.parentId, template.parentId]).toEqual(['', gateway.id]);
    expect(service).toMatchObject({ service: 'forecourt-api', name: 'GET /internal/v1/sites/:website_id', kind: 2 });
    const id = gateway.facts['forecourt.request_id'];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    for (const { facts, status } of [gateway, template, service]) {
      expect(status).toBe(0);
      expect(facts).toMatchObject({
        'forecourt.site': 'yard',
        'forecourt.request_id': id,
        'http.request.method': 'GET',
        'http.response.status_code': 200,
      });
    }
    const queries = below(service);
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) {
      expect(query).toMatchObject({ service: 'forecourt-api', kind: 3, traceId: gateway.traceId });
      expect(query.name).toMatch(/^SELECT \w+$/);
    }
    expect(new Set([gateway, template, service].map(({ traceId }) => traceId)).size).toBe(1);
    expect(gateway.traceId).not.toBe('a'.repeat(32));
  });

  it('that writes has its queries by operation and table, and the job that it leaves is a trace of its own', () => {
    const gateway = named('POST /api/*', 'gateway');
    const service = named('POST /api/leads', 'api');
    expect(service.parentId).toBe(gateway.id);
    expect(below(service).map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^BEGIN/i), 'INSERT leads', expect.stringMatching(/^COMMIT/i)]),
    );
    const job = named('process messages', 'worker');
    expect(job).toMatchObject({
      parentId: '',
      kind: 5,
      status: 0,
      facts: { 'messaging.destination.name': 'messages' },
    });
    expect(below(job).length).toBeGreaterThan(0);
  });

  it('leaves what our own processes ask all the time out, and queries that are nobody’s', () => {
    const names = spans.map(({ name }) => name);
    for (const poll of ['/internal/sites', '/internal/changes', '/readyz', '/healthz'])
      expect(names.filter((name) => name.endsWith(poll))).toEqual([]);
    expect(spans.filter(({ kind, parentId }) => kind === 3 && parentId === '')).toEqual([]);
  });

  it('stands in the lines of all processes by the id of its trace', () => {
    const { traceId } = named('GET /about-us', 'gateway');
    const lines = said
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .filter(({ trace_id }) => trace_id === traceId);
    expect(new Set(lines.map(({ name }) => name))).toEqual(new Set(['gateway', 'template-a', 'api']));
  });

  it('tells the receiver nothing of the person, and nobody else of the trace', () => {
    const told = receiver.raw();
    expect(told).toContain('forecourt-gateway');
    const personal = [
      ...Object.values(testPerson).filter((value) => typeof value === 'string'),
      '491570006',
      'word-of-a-query',
      'word-of-a-cookie',
      'word-of-a-browser',
      'stranger',
      '127.0.0.1',
      'yard.example',
    ];
    for (const word of personal) expect(told, word).not.toContain(word);
    const ids = new Set(spans.map(({ traceId }) => traceId));
    expect(mails.join()).toContain(testPerson.last_name);
    for (const id of ids) expect(mails.join()).not.toContain(id);
    expect(mails.join().toLowerCase()).not.toContain('traceparent');
  });
});

describe('a gateway', () => {
  it('without an endpoint loads no part of OpenTelemetry but the interface that its metrics bring', async () => {
    const gateway = await startGateway({});
    expect(await gateway.end()).toBe(0);
    const libraries = gateway.libraries();
    expect(libraries).toContain('fastify');
    expect(libraries.filter((name) => name.startsWith('@opentelemetry/'))).toEqual(['@opentelemetry/api']);
  });

  it('whose receiver is away answers as ever, says so once, and ends in its time', async () => {
    const port = await freePort();
    const away = `http://127.0.0.1:${await freePort()}`;
    const gateway = await startGateway({
      FORECOURT_GATEWAY_PORT: String(port),
      FORECOURT_DIRECTORY: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: away,
      OTEL_EXPORTER_OTLP_TIMEOUT: '50',
      OTEL_BSP_SCHEDULE_DELAY: '10',
    });
    const answer = async () => (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
    const warnings = () => gateway.logged().match(/traces do not arrive/g)?.length ?? 0;
    await answer();
    await expect.poll(warnings).toBe(1);
    for (let turn = 0; turn < 20; turn += 1) await answer();
    const began = performance.now();
    expect(await gateway.end()).toBe(0);
    expect(performance.now() - began).toBeLessThan(9_000);
    expect(warnings()).toBe(1);
    expect(gateway.libraries()).toContain('@opentelemetry/sdk-trace');
  });
});
