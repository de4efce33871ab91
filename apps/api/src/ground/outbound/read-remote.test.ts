import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RemoteOptions } from './read-remote';

/** A host that passes for public while a test needs one, since no test leaves this machine. */
const publicHost = vi.hoisted(() => ({ name: '' }));
vi.mock('./public-address', async (importOriginal) => {
  const original = await importOriginal<typeof import('./public-address')>();
  return {
    ...original,
    refusePrivateHost: (url: URL) => {
      if (url.host !== publicHost.name) original.refusePrivateHost(url);
    },
  };
});

// Files of one worker share what they import: another may have had this one without the stand-in.
vi.resetModules();
const { readRemote, shownAddress } = await import('./read-remote');

const pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/feed': (_, response) => response.end('stocknum\nS1\n'),
  '/moved': (_, response) => response.writeHead(302, { location: '/feed' }).end(),
  '/circle': (_, response) => response.writeHead(302, { location: '/circle' }).end(),
  '/inward': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/away': (_, response) => response.writeHead(404).end(),
  '/down': (_, response) => response.writeHead(503).end(),
  '/packed': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
  '/declared': (_, response) => response.writeHead(200, { 'content-length': '2000' }).end('x'.repeat(2000)),
  '/endless': (_, response) => {
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(1000)));
      if (!response.destroyed) response.once('drain', pour);
    };
    pour();
  },
  '/broken': (_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
    setTimeout(() => response.destroy(), 20);
  },
  '/slow': (_, response) => {
    response.write('first');
  },
  '/agent': (request, response) => response.end(`${request.headers.accept} ${request.headers['accept-encoding']}`),
};
const server = createServer((request, response) => pages[request.url ?? '']?.(request, response));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = async (address: string, options: Partial<RemoteOptions> = {}): Promise<string> => {
  const parts: Buffer[] = [];
  const all = { limitBytes: 1000, timeoutMs: 60_000, allowPrivateAddresses: true, ...options };
  for await (const part of readRemote(address, all)) parts.push(part);
  return Buffer.concat(parts).toString();
};

describe('readRemote', () => {
  it('reads an address, and follows its redirect', async () => {
    expect(await read(`${origin}/feed`)).toBe('stocknum\nS1\n');
    expect(await read(`${origin}/moved`)).toBe('stocknum\nS1\n');
    expect(await read(`${origin}/agent`, { accept: 'text/csv' })).toBe('text/csv identity');
    expect(await read(`${origin}/feed`, { limitBytes: 12 })).toHaveLength(12);
  });

  it.each([
    ['/away', /answers 404/, true],
    ['/down', /answers 503/, false],
    ['/circle', /more than 5 times/, true],
    ['/file', /Only http and https/, true],
    ['/packed', /packed/, true],
    ['/declared', /more than 1000 bytes/, true],
    ['/endless', /more than 1000 bytes/, true],
    ['/broken', /cannot be reached|broke off/, false],
  ])('reports of %s what is wrong and whether to try again', async (path, message, isFinal) => {
    await expect(read(`${origin}${path}`)).rejects.toMatchObject({
      name: 'RemoteFault',
      message: expect.stringMatching(message),
      isFinal,
    });
  });

  it('gives up in time, also in the middle of a body', async () => {
    await expect(read(`${origin}/slow`, { timeoutMs: 200 })).rejects.toMatchObject({
      message: 'It took longer than 0.2 seconds.',
      isFinal: false,
    });
  });

  it('refuses what is not public before it connects, by address, by name and behind a redirect', async () => {
    const open = { allowPrivateAddresses: false };
    for (const host of [origin, 'http://localhost:1', 'http://[::1]:1', 'http://10.0.0.1', 'http://0x7f000001'])
      await expect(read(`${host}/feed`, open)).rejects.toMatchObject({
        message: expect.stringContaining('is not an address of the public Internet'),
        isFinal: true,
      });
  });

  it('follows no redirect where what is asked must stand at the address itself', () =>
    expect(read(`${origin}/moved`, { mostRedirects: 0 })).rejects.toMatchObject({
      message: 'It leads on to another address.',
      isFinal: true,
    }));

  it('refuses a public address that redirects to a private one', async () => {
    publicHost.name = new URL(origin).host;
    try {
      expect(await read(`${origin}/moved`, { allowPrivateAddresses: false })).toBe('stocknum\nS1\n');
      await expect(read(`${origin}/inward`, { allowPrivateAddresses: false })).rejects.toMatchObject({
        message: '169.254.169.254 is not an address of the public Internet.',
        isFinal: true,
      });
    } finally {
      publicHost.name = '';
    }
  });

  it.each(['feed.csv', 'ftp://example.com/x', 'https://me:secret@example.com/'])(
    'refuses the address %s',
    async (url) => {
      await expect(read(url)).rejects.toMatchObject({ isFinal: true });
    },
  );

  it('refuses an address where nothing listens, and allows another try', async () => {
    await expect(read('http://127.0.0.1:1/')).rejects.toMatchObject({
      message: 'It cannot be reached (ECONNREFUSED).',
      isFinal: false,
    });
  });
});

describe('shownAddress', () => {
  it('hides the part of an address that may be a key', () => {
    expect(shownAddress('https://feeds.example/stock.csv?key=secret#x')).toBe('https://feeds.example/stock.csv');
  });
});
