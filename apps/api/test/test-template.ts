import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contractVersion, type TemplateManifest, templateManifestPath } from '@forecourt/api-contract/operator';
import { builtInTemplates } from '../src/ground/env/template-registry';

/** For tests: a manifest of a template called Night Market with the colours of the first of the folder. */
export const nightMarket = async (overrides: Partial<TemplateManifest> = {}): Promise<TemplateManifest> => {
  const [first] = await builtInTemplates();
  return {
    ...{ name: 'night-market', title: 'Night Market', version: '1.0.0', theme: 'own' },
    ...{ contract: contractVersion, storefront: '0.4.0', build: 'abc', colors: { ...first?.theme.color } },
    parts: { sections: [], pages: [] },
    ...overrides,
  };
};

/**
 * For tests: what stands at the address of a template app, on loopback, and says of itself what a test has it say; null:
 * it is of before manifests.
 */
export const startTestTemplate = async (says: TemplateManifest | null) => {
  const app = { says, asked: 0, origin: '', close: (): void => undefined };
  const server = createServer(({ url }, response) => {
    if (url === templateManifestPath) app.asked += 1;
    if (url !== templateManifestPath || app.says === null) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(app.says));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  app.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return app;
};
