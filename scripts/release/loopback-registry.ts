import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';

type Manifest = { readonly name: string; readonly version: string } & Readonly<Record<string, unknown>>;

/** A package as it is published: its manifest, and texts of other files by path. */
export interface PublishedPackage {
  readonly manifest: Manifest;
  readonly files?: Readonly<Record<string, string>>;
}

/** A registry of packages on loopback, as npm asks one. */
export interface LoopbackRegistry {
  readonly url: string;
  /** Publishes a version; the one that came last is `latest`. */
  readonly publish: (published: PublishedPackage) => Promise<void>;
  /** Publishes what a folder holds, as it is. */
  readonly publishFolder: (folder: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What `npm publish` sends. */
interface SentPackage {
  readonly name: string;
  readonly versions: Readonly<Record<string, Manifest>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

interface Version {
  readonly manifest: Manifest;
  readonly tarball: Buffer;
}

const writeFiles = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
};

/**
 * Packs a folder as npm packs one. npm takes whatever name the folder has in a tarball; who unpacks a release by hand looks
 * for `package`, as npm calls it.
 */
const packedFolder = async (folder: string): Promise<Buffer> => {
  const place = await mkdtemp(join(tmpdir(), 'forecourt-packed-'));
  try {
    const tarball = join(place, 'packed.tgz');
    await promisify(execFile)('tar', ['-czf', tarball, '-C', dirname(folder), basename(folder)]);
    return await readFile(tarball);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
};

const packed = async ({ manifest, files = {} }: PublishedPackage): Promise<Buffer> => {
  const place = await mkdtemp(join(tmpdir(), 'forecourt-registry-'));
  const folder = join(place, 'package');
  try {
    await writeFiles(folder, { ...files, 'package.json': JSON.stringify(manifest) });
    return await packedFolder(folder);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
};

const answerJson = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** Newer than all before: the one that came last is `latest`. */
const shown = (url: string, name: string, versions: ReadonlyMap<string, Version>) => ({
  name,
  'dist-tags': { latest: [...versions.keys()].at(-1) },
  versions: Object.fromEntries(
    [...versions].map(([version, { manifest, tarball }]) => [
      version,
      {
        ...manifest,
        dist: {
          tarball: `${url}${name}/-/${version}.tgz`,
          integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
        },
      },
    ]),
  ),
});

/**
 * Starts a registry that knows nothing yet.
 * @param options.elsewhere the registry to which it leads for packages of others that nobody published here; without one
 *   there are none. Whoever has a package by a name of ours elsewhere is not asked
 */
export const startLoopbackRegistry = async ({
  elsewhere = null,
}: {
  readonly elsewhere?: string | null;
} = {}): Promise<LoopbackRegistry> => {
  const packages = new Map<string, Map<string, Version>>();
  const add = (manifest: Manifest, tarball: Buffer): void => {
    const { name, version } = manifest;
    const versions = packages.get(name) ?? new Map<string, Version>();
    packages.set(name, versions.set(version, { manifest, tarball }));
  };

  /** As registries do: what is published stays as it is. */
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { versions, _attachments: attachments } = (await json(request)) as SentPackage;
    const [manifest] = Object.values(versions);
    const [tarball] = Object.values(attachments);
    if (manifest === undefined || tarball === undefined) return answerJson(response, 400, { error: 'no package' });
    if (packages.get(manifest.name)?.has(manifest.version))
      return answerJson(response, 403, { error: 'there already' });
    add(manifest, Buffer.from(tarball.data, 'base64'));
    answerJson(response, 201, { ok: true });
  };

  const give = ({ url: address = '' }: IncomingMessage, response: ServerResponse): void => {
    const path = decodeURIComponent(address.split('?')[0] ?? '').slice(1);
    const [name = '', file] = path.split('/-/');
    const versions = packages.get(name);
    const tarball = file === undefined ? undefined : versions?.get(file.replace('.tgz', ''))?.tarball;
    if (tarball !== undefined) response.end(tarball);
    else if (versions !== undefined && file === undefined) answerJson(response, 200, shown(url, name, versions));
    else if (versions === undefined && elsewhere !== null && !name.startsWith('@forecourt/'))
      response.writeHead(302, { location: new URL(address.slice(1), elsewhere).href }).end();
    else answerJson(response, 404, { error: 'not found' });
  };

  const server = createServer((request, response) => {
    if (request.method !== 'PUT') return give(request, response);
    take(request, response).catch((error: unknown) => answerJson(response, 400, { error: String(error) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  return {
    url,
    publish: async (published) => add(published.manifest, await packed(published)),
    publishFolder: async (folder) =>
      add(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')), await packedFolder(folder)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
