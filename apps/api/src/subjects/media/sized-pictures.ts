import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '../../ground/files/whole-file';
import { createTurns } from '../../ground/limits/turns';
import { diskOriginals } from './originals/disk-originals';
import type { Originals } from './originals/originals';

/** Pictures made at once: one for each of two cores. */
const madeAtOnce = 2;

/** Pictures that wait to be made, of which one address has 128 at most: some pages full of them, all new. They are only read when it is their turn. */
const waitingAtMost = 1024;

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/**
 * How a format is written at a quality of 1 to 100. AVIF's scale runs some 15 lower for the same looks. At its
 * least effort it takes as long as WebP and half the bytes; one more is a fifth fewer bytes for half as much time again,
 * and further ones bring a few per cent for twice the time each.
 */
const encoding = (format: PictureFormat, quality: number) => {
  if (format === 'png') return {};
  return format === 'avif' ? { quality: Math.max(1, quality - 15), effort: 1 } : { quality };
};

/** Whether a word can name a picture. */
export const isPictureHash = (word: string): boolean => /^[0-9a-f]{64}$/.test(word);

const sizedFolder = (dataDir: string): string => join(dataDir, 'media', 'sized');

/** What has been made of pictures, by what their folder held when it was read. */
export interface KeptSizes {
  /** Removes what was made of a picture, which would be served after its original is gone. */
  readonly remove: (hash: string) => Promise<void>;
}

/** Reads the folder of pictures in their sizes once, for whoever removes many. */
export const readKeptSizes = async (dataDir: string): Promise<KeptSizes> => {
  const folder = sizedFolder(dataDir);
  const names = Map.groupBy(await readdir(folder).catch(() => []), (name) => name.slice(0, name.indexOf('-')));
  return {
    remove: async (hash) => {
      for (const name of names.get(hash) ?? []) await rm(join(folder, name), { force: true });
    },
  };
};

/**
 * Resizes pictures on demand and keeps the results on disk, at most `limitBytes` of them; the longest unused go first.
 * At most two are worked on at once, a bounded number waits, and a picture asked for many times at once is made once.
 */
export const createSizedPictures = ({
  dataDir,
  originals = diskOriginals(dataDir),
  limitBytes = 1024 ** 3,
  waiting = waitingAtMost,
  onFault = () => undefined,
}: {
  readonly dataDir: string;
  /** Default: on the disk. */
  readonly originals?: Originals;
  readonly limitBytes?: number;
  /** Pictures that may wait to be made. */
  readonly waiting?: number;
  /** Called when a result cannot be cached, as on a full disk. The result is served even so. */
  readonly onFault?: (error: unknown) => void;
}) => {
  sharp.concurrency(1);
  // What is made is kept on disk: nothing is asked of a picture a second time.
  sharp.cache(false);
  const folder = sizedFolder(dataDir);
  const underway = new Map<string, Promise<Uint8Array | null>>();
  const turn = createTurns(madeAtOnce, waiting);
  let written = 0;

  const prune = async (): Promise<void> => {
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => ({ name, info: await stat(join(folder, name)).catch(() => null) })),
    );
    const there = files.flatMap(({ name, info }) =>
      info === null ? [] : [{ name, size: info.size, used: info.mtimeMs }],
    );
    let total = there.reduce((sum, file) => sum + file.size, 0);
    for (const file of there.sort((a, b) => a.used - b.used)) {
      if (total <= limitBytes * 0.8) break;
      await rm(join(folder, file.name), { force: true });
      total -= file.size;
    }
  };

  const keep = async (path: string, bytes: Uint8Array): Promise<void> => {
    await writeWhole(path, bytes);
    written += bytes.byteLength;
    if (written > limitBytes * 0.05) {
      written = 0;
      await prune();
    }
  };

  const make = async (
    hash: string,
    width: number,
    quality: number,
    format: PictureFormat,
    path: string,
  ): Promise<Uint8Array | null> => {
    const kept = await readFile(path).catch(() => null);
    // An empty one is what a machine leaves that lost its power.
    if (kept !== null && kept.byteLength > 0) {
      const now = new Date();
      await utimes(path, now, now).catch(() => undefined);
      return kept;
    }
    if ((await originals.sizeOf(hash)) === null) return null;
    const bytes = await turn(async () => {
      // Not before: an original has up to 20 MB, and many may wait.
      const file = await originals.read(hash);
      if (file === null) return null;
      return sharp(file)
        .rotate()
        .resize({ width, withoutEnlargement: true })
        .toFormat(format, encoding(format, quality))
        .toBuffer();
    });
    if (bytes === null) return null;
    // The picture is there; that it could not be kept, or others not be cleared away, costs the next visitor time only.
    await keep(path, bytes).catch(onFault);
    return bytes;
  };

  return {
    /**
     * The picture's bytes at a served width, quality and format; null when it is not stored.
     * @throws TurnsFull when too many wait to be made, StorageAway when the original cannot be had now.
     */
    get: (hash: string, width: number, quality: number, format: PictureFormat): Promise<Uint8Array | null> => {
      if (!isPictureHash(hash)) return Promise.resolve(null);
      const path = join(folder, `${hash}-${width}-${quality}.${format}`);
      const known = underway.get(path);
      if (known !== undefined) return known;
      const made = make(hash, width, quality, format, path).finally(() => underway.delete(path));
      underway.set(path, made);
      return made;
    },
  };
};
