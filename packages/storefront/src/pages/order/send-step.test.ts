import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderWords as words } from '../../features/order/order-words';
import { sendStep } from './send-step';
import { askedOf } from './typed-step';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answering = (status: number, body: unknown) => {
  const asked = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
};
const step = { token: 'key', step: 'details', wish: 'next', typed: { name: 'Robin', token: 'typed' } } as const;

describe('a step of an order', () => {
  it('is stored as it was typed, under the key of its order, and says where to go on', async () => {
    const asked = answering(200, { redirect: '/orders/key?step=review', notice: null });
    expect(await sendStep(step)).toEqual({ kind: 'stored', to: '/orders/key?step=review' });
    const [address, { body } = {}] = asked.mock.calls[0] ?? [];
    expect([address, JSON.parse(String(body))]).toEqual([
      '/api/orders/save',
      JSON.parse('{ "name": "Robin", "token": "key", "step": "details", "then": "next" }'),
    ]);
  });

  it('says why it was not taken, in the words of the API', async () => {
    const problem = { type: 'about:blank', title: 'Many tries.', detail: 'Please wait.', status: 429, code: 'limit' };
    answering(429, problem);
    expect(await sendStep(step)).toEqual({ kind: 'refused', message: 'Many tries. Please wait.' });
  });

  it('says that nothing is lost where nobody answers, or not as agreed, and tells the console', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    answering(200, { redirect: 5 });
    expect(await sendStep(step)).toEqual({ kind: 'refused', message: words.unsaved });
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('away');
    });
    expect(await sendStep(step)).toEqual({ kind: 'refused', message: words.unsaved });
    expect(told).toHaveBeenCalledTimes(2);
  });
});

describe('what is checked of a step', () => {
  it('is what the answers call for: a postcode is wrong only where something is delivered', () => {
    const typed = { handover: 'pick-up', postcode: '20', name: 'Robin', extra_mats: 'on' } as const;
    expect(askedOf(typed, 'buy')).toEqual({ ...typed, postcode: '' });
    expect(askedOf({ ...typed, handover: 'delivery' }, 'buy')).toMatchObject({ postcode: '20' });
    expect(askedOf({ buyer: 'person' }, 'reserve')).toEqual({ buyer: '' });
  });
});
