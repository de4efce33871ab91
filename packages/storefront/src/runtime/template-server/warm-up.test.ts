import { describe, expect, it, vi } from 'vitest';
import type { KeptPage } from './kept-pages';
import { warmUp } from './warm-up';

const page = (address: string): KeptPage => ({ site: 'yard', address });
const given = (options: Partial<Parameters<typeof warmUp>[0]>) =>
  warmUp({
    sources: [],
    failed: () => undefined,
    whenReady: async () => undefined,
    draw: async () => true,
    boundMs: 60_000,
    ...options,
  });

describe('a process that warms up', () => {
  it('draws what the process beside keeps first, then what every site has, each page once', async () => {
    const drawn: string[] = [];
    const warmed = await given({
      sources: [async () => [page('/cars/a'), page('/')], async () => [page('/'), page('/search')]],
      draw: async ({ address }) => {
        drawn.push(address);
        return true;
      },
    });
    expect(drawn).toEqual(['/cars/a', '/', '/search']);
    expect(warmed).toEqual({ drawn: 3, failed: 0, left: 0 });
  });

  it('draws no page before pages can be kept', async () => {
    const ready = Promise.withResolvers<void>();
    const draw = vi.fn(async () => true);
    const warmed = given({ whenReady: () => ready.promise, sources: [async () => [page('/')]], draw });
    await new Promise((resolve) => setImmediate(resolve));
    expect(draw).not.toHaveBeenCalled();
    ready.resolve();
    expect(await warmed).toMatchObject({ drawn: 1 });
  });

  it('ends at its bound, however slow pages are, and draws no more after it', async () => {
    const never = new Promise<boolean>(() => undefined);
    const pages = Array.from({ length: 10 }, (_, at) => page(`/${at}`));
    const draw = vi.fn(() => never);
    expect(await given({ sources: [async () => pages], draw, boundMs: 10 })).toEqual({ drawn: 0, failed: 0, left: 6 });
    expect(draw).toHaveBeenCalledTimes(4);
  });

  it('does not tell of what its bound has broken off as of a failure', async () => {
    const failed = vi.fn();
    const brokenOff = ({ address }: KeptPage, ends: AbortSignal) =>
      new Promise<boolean>((_resolve, reject) =>
        ends.addEventListener('abort', () => reject(new Error(`${address} was broken off`))),
      );
    const pages = Array.from({ length: 10 }, (_, at) => page(`/${at}`));
    await given({ sources: [async () => pages], draw: brokenOff, failed, boundMs: 10 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(failed).not.toHaveBeenCalled();
  });

  it('ends at its bound where pages can never be kept', async () => {
    expect(await given({ whenReady: () => new Promise(() => undefined), boundMs: 10 })).toMatchObject({ drawn: 0 });
  });

  it('goes on without a source that fails, and past pages that do, and tells of both', async () => {
    const failed = vi.fn();
    const warmed = await given({
      failed,
      sources: [() => Promise.reject(new Error('away')), async () => [page('/'), page('/gone'), page('/search')]],
      draw: async ({ address }) => {
        if (address === '/') throw new Error('broken');
        return address !== '/gone';
      },
    });
    expect(warmed).toEqual({ drawn: 1, failed: 2, left: 0 });
    expect(failed).toHaveBeenCalledTimes(2);
  });
});
