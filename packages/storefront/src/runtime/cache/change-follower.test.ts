import type { ChangesResponse } from '@forecourt/api-contract';
import { describe, expect, it } from 'vitest';
import { followChanges, keepFollowing } from './change-follower';
import { PageStore } from './page-store';

const scripted = (...answers: (ChangesResponse | Error)[]) => {
  const asked: number[] = [];
  return {
    asked,
    changesAfter: async (after: number) => {
      asked.push(after);
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no more answers');
      return answer;
    },
  };
};

const filled = () => {
  const pages = new PageStore<string>({ maxBytes: 1000 });
  const put = (key: string, ...tags: string[]) => pages.write(key, key, { tags, bytes: 1, start: pages.now() });
  return { pages, put };
};

const events: string[] = [];
const report = ({ kind }: { kind: string }) => void events.push(kind);

describe('followChanges', () => {
  it('starts at the position of the first answer and requests the changes after it', async () => {
    const { pages, put } = filled();
    const source = scripted(
      { seq: 5, reset: false, changes: [] },
      { seq: 6, reset: false, changes: [{ seq: 6, tags: ['site:x'] }] },
    );
    const follower = followChanges(pages, source, report);
    put('before contact', 'site:y');
    expect(follower.standing()).toBeNull();
    await follower.step();
    expect(follower.standing()).toMatchObject({ seq: 5, isLost: false });
    expect(pages.read('before contact')).toBeUndefined();
    put('page', 'site:x');
    put('other', 'site:y');
    await follower.step();
    expect(source.asked).toEqual([0, 5]);
    expect(pages.read('page')).toBeUndefined();
    expect(pages.read('other')).toBe('other');
  });

  it('[DATA-02] serves what it holds while the API is away and resumes where it stopped', async () => {
    const { pages, put } = filled();
    const source = scripted({ seq: 5, reset: false, changes: [] }, new Error('down'), new Error('down'), {
      seq: 9,
      reset: false,
      changes: [{ seq: 8, tags: ['vehicle:1'] }],
    });
    events.length = 0;
    const follower = followChanges(pages, source, report);
    await follower.step();
    put('page', 'vehicle:1');
    expect(await follower.step()).toBe(false);
    expect(follower.standing()).toMatchObject({ seq: 5, isLost: true });
    expect(await follower.step()).toBe(false);
    expect(pages.read('page')).toBe('page');
    expect(await follower.step()).toBe(true);
    expect(source.asked).toEqual([0, 5, 5, 5]);
    expect(pages.read('page')).toBeUndefined();
    expect(events).toEqual(['lost', 'found']);
  });

  it('drops everything on a reset and when the database went back in time', async () => {
    for (const answer of [
      { seq: 40, reset: true, changes: [] },
      { seq: 2, reset: false, changes: [] },
    ]) {
      const { pages, put } = filled();
      const follower = followChanges(pages, scripted({ seq: 5, reset: false, changes: [] }, answer), report);
      await follower.step();
      put('page', 'site:x');
      await follower.step();
      expect(pages.size).toBe(0);
    }
  });
});

describe('keepFollowing', () => {
  it('goes on after failures, pausing longer', async () => {
    const { pages } = filled();
    const pauses: number[] = [];
    const stop = new AbortController();
    await keepFollowing(followChanges(pages, scripted({ seq: 1, reset: false, changes: [] }), report), {
      pauseMs: { answered: 1, failed: 1000 },
      signal: stop.signal,
      pause: async (ms) => {
        pauses.push(ms);
        if (pauses.length === 3) stop.abort();
      },
    });
    expect(pauses).toEqual([1, 1000, 1000]);
  });
});
