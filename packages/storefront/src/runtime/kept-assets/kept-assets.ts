import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assetType } from './asset-type';
import { buildsToRemove, type KeepingTime, type KeptBuild } from './kept-builds';

/** Where files of a build are asked for. */
const urlPrefix = '/_next/static/';
/** Begins the name of a folder that is still being copied; no build has such a name. */
const unfinished = '.copy-';
/** Milliseconds after which a copy that was not finished is given up. */
const unfinishedMs = 3_600_000;
/** Milliseconds between two signs that a build is in use. */
const touchMs = 3_600_000;
/** Milliseconds between two looks for builds that other processes have brought. */
const lookMs = 1_000;

interface Options extends KeepingTime {
  /** Folder that all processes of the app share. */
  readonly folder: string;
  /** `.next/static` of the build that runs here. */
  readonly ownFiles: string;
  /** Id of the build that runs here. */
  readonly build: string;
  readonly now?: () => number;
  /** Told what cannot be done about other builds, which does not concern this one. */
  readonly warn: (details: object, message: string) => void;
}

/** Files of builds that do not run here. */
export interface KeptAssets {
  /** Answers with a file of another build; false where this build has it, or no build that is kept. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Builds whose files can be answered, the own one among them. */
  builds(): readonly string[];
  close(): void;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** The addresses of all files of a folder, each with where it lies. */
const filesOf = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      // A link could lead anywhere.
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [urlPrefix + relative(folder, file).split(sep).map(encodeURIComponent).join('/'), file];
      }),
  );
};

const keptIn = async (folder: string): Promise<readonly KeptBuild[]> => {
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const found = await Promise.all(
    names.map(async ({ name: id }): Promise<readonly KeptBuild[]> => {
      try {
        return [{ id, usedAt: (await stat(join(folder, id))).mtimeMs }];
      } catch (error) {
        // Another process has removed it meanwhile.
        if (codeOf(error) === 'ENOENT') return [];
        throw error;
      }
    }),
  );
  return found.flat();
};

/** Copies the own files where others find them: under another name until they are whole. */
const bringOwn = async ({ folder, ownFiles, build }: Options, now: Date): Promise<void> => {
  const place = join(folder, build);
  const copy = join(folder, `${unfinished}${randomUUID()}`);
  try {
    await utimes(place, now, now);
    return;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  await cp(ownFiles, copy, { recursive: true });
  try {
    await rename(copy, place);
    await utimes(place, now, now);
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    // Another process of the same build was quicker.
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
  }
};

const removeOld = async ({ folder, build, days, builds, warn }: Options, now: number): Promise<void> => {
  const kept = await keptIn(folder);
  const whole = kept.filter(({ id }) => !id.startsWith(unfinished));
  const givenUp = kept.filter(({ id, usedAt }) => id.startsWith(unfinished) && now - usedAt > unfinishedMs);
  for (const id of [...buildsToRemove(whole, build, { days, builds }, now), ...givenUp.map((one) => one.id)])
    await rm(join(folder, id), { recursive: true, force: true }).catch((err: unknown) =>
      warn({ err, build: id }, 'files of an old build cannot be removed'),
    );
};

/**
 * Keeps the files of builds for pages that are still open, in a folder that all processes of an app share: each brings its
 * own there when it starts, removes what is too old, and answers for builds that do not run in it. Files are found by a
 * list of what is there, so that no address leads anywhere else.
 * @throws where the folder cannot be read or written
 */
export const keepAssets = async (options: Options): Promise<KeptAssets> => {
  const { folder, ownFiles, build, now = Date.now, warn } = options;
  await mkdir(folder, { recursive: true });
  const own = await filesOf(ownFiles);
  await bringOwn(options, new Date(now()));
  await removeOld(options, now());

  /** Files of other builds, by build. */
  const others = new Map<string, ReadonlyMap<string, string>>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    const ids = (await keptIn(folder)).map(({ id }) => id).filter((id) => id !== build && !id.startsWith(unfinished));
    for (const id of others.keys()) if (!ids.includes(id)) others.delete(id);
    for (const id of ids) if (!others.has(id)) others.set(id, await filesOf(join(folder, id)));
  };
  /** Looks for builds that others have brought since, once for all who ask, and not more often than each second. */
  const lookAgain = async (): Promise<void> => {
    if (looking === null && performance.now() - lookedAt < lookMs) return;
    looking ??= look()
      .catch((err: unknown) => warn({ err, folder }, 'files of other builds cannot be looked for'))
      .finally(() => {
        lookedAt = performance.now();
        looking = null;
      });
    await looking;
  };
  const find = (path: string): string | undefined => {
    for (const files of others.values()) {
      const file = files.get(path);
      if (file !== undefined) return file;
    }
    return undefined;
  };
  await lookAgain();

  const touch = setInterval(() => {
    const at = new Date(now());
    utimes(join(folder, build), at, at).catch((err: unknown) =>
      warn({ err, folder }, 'the files of this build are not marked as in use'),
    );
  }, touchMs).unref();

  return {
    builds: () => [build, ...others.keys()],
    close: () => clearInterval(touch),
    answer: async ({ method, url = '' }, response) => {
      const [path = ''] = url.split('?', 1);
      if ((method !== 'GET' && method !== 'HEAD') || !path.startsWith(urlPrefix) || own.has(path)) return false;
      if (find(path) === undefined) await lookAgain();
      const file = find(path);
      if (file === undefined) return false;
      const handle = await open(file).catch((error: unknown) => {
        // Another process has removed its build since the last look.
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      });
      if (handle === null) return false;
      try {
        const { size } = await handle.stat();
        response.writeHead(200, {
          'content-type': assetType(file),
          'content-length': size,
          // The name is of the content.
          'cache-control': 'public, max-age=31536000, immutable',
        });
        if (method === 'HEAD') response.end();
        else await pipeline(createReadStream(file, { fd: handle, autoClose: false }), response);
      } finally {
        await handle.close();
      }
      return true;
    },
  };
};
