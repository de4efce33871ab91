import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type * as fileSystem from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder on a disk that a test can fill and make room on again. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  makeRoom(): void;
  close(): void;
}

/** Folders whose disk is said to be full, by whoever asks the mocked file system. */
const fullFolders = new Set<string>();

const isFull = (path: unknown): boolean => [...fullFolders].some((folder) => String(path).startsWith(folder));

/**
 * For tests: the file system, on which a folder can be full. What is written to one stops half-way, as on a real disk.
 * For `vi.mock('node:fs/promises', ...)`.
 */
export const fillable = (real: typeof fileSystem): typeof fileSystem => {
  const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  return {
    ...real,
    writeFile: async (...args: Parameters<typeof real.writeFile>) => {
      const [path, data] = args;
      if (!isFull(path)) return real.writeFile(...args);
      if (data instanceof Uint8Array) await real.writeFile(path, data.subarray(0, data.byteLength / 2));
      throw noRoom();
    },
    mkdtemp: ((prefix: string) =>
      isFull(prefix) ? Promise.reject(noRoom()) : real.mkdtemp(prefix)) as typeof real.mkdtemp,
  };
};

const saidToBeFull = (): SmallDisk => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-disk-'));
  return {
    folder,
    fill: () => void fullFolders.add(folder),
    makeRoom: () => void fullFolders.delete(folder),
    close: () => {
      fullFolders.delete(folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A disk of its own in memory, which only root may make. */
const reallySmall = (megabytes: number): SmallDisk => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'forecourt-test', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      // To the last block, and then in ever smaller pieces.
      for (let size = megabytes * 1024 * 1024, part = 0; size >= 512; part += 1) {
        try {
          mkdirSync(filler, { recursive: true });
          writeFileSync(join(filler, String(part)), Buffer.alloc(size));
        } catch {
          rmSync(join(filler, String(part)), { force: true });
          size = Math.floor(size / 2);
        }
      }
    },
    makeRoom: () => rmSync(filler, { recursive: true, force: true }),
    close: () => {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const canMount = (): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    reallySmall(1).close();
    return true;
  } catch {
    return false;
  }
};

/** For tests: makes a real disk of so many megabytes; null where we are not allowed to. */
export const realDisk: ((megabytes: number) => SmallDisk) | null = canMount() ? reallySmall : null;

/**
 * For tests: disks that can be full. One everywhere, by a file system that says so; where we are root, also a real one
 * of 8 MB.
 */
export const smallDisks: readonly (readonly [name: string, make: () => SmallDisk])[] = [
  ['said to be full', saidToBeFull],
  ...(realDisk === null ? [] : [['of 8 MB, full to the last byte', () => reallySmall(8)] as const]),
];
