import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from '../gateway';
import { readSettings } from '../settings';
import { indexHosts, type Site } from '../site-table/host-index';

const site: Site = { website_id: 'x-id', slug: 'x', name: 'X', template: 'a', hosts: ['127.0.0.1'], tagline: '' };
/** Short, and yet far longer than a busy machine puts off a part that is sent each tenth of a second. */
const patience = { answerMs: 4_000, uploadAnswerMs: 60_000, idleMs: 4_000, requestMs: 5_000, lingerMs: 8_000 };

describe('an upload through the gateway', () => {
  let handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  let inner: Server;
  let app: FastifyInstance;
  let port = 0;
  /** What became of each request at the application: whole, or broken off. */
  let ends: ('whole' | 'broken off')[] = [];

  beforeAll(async () => {
    inner = createServer({ requestTimeout: 0 }, (incoming, outgoing) => {
      incoming.once('close', () => ends.push(incoming.complete ? 'whole' : 'broken off'));
      incoming.on('error', () => undefined);
      handle(incoming, outgoing);
    });
    await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
    const known = { sites: [site], resolve: indexHosts([site], { demoHosts: false }) };
    app = createGateway({
      settings: readSettings({
        FORECOURT_SERVICE_TOKEN: 'a-token-of-sixteen-or-more',
        FORECOURT_API_URL: `http://127.0.0.1:${(inner.address() as AddressInfo).port}`,
        FORECOURT_DIRECTORY: '0',
      }),
      sites: { known: () => known },
      api: { getVehicleAddress: async () => ({ outcome: 'unknown' }), getRedirect: async () => ({ outcome: 'none' }) },
      log: pino({ level: 'silent' }),
      patience,
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await app.close();
    inner.closeAllConnections();
    inner.close();
  });
  beforeEach(() => {
    ends = [];
    handle = async (incoming, outgoing) => {
      const bytes = await buffer(incoming).catch(() => null);
      if (bytes !== null) outgoing.end(String(bytes.length));
    };
  });

  /** Sends parts as they are made; resolves with the answer, also when that comes before everything was sent. */
  const send = (parts: AsyncIterable<Buffer>, path = '/api/stock/yard', headers: Record<string, string> = {}) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      let isAnswered = false;
      const outgoing = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
        isAnswered = true;
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
      });
      // Whoever has been answered may find the line closed for what was still to come.
      outgoing.on('error', (error) => {
        if (!isAnswered) reject(error);
      });
      const write = async () => {
        for await (const part of parts) {
          if (outgoing.destroyed || isAnswered) return;
          if (!outgoing.write(part))
            await Promise.race([once(outgoing, 'drain'), once(outgoing, 'close')]).catch(() => undefined);
        }
        outgoing.end();
      };
      write().catch(reject);
    });
  async function* parts(count: number, gapMs: number, bytes = 1000): AsyncGenerator<Buffer> {
    const part = Buffer.alloc(bytes, 'x');
    for (let at = 0; at < count; at += 1) {
      yield part;
      if (gapMs > 0) await pause(gapMs);
    }
  }
  async function* stalling(): AsyncGenerator<Buffer> {
    yield Buffer.alloc(1000, 'x');
    await pause(patience.idleMs * 5);
  }

  it('[STCK-01] may last longer than other requests may, as long as bytes flow', async () => {
    // Photos of an enquiry come over slow lines, too.
    const sent = await Promise.all(['/api/stock/yard', '/api/lead-photos'].map((path) => send(parts(80, 100), path)));
    expect(sent).toEqual(Array(2).fill({ status: 200, body: '80000' }));
  });

  it('[STCK-01] may also be read slowly by the API', async () => {
    handle = async (incoming, outgoing) => {
      let bytes = 0;
      for await (const part of incoming) {
        bytes += part.length;
        // Longer than a sender may pause, though this one does not.
        if (bytes === part.length) await pause(patience.idleMs * 2);
        await pause(4);
      }
      outgoing.end(String(bytes));
    };
    expect(await send(parts(250, 0, 64_000))).toEqual({ status: 200, body: String(250 * 64_000) });
  });

  it('[STCK-01] is answered after its import, which may take longer than an answer elsewhere', async () => {
    handle = async (incoming, outgoing) => {
      await buffer(incoming);
      await pause(patience.answerMs * 2);
      outgoing.end('imported');
    };
    expect(await send(parts(2, 0))).toEqual({ status: 200, body: 'imported' });
    expect((await send(parts(2, 0), '/api/leads')).status).toBe(504);
  });

  it.each([
    ['by its length', { 'content-length': '500000' }],
    ['in chunks', {}],
  ])('sent %s that stops is ended with an explanation, and the API sees it broken off', async (_, headers) => {
    const { status, body } = await send(stalling(), '/api/stock/yard', headers);
    expect([status, JSON.parse(body)]).toEqual([
      408,
      expect.objectContaining({
        code: 'request_too_slow',
        title: 'The rest of the request did not arrive in time. Send it again.',
      }),
    ]);
    await expect.poll(() => ends).toEqual(['broken off']);
  });

  it('small enough to be held does not reach the API before it is whole', async () => {
    expect((await send(stalling(), '/api/stock/yard', { 'content-length': '5000' })).status).toBe(408);
    expect(ends).toEqual([]);
  });

  it('stays broken off when its sender goes on after it was refused', async () => {
    // Sends on after the other side has ended.
    const line = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const [half, rest] = ['stocknum,make\nS1,', `Kia${' '.repeat(200_000)}\n`];
    const length = half.length + rest.length;
    line.write(`POST /api/stock/yard HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${length}\r\n\r\n${half}`);
    const [answer] = (await once(line, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /);
    await pause(300);
    line.end(rest);
    await expect.poll(() => ends).toEqual(['broken off']);
    line.destroy();
  });

  it('that its sender abandons is seen as broken off by the API', async () => {
    const outgoing = request({ host: '127.0.0.1', port, path: '/api/stock/yard', method: 'POST' });
    outgoing.on('error', () => undefined);
    outgoing.write('stocknum,make,model,year\nS1,Kia,Rio,2020\n');
    await pause(200);
    outgoing.destroy();
    await expect.poll(() => ends).toEqual(['broken off']);
  });

  it('[STCK-01] that is refused while it is being sent receives the reason', async () => {
    handle = (incoming, outgoing) => {
      let bytes = 0;
      incoming.on('data', (part) => {
        bytes += part.length;
        if (bytes > 2_000_000 && !outgoing.headersSent)
          outgoing.writeHead(413, { 'content-type': 'text/plain' }).end('too large');
      });
    };
    for (let turn = 0; turn < 5; turn += 1)
      expect(await send(parts(3_000, 0, 64_000))).toEqual({ status: 413, body: 'too large' });
  });

  it('[STCK-01] that is refused delivers its answer also to a sender that reads only at its end', async () => {
    handle = (incoming, outgoing) => {
      incoming.once('data', () => {
        incoming.pause();
        outgoing.writeHead(413, { 'content-type': 'text/plain' }).end('too large');
      });
    };
    const line = connect(port, '127.0.0.1').pause();
    const body = Buffer.alloc(8_000_000, 'x');
    line.write(`POST /api/stock/yard HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${body.length}\r\n\r\n`);
    await new Promise<void>((resolve, reject) => line.write(body, (error) => (error ? reject(error) : resolve())));
    await pause(300);
    expect(await text(line)).toMatch(/^HTTP\/1\.1 413 .*too large/s);
  });

  it('that is refused unread shares its connection with no enquiry, which would end with it', async () => {
    handle = (incoming, outgoing) => {
      if (incoming.url === '/api/leads') return void buffer(incoming).then(() => outgoing.end('stored'));
      incoming.once('data', () => incoming.pause());
      setTimeout(() => {
        outgoing.writeHead(429, { 'content-type': 'text/plain' }).end('come later');
        // As a server does with what nobody reads, a little later.
        setTimeout(() => incoming.socket.destroySoon(), 300);
      }, 300);
    };
    // It fits into the buffers of the connection, and so has been sent as a whole when it is answered.
    expect((await send(parts(20, 0, 10_000), '/api/lead-photos', { 'content-length': '200000' })).status).toBe(429);
    const enquiries = Array.from({ length: 5 }, () => send(parts(1, 0), '/api/leads', { 'content-length': '1000' }));
    expect(await Promise.all(enquiries)).toEqual(Array(5).fill({ status: 200, body: 'stored' }));
  });

  it('limits the time of other requests whose bodies drip in', async () => {
    // They would take ten minutes.
    expect((await send(parts(6_000, 100), '/api/leads')).status).toBe(408);
  });
});
