import type { Location } from '@forecourt/domain/location';
import { type Vehicle, vehicleSettingsSchema } from '@forecourt/domain/vehicle';
import { aDealership, aLocation, aRecordInput, aSoldVehicle, aVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { mostSeries, searchSettingsSchema } from '../search-settings/search-settings';
import { customRank } from './custom-rank';
import { priceRange, priceRangeLabel, weeklyPriceRange } from './price-ranges';
import { cardFields, type SearchRecord, searchRecordSchema } from './record';
import { toSearchRecord } from './to-search-record';

// By the rule beside this file and not by the builder's, which is the one that other packages see.
const recordOf = (of: Partial<Vehicle> = {}): SearchRecord => toSearchRecord(aRecordInput(of));
const daysAgo = (days: number) => new Date(testNow.getTime() - days * 86_400_000);

describe('toSearchRecord', () => {
  it("has the vehicle in that site's prices and words", () => {
    const record = recordOf();
    expect(searchRecordSchema.parse(record)).toEqual(record);
    expect(record).toMatchObject({
      objectID: 'harbour-city:1001',
      site: 'harbour-city',
      path: '/cars/2022-toyota-hilux-sr5-hc1001',
      name: '2022 Toyota HiLux',
      body: 'Ute',
      fuel: 'Diesel',
      drive: '4WD',
      make_model: { lvl0: 'Toyota', lvl1: 'Toyota > HiLux', any: ['Toyota', 'Toyota > HiLux'] },
      model_slug: 'hilux',
      price: 52_990,
      shown_price: { kind: 'amount', amount: 52_990, priceType: { value: 'drive_away', label: 'Drive away' } },
      price_range: '50000:60000',
      weekly: { repayment: 260, interestRate: 10, comparisonRate: 10.03 },
      weekly_price_range: '250:300',
      location_name: 'Harbour City Motors Sales',
      city: 'Sydney',
      available: true,
      sold_recent: false,
      has_price: true,
      has_photos: true,
      photos_count: 2,
      categories: ['Cars'],
    });
    expect(record.specs).toHaveLength(4);
  });

  it('holds every known field of a vehicle', () => {
    expect(recordOf()).toMatchInlineSnapshot(`
      {
        "_geoloc": {
          "lat": -33.8688,
          "lng": 151.2093,
        },
        "announced": null,
        "available": true,
        "badge": "SR5",
        "before_price": null,
        "berths": null,
        "body": "Ute",
        "car_type": "used",
        "categories": [
          "Cars",
        ],
        "certified": false,
        "city": "Sydney",
        "colour": "Glacier White",
        "created_at": 1770001200,
        "custom_rank": 4509529,
        "dealercomments": "One owner, full service history, ready for work or the weekend.",
        "dealership_id": "harbour-city-motors",
        "dealership_name": "Harbour City Motors",
        "dealership_slug": "harbour-city-motors",
        "doors": 4,
        "drive": "4WD",
        "engine": "2.8 L, 4 cyl",
        "filtered_features": [
          "Adaptive cruise control",
          "Leather seats",
          "Reversing camera",
          "Tow bar",
        ],
        "fuel": "Diesel",
        "has_file": false,
        "has_photos": true,
        "has_price": true,
        "id": "1001",
        "is_new": false,
        "item_type": "car",
        "km": 41250,
        "location_id": "harbour-city-sales",
        "location_name": "Harbour City Motors Sales",
        "make": "Toyota",
        "make_model": {
          "any": [
            "Toyota",
            "Toyota > HiLux",
          ],
          "lvl0": "Toyota",
          "lvl1": "Toyota > HiLux",
        },
        "make_slug": "toyota",
        "model": "HiLux",
        "model_slug": "hilux",
        "name": "2022 Toyota HiLux",
        "objectID": "harbour-city:1001",
        "offer_note": null,
        "offer_price": null,
        "path": "/cars/2022-toyota-hilux-sr5-hc1001",
        "photos_count": 2,
        "preorder": false,
        "price": 52990,
        "price_range": "50000:60000",
        "price_type": "drive_away",
        "primary_image_url": "/media/hilux-front.jpg",
        "reserved": false,
        "seats": 5,
        "series": "GUN126R",
        "shown_price": {
          "amount": 52990,
          "kind": "amount",
          "offer": null,
          "priceType": {
            "label": "Drive away",
            "value": "drive_away",
          },
          "subscription": null,
          "was": null,
        },
        "site": "harbour-city",
        "size_words": [
          "5 seats",
          "5 seater",
          "tow 500kg 750kg 1000kg 1250kg 1500kg 1750kg 2000kg 2250kg 2500kg 2750kg 3000kg 3250kg 3500kg",
        ],
        "slug": "2022-toyota-hilux-sr5-hc1001",
        "sold_recent": false,
        "specs": [
          {
            "label": "Odometer",
            "value": "41,250 km",
          },
          {
            "label": "Transmission",
            "value": "6 speed Automatic",
          },
          {
            "label": "Fuel",
            "value": "Diesel",
          },
          {
            "label": "Engine",
            "value": "2.8 L, 4 cyl",
          },
        ],
        "state": "NSW",
        "status": "in_stock",
        "stocknum": "HC1001",
        "subscription_price": null,
        "tag": "",
        "tag_kind": "",
        "takes_payment": false,
        "transmission": "Automatic",
        "updated_at": 1773111600,
        "vin": "MR0HA3CD500012345",
        "weekly": {
          "comparisonRate": 10.03,
          "interestRate": 10,
          "repayment": 260,
        },
        "weekly_price_range": "250:300",
        "weekly_repayment": 260,
        "year": 2022,
        "year_text": "2022",
      }
    `);
  });

  it('leaves unknown fields empty, and never null where text belongs', () => {
    const nothing = {
      location_id: null,
      badge: null,
      series: null,
      colour: null,
      vin: null,
      body: null,
      simple_body: null,
      fuel: null,
      simple_fuel: null,
      drive: null,
      simple_drive: null,
      trans: null,
      simple_transmission: null,
      gearnum: null,
      km: null,
      seats: null,
      doors: null,
      engine_size: null,
      engine_size_litres: null,
      variant: null,
      city: null,
      state: null,
      dealercomments: null,
      standardEquipment: [],
      images: [],
      primary_image_url: null,
      photos_count: 0,
      price: null,
      price_type: null,
    };
    expect(recordOf(nothing)).toMatchInlineSnapshot(`
      {
        "_geoloc": {
          "lat": -33.8688,
          "lng": 151.2093,
        },
        "announced": null,
        "available": true,
        "badge": "",
        "before_price": null,
        "berths": null,
        "body": "",
        "car_type": "used",
        "categories": [
          "Cars",
        ],
        "certified": false,
        "city": "Sydney",
        "colour": "",
        "created_at": 1770001200,
        "custom_rank": 4009529,
        "dealercomments": "",
        "dealership_id": "harbour-city-motors",
        "dealership_name": "Harbour City Motors",
        "dealership_slug": "harbour-city-motors",
        "doors": null,
        "drive": "",
        "engine": "",
        "filtered_features": [],
        "fuel": "",
        "has_file": false,
        "has_photos": false,
        "has_price": false,
        "id": "1001",
        "is_new": false,
        "item_type": "car",
        "km": null,
        "location_id": "",
        "location_name": "Harbour City Motors Sales",
        "make": "Toyota",
        "make_model": {
          "any": [
            "Toyota",
            "Toyota > HiLux",
          ],
          "lvl0": "Toyota",
          "lvl1": "Toyota > HiLux",
        },
        "make_slug": "toyota",
        "model": "HiLux",
        "model_slug": "hilux",
        "name": "2022 Toyota HiLux",
        "objectID": "harbour-city:1001",
        "offer_note": null,
        "offer_price": null,
        "path": "/cars/2022-toyota-hilux-hc1001",
        "photos_count": 0,
        "preorder": false,
        "price": null,
        "price_range": "",
        "price_type": "",
        "primary_image_url": "",
        "reserved": false,
        "seats": null,
        "series": "",
        "shown_price": {
          "kind": "text",
          "label": "Enquire for price.",
        },
        "site": "harbour-city",
        "size_words": [],
        "slug": "2022-toyota-hilux-hc1001",
        "sold_recent": false,
        "specs": [
          {
            "label": "Interior colour",
            "value": "Black",
          },
          {
            "label": "Condition",
            "value": "Used",
          },
          {
            "label": "Build date",
            "value": "March 2022",
          },
          {
            "label": "Compliance date",
            "value": "April 2022",
          },
        ],
        "state": "NSW",
        "status": "in_stock",
        "stocknum": "HC1001",
        "subscription_price": null,
        "tag": "",
        "tag_kind": "",
        "takes_payment": false,
        "transmission": "",
        "updated_at": 1773111600,
        "vin": "",
        "weekly": null,
        "weekly_price_range": "",
        "weekly_repayment": null,
        "year": 2022,
        "year_text": "2022",
      }
    `);
  });

  it('[PRICE-01] shows no price that the site would not show', () => {
    const record = recordOf({ price: 9, before_price: 20_000, offer_price: 15_000, price_type: 'asking' });
    expect(record).toMatchObject({
      price: null,
      has_price: false,
      subscription_price: null,
      price_range: '',
      shown_price: { kind: 'text', label: 'Enquire for price.' },
    });
    expect(recordOf({ offer_price: 50_000 }).shown_price).toMatchObject({ offer: null });
  });

  it('is found by the price at which the vehicle was sold, and shows none (VDP-06)', () => {
    expect(recordOf({ ...aSoldVehicle(daysAgo(1)), price: 30_000 })).toMatchObject({
      price: 30_000,
      has_price: true,
      price_range: '30000:40000',
      shown_price: { kind: 'none' },
    });
  });

  it('[TAG-04] holds the announced badge of its vehicle until its last day', () => {
    const announcing = (until: string | null) => {
      const input = aRecordInput({ status: 'coming_soon', state: 'NSW' });
      const announcedBadge = { text: 'COMING EARLY 2027', status: [], car_type: [], make: [], model: [], until };
      return toSearchRecord({ ...input, site: { ...input.site, vehicle: { ...input.site.vehicle, announcedBadge } } });
    };
    expect(announcing(null).announced).toBe('COMING EARLY 2027');
    expect(announcing('2000-01-01').announced).toBeNull();
    expect(recordOf({ status: 'coming_soon' }).announced).toBeNull();
  });

  it('stores what depends on time as booleans', () => {
    const sold = (days: number) => recordOf(aSoldVehicle(daysAgo(days)));
    expect(sold(3)).toMatchObject({ available: false, sold_recent: true, status: 'sold', tag_kind: 'sold' });
    expect(sold(3.01)).toMatchObject({ available: false, sold_recent: false });
    expect(recordOf({ sold: true }).status).toBe('sold');
    expect(recordOf({ created_at: daysAgo(1).toISOString() })).toMatchObject({
      is_new: true,
      tag_kind: 'new',
    });
  });

  it('spells a make as its path does, whatever the feed wrote', () => {
    expect(recordOf({ make: 'CITROEN' })).toMatchObject({ make: 'Citroën', make_slug: 'citroen' });
    expect(recordOf({ make: 'Unheard Of' })).toMatchObject({ make: 'Unheard Of', make_slug: 'unheard-of' });
  });

  it('counts only real pictures, and finds the kind of the vehicle', () => {
    const bare = { images: [], primary_image_url: '/img/no-image.png', photos_count: 4 };
    expect(recordOf(bare)).toMatchObject({ photos_count: 0, has_photos: false, primary_image_url: '' });
    expect(recordOf({ item_type: 'motorcycle', simple_fuel: 'Electric', certified: true }).categories).toEqual([
      'Motorcycles',
      'Electric and hybrid',
      'Certified',
    ]);
  });

  it('stands where its location is, and nowhere where that is not known', () => {
    const placed = (address: Partial<Location['address']> | null) => {
      const location = aLocation();
      return toSearchRecord({
        vehicle: aVehicle(),
        site: { website_id: 's', vehicle: vehicleSettingsSchema.parse({}) },
        location: address === null ? null : { ...location, address: { ...location.address, ...address } },
        dealership: aDealership(),
        estimate: null,
        tag: null,
        now: testNow,
      });
    };
    expect(placed({ lat: -27.4698, long: 153.0251 })._geoloc).toEqual({ lat: -27.4698, lng: 153.0251 });
    for (const address of [null, { lat: null, long: 153 }, { lat: -27, long: null }])
      expect(Object.keys(placed(address))).not.toContain('_geoloc');
  });

  it('holds only the figures of an estimate, and null without one', () => {
    const estimate = { repayment: 99, interestRate: 9, comparisonRate: 9.5, disclosure: 'long text' };
    const record = (of: typeof estimate | null) =>
      toSearchRecord({
        vehicle: aVehicle(),
        site: { website_id: 's', vehicle: vehicleSettingsSchema.parse({}) },
        location: aLocation(),
        dealership: aDealership(),
        estimate: of,
        tag: null,
        now: testNow,
      });
    expect(record(estimate).weekly).toEqual({ repayment: 99, interestRate: 9, comparisonRate: 9.5 });
    expect(record(null)).toMatchObject({ weekly: null, weekly_price_range: '', tag: '' });
  });

  it('has the words of an offer of a rate in place of a repayment, which it is not sorted or filtered by', () => {
    const offered = toSearchRecord({ ...aRecordInput(), offerNote: 'Offer: 5.99% p.a., comparison rate 7.10% p.a.' });
    expect(offered).toMatchObject({
      offer_note: 'Offer: 5.99% p.a., comparison rate 7.10% p.a.',
      ...{ weekly: null, weekly_repayment: null, weekly_price_range: '' },
    });
    expect(toSearchRecord({ ...aRecordInput(), offerNote: null })).toMatchObject({
      ...{ offer_note: null, weekly: expect.anything(), weekly_repayment: 260 },
    });
    // Records of an earlier release have no such field.
    const { offer_note: _, ...earlier } = offered;
    expect(searchRecordSchema.safeParse(earlier).success).toBe(true);
  });

  it('takes features that fit a checkbox, each once', () => {
    const standardEquipment = ['Tow bar', ' Tow bar ', '', 'x'.repeat(61), 'Sunroof'];
    expect(recordOf({ standardEquipment }).filtered_features).toEqual(['Tow bar', 'Sunroof']);
  });

  it('has every field of a card', () => {
    const record = recordOf();
    for (const field of cardFields) expect(record).toHaveProperty(field);
  });
});

describe('customRank', () => {
  const rank = (overrides: Parameters<typeof aVehicle>[0]) => customRank(aVehicle(overrides));

  it('[SRCH-29] ranks purchasable vehicles first, then pictures, a price, and the newest', () => {
    const old = daysAgo(3000).toISOString();
    const order = [
      rank({}),
      rank({ created_at: old }),
      rank({ price: null }),
      rank({ images: [], primary_image_url: null }),
      rank({ status: 'coming_soon' }),
      rank({ reserved: true }),
      rank({ sold: true, status: 'sold' }),
    ];
    expect(order.toSorted((one, other) => other - one)).toEqual(order);
    expect(new Set(order).size).toBe(order.length);
  });

  it('[SRCH-18] puts the series that a site orders first, whatever else, and all others after them', () => {
    const order = ['Duo', 'City', 'Sport'];
    const ranked = (series: string | null, overrides: Parameters<typeof aVehicle>[0] = {}) =>
      customRank(aVehicle({ ...overrides, series }), order);
    const old: Partial<Vehicle> = {
      ...aSoldVehicle(daysAgo(1)),
      images: [],
      primary_image_url: null,
      price: null,
      created_at: '1990-01-01T00:00:00Z',
    };
    const best = { created_at: '2999-01-01T00:00:00Z' };
    const ranks = [
      ranked('Duo', best),
      ranked(' DUO ', old),
      ranked('city', best),
      ranked('City', old),
      ranked('sport', best),
      ranked('Sport', old),
      ranked('Duo Plus', best),
      ranked('Duo Plus', old),
    ];
    expect(ranks.toSorted((one, other) => other - one)).toEqual(ranks);
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(ranked(null)).toBe(customRank(aVehicle({ series: null })));
    expect(ranked('Duo Plus')).toBe(customRank(aVehicle({ series: 'Duo Plus' })));
  });

  it('[SRCH-18] takes the order from the site, and keeps it in a number for the most series', () => {
    const recordOn = (seriesOrder: string[]) =>
      toSearchRecord({
        vehicle: aVehicle({ series: 'Duo' }),
        site: { website_id: 's', vehicle: vehicleSettingsSchema.parse({}), search: { seriesOrder } },
        location: null,
        dealership: aDealership(),
        estimate: null,
        tag: null,
        now: testNow,
      }).custom_rank;
    expect(recordOn(['duo'])).toBeGreaterThan(recordOn([]));
    expect(recordOn(['duo', 'city'])).toBeGreaterThan(recordOn(['city', 'duo']));
    const most = ['duo', ...Array.from({ length: mostSeries - 1 }, (_, index) => `series ${index}`)];
    expect(recordOn(most)).toBeLessThan(2 ** 31);
    expect(searchSettingsSchema.safeParse({ seriesOrder: most }).success).toBe(true);
    expect(searchSettingsSchema.safeParse({ seriesOrder: [...most, 'one more'] }).success).toBe(false);
  });

  it('counts pictures up to three, and days no further than it can', () => {
    const picture = (name: string) => ({ url: `/${name}.jpg`, thumb_url: `/${name}-small.jpg` });
    const pictured = (count: number) =>
      rank({ images: Array.from({ length: count }, (_, index) => picture(String(index))), primary_image_url: null });
    expect(pictured(1)).toBeGreaterThan(pictured(0));
    expect(pictured(3)).toBeGreaterThan(pictured(2));
    expect(pictured(4)).toBe(pictured(3));
    expect(rank({ created_at: '1999-12-31T00:00:00Z' })).toBe(rank({ created_at: '2000-01-01T00:00:00Z' }));
    expect(rank({ created_at: '2000-01-02T00:00:00Z' })).toBe(rank({ created_at: '2000-01-01T00:00:00Z' }) + 1);
    expect(rank({ created_at: '2999-01-01T00:00:00Z' })).toBe(rank({ created_at: '2998-01-01T00:00:00Z' }));
  });

  it('is a whole number that every engine can sort', () => {
    for (const created_at of ['1999-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '2999-01-01T00:00:00Z']) {
      const value = rank({ created_at });
      expect(Number.isInteger(value) && value >= 0 && value < 2 ** 31).toBe(true);
    }
  });
});

describe('price ranges', () => {
  it('hold their lower end, not their upper', () => {
    expect(priceRange(9999.99)).toBe(':10000');
    expect(priceRange(10_000)).toBe('10000:20000');
    expect(priceRange(100_000)).toBe('100000:');
    expect(priceRange(null)).toBe('');
    expect(weeklyPriceRange(99.9)).toBe('50:100');
    expect(weeklyPriceRange(100)).toBe('100:150');
    expect(weeklyPriceRange(null)).toBe('');
  });

  it('are worded', () => {
    expect([':10000', '10000:20000', '100000:'].map(priceRangeLabel)).toEqual([
      'Under $10,000',
      '$10,000 - $20,000',
      '$100,000 and over',
    ]);
  });
});
