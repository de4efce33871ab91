import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askDelivery } from './ask-delivery';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const answering = (body: unknown, status = 200) => vi.fn(async () => new Response(JSON.stringify(body), { status }));

describe('askDelivery', () => {
  it('[DELV-01] returns region and price, and null for an unknown place', async () => {
    const known = answering({ result: { name: 'Darling Downs', price: 295 } });
    expect(await askDelivery('a-ute', '4350', known)).toEqual({
      type: 'answered',
      postcode: '4350',
      result: { name: 'Darling Downs', price: 295 },
    });
    expect(known).toHaveBeenCalledWith('/api/delivery?slug=a-ute&postcode=4350', expect.anything());
    expect(await askDelivery('a-ute', '0800', answering({ result: null }))).toMatchObject({ result: null });
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['an error', answering({}, 500)],
    ['an answer that is none', answering({ result: { name: 7 } })],
    ['a page', async () => new Response('<html>')],
    ['no answer', async () => Promise.reject(new TypeError('fetch failed'))],
  ])(
    '[DELV-01] throws for %s as for a failed request, not an unknown place, and logs it to the console',
    async (_what, get) => {
      expect(await askDelivery('a-ute', '4350', get)).toEqual({ type: 'failed', postcode: '4350' });
      expect(console.error).toHaveBeenCalledOnce();
    },
  );
});
