import type { Vehicle } from '@forecourt/domain/vehicle';
import { aVehicle } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vehicleSettingsSchema } from '../vehicle/vehicle-settings';
import { belowMarket } from './below-market';
import { askedAmount, isShownAmount, shownPrice } from './shown-price';
import { shownPriceSchema } from './shown-price-schema';

const settings = vehicleSettingsSchema.parse({});
const priceOf = (overrides: Partial<Vehicle>, changed: Partial<typeof settings> = {}) =>
  shownPrice(aVehicle(overrides), { ...settings, ...changed });
const amountOf = (overrides: Partial<Vehicle>, changed: Partial<typeof settings> = {}) => {
  const price = priceOf(overrides, changed);
  if (price.kind !== 'amount') throw new Error(`expected an amount, got ${price.kind}`);
  return price;
};

describe('shownPrice', () => {
  it('[PRICE-01] shows a price only above 10', () => {
    expect(priceOf({ price: 10.01 })).toMatchObject({ kind: 'amount', amount: 10.01 });
    expect(priceOf({ price: 10 })).toEqual({ kind: 'text', label: 'Enquire for price.' });
    expect(priceOf({ price: 0 }).kind).toBe('text');
    expect(priceOf({ price: null }).kind).toBe('text');
  });

  it("[PRICE-01] shows PREORDER for a preorder without a price, else the dealer's words", () => {
    expect(priceOf({ price: null, preorder: true })).toEqual({ kind: 'preorder', label: 'PREORDER' });
    expect(priceOf({ price: 20_000, preorder: true }).kind).toBe('amount');
    expect(priceOf({ price: null }, { noPriceText: 'POA' })).toEqual({ kind: 'text', label: 'POA' });
  });

  it('[PRICE-02] shows the price before only when it was higher', () => {
    expect(amountOf({ price: 20_000, before_price: 20_000.01 }).was).toBe(20_000.01);
    expect(amountOf({ price: 20_000, before_price: 20_000 }).was).toBeNull();
    expect(amountOf({ price: 20_000, before_price: 19_000 }).was).toBeNull();
    expect(amountOf({ before_price: null }).was).toBeNull();
  });

  it('[PRICE-03] shows below market from 500 under the average, and prefers the average of the state', () => {
    const against = (state: number | null, country: number | null) =>
      belowMarket(priceOf({ price: 20_000 }), {
        state_average_market_price: state,
        average_market_price: country,
      });
    expect(against(20_500, null)).toBe(500);
    expect(against(20_499.99, null)).toBeNull();
    // Half a cent less, which as a double lies below its half.
    expect(against(20_499.995, null)).toBe(500);
    expect(against(20_100, 25_000)).toBeNull();
    expect(against(null, 25_000)).toBe(5000);
    expect(against(19_000, null)).toBeNull();
    expect(belowMarket(priceOf({}), null)).toBeNull();
  });

  it('compares nothing with the market where no amount is shown', () => {
    const averages = { state_average_market_price: 30_000, average_market_price: null };
    for (const hidden of [{ price: 5 }, { price: 20_000, sold: true }, { price: null, preorder: true }])
      expect(belowMarket(priceOf(hidden), averages)).toBeNull();
  });

  it('shows no amount of a sold vehicle, whatever prices it has (VDP-06)', () => {
    const everything = { price: 20_000, before_price: 25_000, offer_price: 18_000, subscription_price: 250 };
    for (const sold of [{ sold: true }, { status: 'sold' }, { status: 'sold', sold: true }] as const) {
      expect(priceOf({ ...everything, ...sold }, { offerPrices: true, subscriptions: true })).toEqual({ kind: 'none' });
      expect(priceOf({ price: null, preorder: true, ...sold })).toEqual({ kind: 'none' });
    }
    expect(priceOf({ price: 20_000, reserved: true }).kind).toBe('amount');
  });

  it('fits its schema in every form', () => {
    for (const one of [{ price: 20_000 }, { price: 5 }, { price: null, preorder: true }, { sold: true }]) {
      const price = priceOf(one);
      expect(shownPriceSchema.parse(price)).toEqual(price);
    }
  });

  it('[PRICE-04] shows offer and subscription prices only where the dealer sells them, and words the price type', () => {
    const priced = { price: 20_000, offer_price: 18_000, subscription_price: 250, price_type: 'drive_away' } as const;
    expect(amountOf(priced)).toMatchObject({ offer: null, subscription: null });
    expect(amountOf(priced, { offerPrices: true, subscriptions: true })).toMatchObject({
      offer: 18_000,
      subscription: 250,
      priceType: { value: 'drive_away', label: 'Drive away' },
    });
    expect(amountOf({ ...priced, offer_price: 10 }, { offerPrices: true }).offer).toBeNull();
    expect(amountOf({ price_type: null }).priceType).toBeNull();
  });
});

describe('askedAmount', () => {
  const aud = fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null });
  const prices = fc.record({ price: aud, offer_price: aud, before_price: aud, preorder: fc.boolean() });

  it('is the offer price where one is shown, and the price as ever where the site shows none', () => {
    fc.assert(
      fc.property(prices, fc.boolean(), (priced, offerPrices) => {
        const { price, offer_price } = priced;
        const listed = isShownAmount(price) ? price : null;
        const isOffered = listed !== null && offerPrices && isShownAmount(offer_price);
        expect(askedAmount(priceOf(priced, { offerPrices }))).toBe(isOffered ? offer_price : listed);
      }),
    );
  });

  it('is none of a sold vehicle, and none where words stand for the price', () => {
    fc.assert(
      fc.property(prices, (priced) => {
        expect(askedAmount(priceOf({ ...priced, sold: true }, { offerPrices: true }))).toBeNull();
        expect(askedAmount(priceOf({ ...priced, price: null }, { offerPrices: true }))).toBeNull();
      }),
    );
  });
});
