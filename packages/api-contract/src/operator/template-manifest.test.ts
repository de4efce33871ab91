import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { askTemplateManifest, type TemplateManifest, templateLabels } from './template-manifest';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const manifest: TemplateManifest = {
  name: 'a',
  version: '0.1.0',
  theme: 'metro',
  contract: 1,
  storefront: '0.3.0',
  build: 'abc',
  title: 'Metro',
  colors: { page: '#ffffff' },
  parts: { sections: ['night-hours'], pages: ['after-dark'] },
};

describe('the manifest of a template app', () => {
  it('is read from its own port, also where a newer one says more', async () => {
    const asked: (string | undefined)[] = [];
    const origin = await serve(({ url }, response) => {
      asked.push(url);
      response.end(JSON.stringify({ ...manifest, of_tomorrow: true }));
    });
    expect(await askTemplateManifest(origin)).toEqual(manifest);
    expect(asked).toEqual(['/_template/manifest']);
  });

  it('of an app of before them has no title, no colours and no parts of its own', async () => {
    const { title: _title, colors: _colors, parts: _parts, ...older } = manifest;
    const origin = await serve((_request, response) => void response.end(JSON.stringify(older)));
    const parts = { sections: [], pages: [] };
    expect(await askTemplateManifest(origin)).toEqual({ ...older, title: null, colors: null, parts });
  });

  it('is not read further than any manifest goes, and not at an address that it leads to', async () => {
    let isOpen = true;
    const endless = await serve((request, response) => {
      request.socket.once('close', () => {
        isOpen = false;
      });
      const pour = () => {
        while (!response.destroyed && response.write(' '.repeat(1_000)));
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    });
    await expect(askTemplateManifest(endless)).rejects.toThrow(/answers 200 and is no manifest/);
    await expect.poll(() => isOpen).toBe(false);
    const moved = await serve((_request, response) => void response.writeHead(302, { location: endless }).end());
    await expect(askTemplateManifest(moved)).rejects.toThrow(/does not answer/);
  });

  it.each([
    [404, '{}', /is of a release before manifests/],
    [500, '{}', /answers 500 and is no manifest/],
    [200, '<html>', /answers 200 and is no manifest/],
    [200, '{"name":"a"}', /answers 200 and is no manifest/],
  ])('that is not one says so (%s %s)', async (status, body, said) => {
    const origin = await serve((_request, response) => void response.writeHead(status).end(body));
    await expect(askTemplateManifest(origin)).rejects.toThrow(said);
  });

  it('of an app that is away names the address that does not answer', async () => {
    // Port 9, discard: nothing listens there.
    await expect(askTemplateManifest('http://127.0.0.1:9')).rejects.toThrow(
      'http://127.0.0.1:9/_template/manifest does not answer.',
    );
  });

  it('makes labels of text alone', () => {
    expect(templateLabels({ ...manifest, build: null })).toEqual({
      template: 'a',
      version: '0.1.0',
      theme: 'metro',
      contract: '1',
      storefront: '0.3.0',
      build: 'development',
    });
  });
});
