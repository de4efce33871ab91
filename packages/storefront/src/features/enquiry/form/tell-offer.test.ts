import { describe, expect, it, vi } from 'vitest';
import { tellOffer } from './tell-offer';

const context = (offerPrice?: number) => ({
  ...(offerPrice === undefined ? {} : { offerPrice }),
  vehicle: null,
  events: { website_id: 'yard', sinks: [{ kind: 'data-layer' as const, name: 'events' }] },
});

describe('an event for an accepted offer', () => {
  it('is sent with the price when an offer was shown and accepted, and not otherwise', () => {
    const globals: { events?: unknown[] } = {};
    vi.stubGlobal('window', globals);
    tellOffer(context(16_400), { valuation: 't', offer_accepted: false });
    tellOffer(context(), { valuation: 't', offer_accepted: true });
    expect(globals.events).toBeUndefined();
    tellOffer(context(16_400), { valuation: 't', offer_accepted: true });
    expect(globals.events).toMatchObject([{ id: 18, name: 'offer_accepted', payload: { offer_price: 16_400 } }]);
    vi.unstubAllGlobals();
  });
});
