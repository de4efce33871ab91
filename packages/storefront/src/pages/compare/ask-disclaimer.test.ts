import { afterEach, describe, expect, it, vi } from 'vitest';
import { askDisclaimer } from './ask-disclaimer';

afterEach(() => vi.restoreAllMocks());

describe('askDisclaimer', () => {
  it('requests the disclaimer by car id', async () => {
    const asked: string[] = [];
    const words = await askDisclaimer('1001', async (url) => {
      asked.push(url);
      return Response.json({ disclaimer: 'Estimate only.' });
    });
    expect([words, asked]).toEqual(['Estimate only.', ['/api/finance-disclaimer?car_id=1001']]);
    expect(await askDisclaimer('1', async () => Response.json({ disclaimer: null }))).toBeNull();
  });

  it('logs a failed request to the console', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await askDisclaimer('1', async () => new Response('', { status: 404 }))).toBeNull();
    expect(await askDisclaimer('1', () => Promise.reject(new Error('offline')))).toBeNull();
    expect(told).toHaveBeenCalledTimes(2);
  });
});
