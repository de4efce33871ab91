import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { root } from './address-book';

/** Somebody else's maps: a style at one origin, its tiles at another, and a third that the site does not name. */
export interface MapHost {
  readonly styleUrl: string;
  readonly tilesOrigin: string;
  /** Host names and paths that were asked for: `tiles /0/0/0.png`. */
  readonly asked: string[];
  /** What the style answers from now on; 200 at first. */
  styleStatus: number;
  readonly close: () => Promise<void>;
}

const tls = (name: string) => readFileSync(join(root, 'e2e', 'fixtures', 'tls', name));

/** A tile of one pixel, which is stretched. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaGj4DwADhQGBDW2j7wAAAABJRU5ErkJggg==',
  'base64',
);

const style = (port: number) => {
  const source = (name: string) => ({
    type: 'raster',
    tiles: [`https://${name}.collect.localhost:${port}/{z}/{x}/{y}.png`],
    tileSize: 256,
    attribution: name === 'tiles' ? 'Tiles of the tests' : '',
  });
  return {
    version: 8,
    sources: { tiles: source('tiles'), others: source('others') },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': '#dfe7e2' } },
      { id: 'tiles', type: 'raster', source: 'tiles' },
      { id: 'others', type: 'raster', source: 'others' },
    ],
  };
};

/** Starts one on a free port. */
export const mapHost = async (): Promise<MapHost> => {
  const asked: string[] = [];
  const keys = { key: tls('test-only.key.pem'), cert: tls('test-only.cert.pem') };
  let port = 0;
  const server = createServer(keys, (incoming, outgoing) => {
    const [name = ''] = (incoming.headers.host ?? '').split('.');
    asked.push(`${name} ${incoming.url}`);
    const open = { 'access-control-allow-origin': '*' };
    if (incoming.url?.startsWith('/style.json')) {
      outgoing.writeHead(host.styleStatus, { ...open, 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(style(port)));
      return;
    }
    outgoing.writeHead(200, { ...open, 'content-type': 'image/png' });
    outgoing.end(tile);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The map has no port.');
  ({ port } = address);
  const host: MapHost = {
    styleUrl: `https://maps.collect.localhost:${port}/style.json?key=public`,
    tilesOrigin: `https://tiles.collect.localhost:${port}`,
    asked,
    styleStatus: 200,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return host;
};
