import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** File of the data directory that whoever backs up touches when a back-up is whole. */
export const backupMark = 'last-back-up';

/** Seconds since the last whole back-up; null where nobody has ever marked one. @throws what the system says */
export const readBackupAge = async (dataDir: string, now: Date): Promise<number | null> => {
  try {
    const { mtimeMs } = await stat(join(dataDir, backupMark));
    return Math.max(0, (now.getTime() - mtimeMs) / 1000);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};
