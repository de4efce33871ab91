import { randomUUID } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
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
/** Milliseconds between two signs that a copy is still being made. */
const copyingMs = 15_000;
/** Milliseconds without such a sign after which a copy is given up: its process has ended. */
const unfinishedMs = 300_000;
/** Milliseconds between two signs that a build is in use. */
const touchMs = 3_600_000;
/** Milliseconds until the own files are brought again where they could not be. */
const againMs = 60_000;
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
  /** How often the folder is seen to; tests wait less. */
  readonly times?: { readonly touchMs: number; readonly againMs: number };
  /** Told what cannot be done about other builds as a warning, about the own files as an error. */
  readonly log: Record<'warn' | 'error', (details: object, message: string) => void>;
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

/** Says that a folder is in use at that moment. */
const mark = (place: string, now: number): Promise<void> => utimes(place, now / 1000, now / 1000);

/**
 * Says that the own files are in use; where they are not there, for the first time or since somebody has removed them,
 * copies them where others find them: under another name until they are whole.
 * @throws where they can be neither marked nor copied; nothing half done is left then, as far as it can be removed
 */
const bringOwn = async ({ folder, ownFiles, build, log }: Options, now: () => number): Promise<void> => {
  const place = join(folder, build);
  try {
    await mark(place, now());
    return;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const copy = join(folder, `${unfinished}${randomUUID()}`);
  // Where the copy has not begun, or cannot be marked, it fails or ends by itself.
  const copying = setInterval(() => mark(copy, now()).catch(() => undefined), copyingMs);
  try {
    // With their times, by which they are known to a browser that has one of them already (ETag).
    await cp(ownFiles, copy, { recursive: true, preserveTimestamps: true });
    await mark(copy, now());
    await rename(copy, place);
  } catch (error) {
    await rm(copy, { recursive: true, force: true }).catch((err: unknown) =>
      log.warn({ err, folder: copy }, 'a copy that failed cannot be removed'),
    );
    // Another process of the same build was quicker.
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    clearInterval(copying);
  }
};

const removeOld = async ({ folder, build, days, builds, log }: Options, now: number): Promise<void> => {
  const kept = await keptIn(folder);
  const whole = kept.filter(({ id }) => !id.startsWith(unfinished));
  const givenUp = kept.filter(({ id, usedAt }) => id.startsWith(unfinished) && now - usedAt > unfinishedMs);
  for (const id of [...buildsToRemove(whole, build, { days, builds }, now), ...givenUp.map((one) => one.id)])
    await rm(join(folder, id), { recursive: true, force: true }).catch((err: unknown) =>
      log.warn({ err, build: id }, 'files of an old build cannot be removed'),
    );
};

/** Whether an answer ended because whoever asked has left. */
const isLeft = (error: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'].includes(String(codeOf(error)));

/** By which a file is known to whoever has it already, as Next's own server names it. */
const tagOf = ({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string =>
  `W/"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`;

/** Whether a client has the file of that tag (RFC 9110, 13.1.2: tags are compared without what says that they are weak). */
const hasAlready = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag.slice(2));

/**
 * Keeps the files of builds for pages that are still open, in a folder that all processes of an app share: each brings its
 * own there when it starts, and again when they are gone, removes what is too old before, and answers for builds that do
 * not run in it. Where the own files cannot be brought, since the folder is full or may not be written, the log says so,
 * they are brought later, and those of other builds are answered all the same. Files are found by a list of what is
 * there, so that no address leads anywhere else.
 * @throws where the folder can neither be found nor made, or the own files cannot be read
 */
export const keepAssets = async (options: Options): Promise<KeptAssets> => {
  const { folder, ownFiles, build, now = Date.now, times = { touchMs, againMs }, log } = options;
  await mkdir(folder, { recursive: true });
  const own = await filesOf(ownFiles);

  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** What is too old goes first: that may be the room that the own files need. */
  const seeTo = async (): Promise<void> => {
    let isWell = true;
    try {
      await removeOld(options, now());
      await bringOwn(options, now);
    } catch (err) {
      isWell = false;
      log.error(
        { err, folder },
        'the files of this build are not kept, or not marked as in use, and will be missing after the next: give the folder of FORECOURT_KEPT_ASSETS room, and make it writable for this process',
      );
    }
    if (!isClosed) timer = setTimeout(seeTo, isWell ? times.touchMs : times.againMs).unref();
  };
  await seeTo();

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
      .catch((err: unknown) => log.warn({ err, folder }, 'files of other builds cannot be looked for'))
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

  return {
    builds: () => [build, ...others.keys()],
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
    answer: async ({ method, url = '', headers }, response) => {
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
        const stats = await handle.stat();
        const etag = tagOf(stats);
        // The name is of the content.
        const kept = { 'cache-control': 'public, max-age=31536000, immutable', etag };
        if (hasAlready(headers['if-none-match'], etag)) {
          response.writeHead(304, kept).end();
          return true;
        }
        response.writeHead(200, {
          ...kept,
          'last-modified': stats.mtime.toUTCString(),
          'content-type': assetType(file),
          'content-length': stats.size,
        });
        if (method === 'HEAD') response.end();
        else await pipeline(createReadStream(file, { fd: handle, autoClose: false }), response);
      } catch (error) {
        if (!isLeft(error)) throw error;
      } finally {
        await handle.close();
      }
      return true;
    },
  };
};
