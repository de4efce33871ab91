import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const clusterRecordSchema = z.object({
  port: z.number().int().positive(),
  password: z.string().min(16),
  /** Folder of the server's files where it is not the usual one: the server's user could not get there. */
  home: z.string().min(1).optional(),
});
/** What every process needs to reach the embedded PostgreSQL. */
export type ClusterRecord = z.infer<typeof clusterRecordSchema>;

export const newPassword = (): string => randomBytes(24).toString('base64url');

/** Null when there is none yet. @throws Error when the file is damaged. */
export const readClusterRecord = (path: string): ClusterRecord | null => {
  try {
    return clusterRecordSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new Error(
      `${path} is damaged. Without it the embedded database cannot be opened; restore it from a backup.`,
      {
        cause: error,
      },
    );
  }
};

export const writeClusterRecord = (path: string, record: ClusterRecord): void => {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
};
