import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { askAnyApi } from './ask-any-api';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const start = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A way to ask these processes in their order, and those of them that were told to have failed. */
const given = (...processes: string[]) => {
  const failed: string[] = [];
  const ask = askAnyApi(
    { inOrder: () => processes, failed: (process) => void failed.push(process) },
    'http://api:4000',
  );
  return { ask: (signal?: AbortSignal) => ask('http://api:4000/internal/sites', { signal }), failed };
};

describe('a question of the gateway to the API', () => {
  it('goes on to the next process when one breaks off or says 503, and tells of the one that broke off', async () => {
    const breaking = await start((_request, response) => response.destroy());
    const leaving = await start((_request, response) => response.writeHead(503).end());
    const well = await start(({ url }, response) => response.end(url));
    const { ask, failed } = given(breaking, leaving, well);
    expect(await (await ask()).text()).toBe('/internal/sites');
    expect(failed).toEqual([breaking]);
  });

  it('says nothing against a process when whoever asked waits no longer', async () => {
    const slow = await start(() => undefined);
    const { ask, failed } = given(slow, await start((_request, response) => response.end()));
    await expect(ask(AbortSignal.timeout(30))).rejects.toThrow(/timeout/);
    expect(failed).toEqual([]);
  });
});
