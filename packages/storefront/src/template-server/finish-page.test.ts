import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { finishPage } from './finish-page';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** What a client gets of an answer, on a connection of its own. */
const answerOf = async (send: (response: ServerResponse) => void): Promise<Response> => {
  const server = createServer((_request, response) => {
    finishPage(response);
    send(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
};

const html = (response: ServerResponse) => response.setHeader('content-type', 'text/html; charset=utf-8');
const page = '<html><head><script src="/_next/a.js" async=""></script></head><body><p>Ë and •</p></body></html>';

describe('finishPage', () => {
  it('starts the scripts of a page late, however it is cut', async () => {
    const bytes = Buffer.from(page);
    for (const size of [1, 7, bytes.length]) {
      let told = 0;
      const answer = await answerOf((response) => {
        html(response);
        // A length that was counted before is none of the page that is sent.
        response.setHeader('content-length', bytes.length);
        response.flushHeaders();
        for (let at = 0; at < bytes.length; at += size)
          response.write(bytes.subarray(at, at + size), () => {
            told += 1;
          });
        response.end();
      });
      const text = await answer.text();
      expect(text).toContain('"sources":["/_next/a.js"]');
      expect(text).not.toContain('async=""');
      expect(text).toContain('<p>Ë and •</p>');
      expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
      expect(told).toBe(Math.ceil(bytes.length / size));
    }
  });

  it('sends what was finished when it was kept, and what is no page, as it comes', async () => {
    const kept = await answerOf((response) => {
      html(response);
      response.setHeader('etag', 'W/"kept"');
      response.end(page);
    });
    expect(await kept.text()).toBe(page);
    const data = await answerOf((response) => {
      response.setHeader('content-type', 'text/x-component');
      response.flushHeaders();
      response.write('one ');
      response.end('two');
    });
    expect(await data.text()).toBe('one two');
  });

  it('leaves an answer without a body alone', async () => {
    const answer = await answerOf((response) => {
      html(response);
      response.writeHead(304).end();
    });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
  });
});
