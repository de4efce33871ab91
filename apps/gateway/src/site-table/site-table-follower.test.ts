import { setImmediate as turn } from 'node:timers/promises';
import type { ReadSiteTable } from '@forecourt/api-contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followSiteTable, type SiteTableFollower } from './site-table-follower';

const table = (slug: string): ReadSiteTable => ({
  seq: 1,
  sites: [{ website_id: slug, slug, name: slug, template: 'a', hosts: [`${slug}.example`], tagline: '' }],
  unread: [],
});

describe('followSiteTable', () => {
  let follower: SiteTableFollower | undefined;
  afterEach(async () => follower?.stop());

  const start = (load: (signal: AbortSignal) => Promise<ReadSiteTable>) => {
    const log = { info: vi.fn(), warn: vi.fn() };
    follower = followSiteTable({ load, demoHosts: false, intervalMs: 1, log });
    return { follower, log };
  };
  const until = async (condition: () => boolean) => {
    while (!condition()) await turn();
  };

  it('has no table until the first one, then the last one that was read', async () => {
    let answer: ReadSiteTable | null = null;
    let looks = 0;
    const { follower, log } = start(() => {
      looks += 1;
      return answer === null ? Promise.reject(new Error('down')) : Promise.resolve(structuredClone(answer));
    });
    await until(() => looks > 3);
    expect(follower.known()).toBeNull();

    answer = table('yard');
    await until(() => follower.known() !== null);
    expect(follower.known()?.resolve('yard.example').kind).toBe('site');

    answer = null;
    const before = looks;
    await until(() => looks > before + 3);
    expect(follower.known()?.resolve('yard.example').kind).toBe('site');
    // One line for each of the two outages, not one for each look.
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it('says when it has looked once, by when it knows the first table, and also where nobody answered', async () => {
    const { follower } = start(async () => table('yard'));
    expect(follower.known()).toBeNull();
    await follower.looked;
    expect(follower.known()?.resolve('yard.example').kind).toBe('site');
    await follower.stop();
    const { follower: alone } = start(() => Promise.reject(new Error('down')));
    await alone.looked;
    expect(alone.known()).toBeNull();
  });

  it('[SITE-03] follows a changed table without a restart', async () => {
    let current = table('yard');
    const { follower } = start(async () => structuredClone(current));
    await until(() => follower.known() !== null);
    current = table('harbour');
    await until(() => follower.known()?.resolve('harbour.example').kind === 'site');
    expect(follower.known()?.resolve('yard.example').kind).toBe('unknown');
  });

  it('keeps the last known form of a site that it cannot read, logs it once, and follows the others', async () => {
    let current: ReadSiteTable = { ...table('yard'), sites: [...table('yard').sites, ...table('harbour').sites] };
    const { follower, log } = start(async () => structuredClone(current));
    await until(() => follower.known() !== null);
    const unread = [
      { website_id: 'yard', reason: 'template: Invalid option' },
      { website_id: 'new', reason: 'template: Invalid option' },
    ];
    current = { ...table('night'), unread };
    await until(() => follower.known()?.resolve('night.example').kind === 'site');
    expect(follower.known()?.resolve('yard.example').kind).toBe('site');
    expect(follower.known()?.resolve('harbour.example').kind).toBe('unknown');
    for (let look = 0; look < 20; look += 1) await turn();
    expect(log.warn.mock.calls.map(([details]) => details)).toEqual(
      unread.map(({ website_id: site, reason }) => ({ site, reason })),
    );
  });

  it('stops reading, also in the middle of a read', async () => {
    let aborted = false;
    const { follower } = start(
      (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            aborted = true;
            reject(signal.reason);
          });
        }),
    );
    await turn();
    await follower.stop();
    expect(aborted).toBe(true);
  });
});
