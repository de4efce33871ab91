import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** The disk that pictures are kept on. */
export interface MediaDisk {
  /** Bytes that are left for us. */
  readonly freeBytes: number;
  readonly sizeBytes: number;
}

/** How full the disk of `{dataDir}/media` is. @throws what the system says where it cannot be read */
export const readMediaDisk = async (dataDir: string): Promise<MediaDisk> => {
  const folder = join(dataDir, 'media');
  await mkdir(folder, { recursive: true });
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
};
