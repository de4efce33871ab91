import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keyCheck, serviceKey } from '@forecourt/api-contract/service';
import { recordTraces } from '@forecourt/testing/recorded-traces';
import { afterEach, describe, expect, it } from 'vitest';
import { beforeNext } from './before-next';
import { createTemplateLog } from './template-log';
import { requestInHand } from './waiting-client';

const secret = 'a-secret-of-sixteen-or-more';
const ofGateway = { 'x-forecourt-gateway': serviceKey(secret, 'template-proof'), 'x-forecourt-site': 'yard' };

const manifest = {
  name: 'a',
  version: '0.1.0',
  theme: 'metro',
  contract: 1,
  storefront: '0.1.0',
  build: null,
  title: null,
  colors: null,
  parts: { sections: [], pages: [] },
};

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const given = async () => {
  const traces = recordTraces();
  const drawn: { readonly headers: IncomingHttpHeaders; readonly inHand: ReturnType<typeof requestInHand> }[] = [];
  const lines: Record<string, unknown>[] = [];
  const listener = beforeNext({
    isGateway: keyCheck({ current: secret, previous: null }, 'template-proof'),
    handle: async ({ url, headers }, response) => {
      drawn.push({ headers: { ...headers }, inHand: requestInHand() });
      if (url === '/hangs') return;
      response.setHeader('content-type', 'text/html').end('<main><h1>A page</h1></main>');
    },
    log: createTemplateLog('template-a', 'debug', { write: (line: string) => void lines.push(JSON.parse(line)) }),
    traces,
    manifest,
  });
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Readonly<Record<string, string>> = ofGateway) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { ...headers, traceparent: 'given', tracestate: 'given' } });
  return { ask, port, traces, drawn, lines };
};

describe('the trace of a request at a template app', () => {
  it('is that of the gateway, and of nobody without its proof', async () => {
    const { ask, traces } = await given();
    await ask('/cars/a-ute');
    await ask('/_next/static/a.js', {});
    expect(traces.spans.map(({ from }) => from?.traceparent)).toEqual(['given', undefined]);
    await expect
      .poll(() => traces.spans.map(({ ended }) => [ended?.name, ended?.facts?.['forecourt.answered_by']]))
      .toEqual([
        ['GET /cars/[slug]', 'drawn'],
        ['GET /_next/*', 'file'],
      ]);
  });

  it('is no header of what is drawn, and stands in its log and in what it asks', async () => {
    const { ask, drawn, lines } = await given();
    await ask('/about-us');
    expect(drawn[0]?.headers).not.toHaveProperty('traceparent');
    expect(drawn[0]?.headers).not.toHaveProperty('tracestate');
    expect(drawn[0]?.inHand?.span?.headers).toEqual({ traceparent: 'span-1' });
    await expect.poll(() => lines.map(({ msg, trace_id }) => [msg, trace_id])).toEqual([['request', 'trace-1']]);
  });

  it('has the page itself within its Markdown form', async () => {
    const { ask, traces } = await given();
    expect(await (await ask('/about-us.md')).text()).toContain('A page');
    expect(traces.spans.map(({ from }) => from?.traceparent)).toEqual(['given', 'span-1']);
  });

  it('tells that a client went away, and nothing of questions of health', async () => {
    const { ask, port, traces, drawn } = await given();
    await ask('/_template/healthz');
    const asking = request({ host: '127.0.0.1', port, path: '/hangs', headers: ofGateway }).on(
      'error',
      () => undefined,
    );
    asking.end();
    await expect.poll(() => drawn.length).toBe(1);
    asking.destroy();
    await expect.poll(() => traces.spans.map(({ ended }) => ended?.failed)).toEqual(['client_left']);
  });
});
