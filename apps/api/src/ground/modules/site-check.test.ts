import { expect, it, vi } from 'vitest';
import { readOnce, type SiteCheckDeps } from './site-check';

it('reads once in a run what all sites ask for, and again where reading failed', async () => {
  const read = vi.fn(async () => 'what is so');
  const once = readOnce(read);
  const [first, second] = [{} as SiteCheckDeps, {} as SiteCheckDeps];
  read.mockRejectedValueOnce(new Error('The database is away.'));
  await expect(once(first)).rejects.toThrow('away');
  expect(await Promise.all([once(first), once(first)])).toEqual(['what is so', 'what is so']);
  expect(read).toHaveBeenCalledTimes(2);
  await once(second);
  expect(read).toHaveBeenCalledTimes(3);
});
