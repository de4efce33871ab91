import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type OtlpReceiver, startOtlpReceiver } from '@forecourt/testing/otlp-receiver';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProcessLog } from '../operator/process-log';
import { beginRequest, endRequest, traceFacts } from './request-span';
import type { Traces } from './span';
import { startTraces } from './start-traces';

let receiver: OtlpReceiver;
let lines: Record<string, unknown>[];
let traces: Traces;

const start = async (env: Readonly<Record<string, string>> = {}): Promise<Traces> => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20');
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const log = createProcessLog(
    { name: 'api', level: 'debug' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  traces = await startTraces('api', log);
  return traces;
};

beforeEach(async () => {
  receiver = await startOtlpReceiver();
  lines = [];
});
afterEach(async () => {
  await traces.stop();
  vi.unstubAllEnvs();
  await receiver.close();
});

const from = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'balancer=1' };

describe('traces that are sent', () => {
  it('name the process, the work that other work is part of, and how a request ended', async () => {
    const { begin, current } = await start({ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret-of-the-operator' });
    const request = beginRequest(traces, { method: 'GET', requestId: 'an-id', from });
    if (request === null) throw new Error('no span');
    expect(current()).toBeNull();
    await request.within(async () => {
      await Promise.resolve();
      expect(current()).toBe(request);
      const query = begin({ name: 'SELECT', kind: 'client', facts: { a: 1, left_out: null } });
      query?.end({ failed: '57014' });
    });
    expect(request.headers).toEqual({
      traceparent: expect.stringMatching(/^00-a{32}-[0-9a-f]{16}-01$/),
      tracestate: 'balancer=1',
    });
    expect(traceFacts(request)).toEqual({ trace_id: 'a'.repeat(32) });
    endRequest(request, { method: 'GET', route: '/cars/:slug', site: 'yard', status: 503 });
    await expect.poll(() => receiver.spans().length).toBe(2);
    const [query, server] = receiver.spans();
    expect(server).toEqual({
      service: 'forecourt-api',
      traceId: 'a'.repeat(32),
      id: request.headers.traceparent?.split('-')[2],
      parentId: 'b'.repeat(16),
      name: 'GET /cars/:slug',
      kind: 2,
      status: 2,
      facts: {
        'http.request.method': 'GET',
        'forecourt.request_id': 'an-id',
        'http.route': '/cars/:slug',
        'http.response.status_code': 503,
        'forecourt.site': 'yard',
        'error.type': '503',
      },
    });
    expect(query).toMatchObject({
      traceId: 'a'.repeat(32),
      parentId: server?.id,
      kind: 3,
      status: 2,
      facts: { a: 1, 'error.type': '57014' },
    });
    expect(receiver.headers()[0]).toMatchObject({ 'x-key': 'secret-of-the-operator' });
  });

  it('begin a trace of their own where nothing, or nonsense, says which one they are part of', async () => {
    const { begin } = await start({ OTEL_SERVICE_NAME: 'own-name', OTEL_RESOURCE_ATTRIBUTES: 'deployment=test' });
    for (const given of [null, {}, { traceparent: 'nonsense' }])
      begin({ name: 'work', kind: 'server', from: given })?.end();
    await expect.poll(() => receiver.spans().length).toBe(3);
    expect(new Set(receiver.spans().map(({ traceId }) => traceId)).size).toBe(3);
    for (const span of receiver.spans()) expect(span).toMatchObject({ parentId: '', service: 'own-name' });
  });

  it('are chosen by the sampler, and one that is left out is left out by whoever is asked further in', async () => {
    const { begin } = await start({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
    const leftOut = begin({ name: 'left out', kind: 'server', from: null });
    expect(leftOut?.traceId).toBeNull();
    expect(leftOut?.headers.traceparent).toMatch(/-00$/);
    begin({ name: 'further in', kind: 'server', from: leftOut?.headers ?? {} })?.end();
    leftOut?.end();
    begin({ name: 'of a balancer', kind: 'server', from })?.end();
    await traces.stop();
    expect(receiver.spans().map(({ name }) => name)).toEqual(['of a balancer']);
  });

  it('are sent to their end when the process stops, within two seconds whatever the receiver does', async () => {
    const { begin } = await start({ OTEL_BSP_SCHEDULE_DELAY: '60000' });
    begin({ name: 'last', kind: 'server', from: null })?.end();
    await traces.stop();
    expect(receiver.spans().map(({ name }) => name)).toEqual(['last']);

    receiver.answerWith(0);
    const again = await start({ OTEL_BSP_SCHEDULE_DELAY: '60000' });
    again.begin({ name: 'for nobody', kind: 'server', from: null })?.end();
    const began = performance.now();
    await again.stop();
    expect(performance.now() - began).toBeGreaterThan(1_900);
  });

  it('that are refused cost one line of the log, and are told of once they arrive again', async () => {
    const { begin } = await start();
    receiver.answerWith(400);
    for (let turn = 1; turn <= 3; turn += 1) {
      begin({ name: 'refused', kind: 'server', from: null })?.end();
      await expect.poll(() => receiver.headers().length).toBe(turn);
    }
    await expect.poll(() => lines.filter(({ level }) => level === 40).length).toBe(1);
    receiver.answerWith(200);
    begin({ name: 'taken', kind: 'server', from: null })?.end();
    await expect.poll(() => receiver.spans().map(({ name }) => name)).toEqual(['taken']);
    await expect.poll(() => lines.at(-1)?.msg).toBe('traces arrive again');
    expect(lines.filter(({ level }) => level === 40)).toMatchObject([{ spans: 1, err: { message: 'Bad Request' } }]);
  });

  it('are none where a setting cannot be used, which the log says, and what the library cannot read it says, too', async () => {
    await start({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' });
    expect(traces.begin({ name: 'work', kind: 'server', from: null })).toBeNull();
    expect(lines).toMatchObject([{ level: 50, faults: [expect.stringContaining('OTEL_EXPORTER_OTLP_PROTOCOL')] }]);
    lines = [];
    await start({ OTEL_EXPORTER_OTLP_PROTOCOL: '', OTEL_EXPORTER_OTLP_COMPRESSION: 'brotli' });
    expect(lines).toMatchObject([
      { level: 40, said: expect.stringContaining('OTEL_EXPORTER_OTLP_COMPRESSION') },
      { level: 30, msg: 'traces are sent', to: receiver.url },
    ]);
  });
});

describe('a process without an endpoint', () => {
  const run = promisify(execFile);
  /** The modules of OpenTelemetry that a process loads which starts its traces. */
  const loadedWith = async (env: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const face = new URL('./index.ts', import.meta.url).href;
    const { stdout } = await run(
      process.execPath,
      ['--input-type=module', '--conditions=@forecourt/source', '--eval', script, face],
      {
        env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
        cwd: fileURLToPath(new URL('.', import.meta.url)),
      },
    );
    return JSON.parse(stdout);
  };
  const script = `
    import { registerHooks } from 'node:module';
    const seen = new Set();
    registerHooks({
      resolve: (name, context, next) => {
        const found = name.startsWith('.') && !context.parentURL?.includes('node_modules') && !name.endsWith('.ts')
          ? next(name + '.ts', context) : next(name, context);
        const [, library] = /node_modules\\/(@opentelemetry\\/[^/]+)/.exec(found.url) ?? [];
        if (library !== undefined) seen.add(library);
        return found;
      },
    });
    const { startTraces } = await import(process.argv[1]);
    const quiet = () => undefined;
    await startTraces('api', { info: quiet, warn: quiet, error: quiet });
    process.stdout.write(JSON.stringify([...seen]));
  `;

  it('loads nothing of OpenTelemetry, and one with an endpoint does', async () => {
    expect(await loadedWith({})).toEqual([]);
    expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })).toEqual(
      expect.arrayContaining(['@opentelemetry/sdk-trace', '@opentelemetry/exporter-trace-otlp-proto']),
    );
  });
});
