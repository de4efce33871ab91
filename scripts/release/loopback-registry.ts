import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** A package as it is published: its manifest, and texts of other files by path. */
export interface PublishedPackage {
  readonly manifest: { readonly name: string; readonly version: string } & Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string>>;
}

/** A registry of packages on loopback, as npm asks one. */
export interface LoopbackRegistry {
  readonly url: string;
  /** Publishes a version; the one that came last is `latest`. */
  readonly publish: (published: PublishedPackage) => Promise<void>;
  readonly close: () => Promise<void>;
}

const writeFiles = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
};

/** Packs a package as npm finds one in a registry: all its files under `package/`. */
const packed = async ({ manifest, files = {} }: PublishedPackage): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-registry-'));
  try {
    await writeFiles(join(folder, 'package'), { ...files, 'package.json': JSON.stringify(manifest) });
    await promisify(execFile)('tar', ['-czf', 'packed.tgz', 'package'], { cwd: folder });
    return await readFile(join(folder, 'packed.tgz'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Starts a registry that knows nothing yet. */
export const startLoopbackRegistry = async (): Promise<LoopbackRegistry> => {
  const packages = new Map<string, Map<string, { readonly manifest: object; readonly tarball: Buffer }>>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').slice(1);
    const [name = '', file] = path.split('/-/');
    const versions = packages.get(name);
    const tarball = file === undefined ? undefined : versions?.get(file.replace('.tgz', ''))?.tarball;
    if (tarball !== undefined) {
      response.end(tarball);
      return;
    }
    if (versions === undefined || file !== undefined) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not found"}');
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: [...versions.keys()].at(-1) },
        versions: Object.fromEntries(
          [...versions].map(([version, { manifest }]) => [
            version,
            { ...manifest, dist: { tarball: `${url}${name}/-/${version}.tgz` } },
          ]),
        ),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  return {
    url,
    publish: async (published) => {
      const { name, version } = published.manifest;
      const versions = packages.get(name) ?? new Map();
      packages.set(name, versions.set(version, { manifest: published.manifest, tarball: await packed(published) }));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
