import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether an error means that the disk, or our quota of it, is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/**
 * Writes a file whole or not at all: whoever reads the path meanwhile finds the old file, or none. Folders on the way
 * are made. A failed attempt leaves nothing behind; one that was killed leaves its `draft`, by default of a name that
 * nobody else uses. What is `personal` can be read by its owner only, and so can its folder, also one that was there.
 */
export const writeWhole = async (
  path: string,
  bytes: Uint8Array,
  {
    draft = `${path}.${randomUUID()}`,
    personal = false,
  }: { readonly draft?: string; readonly personal?: boolean } = {},
): Promise<void> => {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, ...(personal ? { mode: 0o700 } : {}) });
  if (personal) await chmod(folder, 0o700);
  try {
    // A draft that a killed process left keeps its mode when it is written again.
    if (personal) await rm(draft, { force: true });
    await writeFile(draft, bytes, personal ? { mode: 0o600 } : {});
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
};
