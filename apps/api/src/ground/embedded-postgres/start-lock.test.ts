import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withStartLock } from './start-lock';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-lock-'));
  lock = join(folder, 'postgres.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('withStartLock', () => {
  it('runs one action at a time, names its holder in the file, and removes the file afterwards, also when the action fails', async () => {
    let inside = 0;
    let most = 0;
    const action = async () => {
      inside += 1;
      most = Math.max(most, inside);
      expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
      await pause(20);
      inside -= 1;
      return 'done';
    };
    expect(await Promise.all([1, 2, 3].map(() => withStartLock(lock, action)))).toEqual(['done', 'done', 'done']);
    expect(most).toBe(1);
    await expect(withStartLock(lock, () => Promise.reject(new Error('of the action')))).rejects.toThrow(
      'of the action',
    );
    expect(existsSync(lock)).toBe(false);
    expect(await withStartLock(lock, action)).toBe('done');
  });

  it('takes the lock over from a process that no longer runs', async () => {
    // No process has so high a number.
    writeFileSync(lock, '99999999');
    expect(await withStartLock(lock, async () => 'done')).toBe('done');
  });

  it('takes over a lock file that names nobody, as a full disk or a kill leaves it', async () => {
    writeFileSync(lock, '');
    expect(await withStartLock(lock, async () => 'done')).toBe('done');
  });
});
