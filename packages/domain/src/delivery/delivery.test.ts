import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeliveryEvent, type DeliveryState, deliveryReducer } from './delivery';
import { deliveryResultSchema } from './delivery-result';

const idle: DeliveryState = { kind: 'idle' };
const region = { name: 'Sydney metro', price: 450 };
const unknown = {
  kind: 'message',
  message:
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
};
const after = (...events: DeliveryEvent[]) => events.reduce(deliveryReducer, idle);
const asked = (postcode: string): DeliveryEvent => ({ type: 'asked', postcode });
const answered = (postcode: string, result: typeof region | null): DeliveryEvent => ({
  type: 'answered',
  postcode,
  result,
});

describe('deliveryReducer (DELV-01)', () => {
  it.each(['', '   '])('shows the request for a postcode when there is none: %j', (postcode) => {
    expect(after(asked(postcode))).toEqual({ kind: 'message', message: 'Please enter a postcode.' });
  });

  it.each(['20', '200', '20000', '2O00', 'abcd', 'Sydney'])(
    'treats %s as no postcode, without a request',
    (postcode) => {
      expect(after(asked(postcode))).toEqual({
        kind: 'message',
        message: 'Invalid postcode. Please enter a 4-digit number.',
      });
    },
  );

  it('loads, then shows the region and its price', () => {
    expect(after(asked(' 2000 '))).toEqual({ kind: 'loading', postcode: '2000' });
    expect(after(asked('2000'), answered('2000', region))).toEqual({
      kind: 'result',
      postcode: '2000',
      result: region,
    });
    expect(deliveryResultSchema.safeParse(region).success).toBe(true);
  });

  it('has words for a place without an estimate, and different ones for a failed request', () => {
    expect(after(asked('0999'), answered('0999', null))).toEqual(unknown);
    expect(after(asked('2000'), { type: 'failed', postcode: '2000' })).toEqual({ kind: 'failed' });
    expect(after(asked('3000'), { type: 'failed', postcode: '2000' })).toEqual({ kind: 'loading', postcode: '3000' });
  });

  it('ignores answers to requests that it no longer waits for', () => {
    expect(after(answered('2000', region))).toEqual(idle);
    expect(after(asked('2000'), asked('3000'), answered('2000', region))).toEqual({
      kind: 'loading',
      postcode: '3000',
    });
    expect(after(asked('2000'), answered('2000', null), answered('2000', region))).toEqual(unknown);
    expect(after(asked('2000'), { type: 'cleared' }, answered('2000', region))).toEqual(idle);
  });

  it('never shows a result for another postcode than the last one requested', () => {
    const postcode = fc.constantFrom('2000', '3000', '4000');
    const event = fc.oneof(
      postcode.map(asked),
      postcode.map((it) => answered(it, { name: it, price: 1 })),
      fc.constant<DeliveryEvent>({ type: 'cleared' }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = after(...events);
        const last = events.findLast(({ type }) => type === 'asked' || type === 'cleared');
        if (state.kind === 'result' || state.kind === 'loading') expect(last).toEqual(asked(state.postcode));
        if (state.kind === 'result') expect(state.result.name).toBe(state.postcode);
      }),
    );
  });
});
