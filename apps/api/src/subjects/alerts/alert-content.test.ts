import { aLocation } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { type AlertSubject, alertContent, reasonsInWords, type ToldVehicle } from './alert-content';
import { alertText } from './alert-mail';
import { alertSmsText } from './alert-sms';

const amount = { kind: 'amount', amount: 18_990, priceType: null, was: null, offer: null, subscription: null } as const;
const vehicle = (changed: Partial<ToldVehicle> = {}, record: Partial<ToldVehicle['record']> = {}): ToldVehicle => ({
  ...{ reason: 'new-match', priceBefore: null },
  ...changed,
  record: {
    ...{ name: '2022 Kia Rio', path: '/cars/a-rio', shown_price: amount, available: true },
    ...{ primary_image_url: '/media/abc' },
    ...record,
  },
});
const utes = { id: 'utes', name: 'Utes', path: '/search/ute' };
const about = (groups: AlertSubject['groups']): AlertSubject => ({
  groups,
  ...{ siteName: 'The Yard', origin: 'https://yard.example' },
  location: aLocation({ name: 'The Yard Sales', dealer_license_number: 'LMCT 1' }),
  manage: { searches: '/my-garage/searches', saved: '/my-garage' },
  stop: {
    ...{ all: 'https://yard.example/stop', saved: 'https://yard.example/stop-saved' },
    search: (id) => `https://yard.example/stop/${id}`,
  },
});
const only = (told: ToldVehicle) => alertContent(about([{ search: utes, vehicles: [told] }])).groups[0]?.vehicles[0];

describe('alertContent', () => {
  it('says of each vehicle why, and its price as the site shows it', () => {
    expect(only(vehicle())).toEqual({
      name: '2022 Kia Rio',
      href: 'https://yard.example/cars/a-rio',
      picture: 'https://yard.example/media/abc?w=240',
      label: 'New',
      price: '$18,990',
      was: null,
      list: null,
    });
    const typed = { ...amount, priceType: { value: 'drive_away', label: 'Drive away' } } as const;
    expect(only(vehicle({}, { shown_price: typed }))?.price).toBe('$18,990 Drive away');
    expect(only(vehicle({}, { shown_price: { kind: 'text', label: 'POA' } }))).toMatchObject({
      price: 'POA',
      was: null,
    });
    expect(only(vehicle({ reason: 'lower-price', priceBefore: 1_999_000 }))).toMatchObject({
      label: 'Lower price',
      was: '$19,990',
    });
    expect(only(vehicle({ reason: 'selling' }))).toMatchObject({ label: 'Reserved' });
    const sold = { available: false, shown_price: { kind: 'none' }, primary_image_url: '' } as const;
    expect(only(vehicle({ reason: 'selling' }, sold))).toMatchObject({ label: 'Sold', price: null, picture: null });
  });

  it('says the offer price first where one is shown, with what was asked before it, then the list price', () => {
    const offered = { ...amount, priceType: { value: 'drive_away', label: 'Drive away' }, was: 21_990 } as const;
    const shown_price = { ...offered, offer: 18_500 };
    expect(only(vehicle({}, { shown_price }))).toMatchObject({
      ...{ price: 'Offer price $18,500', was: null, list: 'Drive away $18,990' },
    });
    const lower = vehicle({ reason: 'lower-price', priceBefore: 1_899_000 }, { shown_price });
    expect(alertText(alertContent(about([{ search: utes, vehicles: [lower] }])))).toContain(
      '\nLower price, Offer price $18,500, was $18,990, Drive away $18,990\n',
    );
    expect(only(vehicle({}, { shown_price: { ...shown_price, priceType: null } }))?.list).toBe('Price $18,990');
  });

  it('names twenty vehicles at most over all groups, and leads to the rest', () => {
    const many = (count: number) => Array.from({ length: count }, () => vehicle());
    const { groups, subject } = alertContent(
      about([
        { search: null, vehicles: many(15) },
        { search: utes, vehicles: many(15) },
      ]),
    );
    expect(groups.map(({ title, vehicles, all, stop }) => [title, vehicles.length, all, stop])).toEqual([
      [
        'Your saved vehicles',
        15,
        { words: 'See your saved vehicles', href: 'https://yard.example/my-garage' },
        { words: 'No more alerts of saved vehicles', href: 'https://yard.example/stop-saved' },
      ],
      [
        'Utes',
        5,
        { words: '10 more: see all results of this search', href: 'https://yard.example/search/ute' },
        { words: 'No more alerts of this search', href: 'https://yard.example/stop/utes' },
      ],
    ]);
    expect(subject).toBe('The Yard: 30 new vehicles');
  });

  it('says who writes, why, and how it ends', () => {
    const text = alertText(alertContent(about([{ search: utes, vehicles: [vehicle()] }])));
    expect(text).toContain('-- \nThe Yard\nThe Yard Sales\n');
    expect(text).toContain('Dealer licence LMCT 1');
    expect(text).toContain('You get this because you asked The Yard');
    expect(text).toContain('Unsubscribe from all alerts by email: https://yard.example/stop');
  });
});

describe('reasonsInWords', () => {
  it('counts each reason', () => {
    expect(reasonsInWords(['new-match'])).toBe('a new vehicle');
    expect(reasonsInWords(['lower-price', 'new-match', 'new-match', 'selling'])).toBe(
      '2 new vehicles, a lower price, a saved vehicle reserved or sold',
    );
  });
});

describe('alertSmsText', () => {
  it('holds in two texts, whatever the dealer is called', () => {
    const asked = {
      host: 'www.a-long-name-of-a-dealer.com.au',
      words: '12 new vehicles, 3 lower prices',
      href: 'https://www.a-long-name-of-a-dealer.com.au/my-garage/searches',
      stop: `https://www.a-long-name-of-a-dealer.com.au/api/alerts/unsubscribe?token=${'t'.repeat(78)}`,
    };
    const text = alertSmsText({ ...asked, siteName: 'A Very Long Name of a Dealer Group '.repeat(4) });
    expect(text.length).toBeLessThanOrEqual(306);
    expect(text).toMatch(
      /^A Very Long.*: 12 new vehicles, 3 lower prices in what you have saved\. https:.* Stop: https:.*t$/,
    );
  });
});
