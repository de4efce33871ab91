import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../../ground/files/whole-file';
import type { Originals } from './originals';

const folderOf = (dataDir: string): string => join(dataDir, 'media', 'originals');

/** Where the original of `hash` lies below the data directory, where originals are kept on the disk. */
export const originalPath = (dataDir: string, hash: string): string => join(folderOf(dataDir), hash.slice(0, 2), hash);

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const orNull = async <Value>(found: Promise<Value>): Promise<Value | null> => {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Originals on the disk, below the data directory. */
export const diskOriginals = (dataDir: string): Originals => ({
  place: folderOf(dataDir),
  sizeOf: async (hash) => (await orNull(stat(originalPath(dataDir, hash))))?.size ?? null,
  read: (hash) => orNull(readFile(originalPath(dataDir, hash))),
  write: (hash, bytes) => writeWhole(originalPath(dataDir, hash), bytes),
  remove: (hash) => rm(originalPath(dataDir, hash), { force: true }),
  probe: async () => void (await mkdir(folderOf(dataDir), { recursive: true })),
});
