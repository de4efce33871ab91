import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { usualPace } from '../../ground/uploads/upload-limits';
import { withSpooledFeed } from './spool-feed';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const limit = 1024 ** 2;

describe('a feed that is sent', () => {
  it('is complete before it is read, however slowly it comes, and is deleted afterwards', async () => {
    async function* slow() {
      for (const part of ['stocknum', ',make\n', 'S1,Kia\n']) {
        await pause(30);
        yield bytes(part);
      }
    }
    let place = '';
    const read = await withSpooledFeed(
      slow(),
      limit,
      async (path) => {
        place = path;
        return readFileSync(path, 'utf8');
      },
      { pace: { ...usualPace, idleMs: 2_000 } },
    );
    expect(read).toBe('stocknum,make\nS1,Kia\n');
    expect([place === '', existsSync(dirname(place))]).toEqual([false, false]);
  });

  it('and stops coming is given up, without waiting for its source to end', async () => {
    async function* stopping() {
      yield bytes('stocknum\n');
      await new Promise(() => undefined);
    }
    await expect(
      withSpooledFeed(stopping(), limit, async () => 'read', { pace: { ...usualPace, idleMs: 1_000 } }),
    ).rejects.toMatchObject({
      code: 'upload-stopped',
      message: 'Nothing more of the file came for 1 seconds.',
      remedy: 'Nothing was changed. Send it again.',
    });
  });

  it('and breaks off is not read, and its source is ended when the limit cuts it off', async () => {
    let isTold = false;
    async function* endless() {
      try {
        for (;;) yield new Uint8Array(64 * 1024);
      } finally {
        isTold = true;
      }
    }
    const read = async () => 'read';
    await expect(withSpooledFeed(endless(), limit, read)).rejects.toMatchObject({ code: 'file-too-large' });
    expect(isTold).toBe(true);
    async function* broken() {
      yield bytes('stocknum\n');
      throw new Error('aborted');
    }
    await expect(withSpooledFeed(broken(), limit, read)).rejects.toThrow('aborted');
  });
});
