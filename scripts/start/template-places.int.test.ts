import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { probe } from './http-probe.mjs';
import { createReport } from './report.mjs';
import { createTemplatePlaces } from './template-places.mjs';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const listen = (port: number): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer((_request, response) => response.end('the app'));
    servers.push(server);
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

const freePort = async (): Promise<number> => {
  const port = await listen(0);
  await new Promise((closed) => servers.pop()?.close(closed));
  return port;
};

const template = (name: string, port: number) => ({
  name,
  title: name,
  folder: '',
  variable: '',
  url: `http://127.0.0.1:${port}`,
  host: '127.0.0.1',
  port,
});
const service = (name: string) => ({ name: `template-${name}`, program: '', args: [], cwd: '', env: {} });

describe('the address of a template app', () => {
  it('shows the progress page with 503 until its app is launched there, and never in place of one that is up', async () => {
    const [a, b] = [template('a', await freePort()), template('b', await freePort())];
    const ports = new Map([
      ['template-a', a.port],
      ['template-b', b.port],
    ]);
    const report = createReport({ write: () => undefined, now: () => 0, planned: ['Templates'] });
    const places = createTemplatePlaces({
      supervisor: { start: ({ name }) => void listen(ports.get(name) ?? 0) },
      steps: report.steps,
      hopeless: () => () => null,
    });
    await places.launch(a, service('a'));
    await places.standIn([a, b]);
    expect(await probe({ port: a.port, path: '/' })).toEqual({ status: 200, body: 'the app' });
    const waiting = await probe({ port: b.port, path: '/' });
    expect(waiting).toMatchObject({ status: 503, body: expect.stringContaining('still to come') });
    await places.launch(b, service('b'));
    expect(await probe({ port: b.port, path: '/' })).toEqual({ status: 200, body: 'the app' });
  });

  it('says so where the app is not drawn at all, and how to draw it', async () => {
    const [a, b] = [template('a', await freePort()), template('b', await freePort())];
    const places = createTemplatePlaces({
      supervisor: { start: () => undefined },
      steps: () => [],
      isDrawn: (name) => name === 'a',
      hopeless: () => () => null,
    });
    await places.standIn([a, b]);
    expect(await probe({ port: b.port, path: '/' })).toMatchObject({
      status: 503,
      body: expect.stringContaining('npm run dev -- b'),
    });
    expect((await probe({ port: a.port, path: '/' })).body).toContain('Forecourt is starting');
  });
});
