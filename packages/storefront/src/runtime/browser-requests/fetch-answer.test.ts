import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchAnswer } from './fetch-answer';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers with that status, or never. */
const answering = (status: number | 'never') => {
  const asked = vi.fn<typeof fetch>(
    (_address, { signal } = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        if (status !== 'never') resolve(new Response('words', { status }));
      }),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
};

describe('a question to the site from the browser', () => {
  it('returns a successful answer, and passes its options on', async () => {
    const asked = answering(200);
    expect(await (await fetchAnswer('/x.json', { cache: 'no-store' })).text()).toBe('words');
    expect(asked).toHaveBeenCalledWith('/x.json', expect.objectContaining({ cache: 'no-store' }));
  });

  it.each([404, 500])('throws on status %i with the answer as cause', async (status) => {
    answering(status);
    await expect(fetchAnswer('/x.json')).rejects.toMatchObject({
      cause: { status },
      message: `/x.json answered ${status}.`,
    });
  });

  it('is aborted when its caller goes away', async () => {
    answering('never');
    const gone = new AbortController();
    const asked = fetchAnswer('/x.json', { signal: gone.signal });
    gone.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
  });

  it('is aborted after ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')));
    try {
      vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason));
      await expect(fetchAnswer('/x.json')).rejects.toThrow('too late');
      expect(timeout).toHaveBeenCalledWith(10_000);
    } finally {
      timeout.mockRestore();
    }
  });
});
