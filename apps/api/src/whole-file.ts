import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether an error says that a disk, or the share of it that we may use, is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/**
 * Writes a file whole or not at all: whoever reads the path meanwhile finds the old file, or none. Folders on the way
 * are made. A failed attempt leaves nothing behind; one that was killed leaves its `draft`, by default of a name that
 * nobody else uses.
 */
export const writeWhole = async (path: string, bytes: Uint8Array, draft = `${path}.${randomUUID()}`): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
};
