import { aSearchHit, aVehicle } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestFirst, readWish, startingWish, wishChoices, wishCriteria, wishSentence } from './wish';

const vehicle = aVehicle({ simple_body: 'ute', price: 42_000, year: 2022, km: 41_000 });
const start = startingWish(vehicle);

describe('a wish', () => {
  it('starts from the body, price, year and kilometres of the vehicle', () => {
    expect(start).toEqual({ body: 'Ute', price: 50_000, year: 2020, km: 50_000 });
    expect(startingWish(aVehicle({ simple_body: null, price: null, km: null, year: 2022 }))).toEqual({
      body: null,
      price: null,
      year: 2020,
      km: null,
    });
  });

  it('always includes the vehicle that it starts from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 900_000 }), fc.integer({ min: 0, max: 900_000 }), (price, km) => {
        const wish = startingWish(aVehicle({ price, km }));
        expect(wish.price).toBeGreaterThanOrEqual(price);
        expect(wish.km).toBeGreaterThanOrEqual(km);
      }),
    );
  });

  it('is read from its address: empty values do not matter, and invalid ones are ignored', () => {
    const read = (query: string) => readWish(new URLSearchParams(query), start);
    expect(read('')).toEqual(start);
    expect(read('body=&price=&year=&km=')).toEqual({ body: null, price: null, year: null, km: null });
    expect(read('body=SUV&price=30000&year=2019&km=90000')).toEqual({
      body: 'SUV',
      price: 30_000,
      year: 2019,
      km: 90_000,
    });
    expect(read('price=lots&year=-1&km=1e9')).toMatchObject({ price: null, year: null, km: null });
  });

  it('becomes a search, and a sentence', () => {
    expect(wishCriteria(start, vehicle)).toEqual({
      item_type: ['car'],
      body: ['Ute'],
      price: { min: null, max: 50_000 },
      year: { min: 2020, max: null },
      km: { min: null, max: 50_000 },
      city: [],
    });
    expect(wishCriteria(start, { item_type: 'motorcycle' }).item_type).toEqual(['motorcycle']);
    expect(wishSentence(start)).toBe('Ute, up to $50,000, from 2020, up to 50,000 km');
    expect(wishSentence({ body: null, price: null, year: null, km: null })).toBe('Any body');
  });

  it('has rising choices that include the current value', () => {
    fc.assert(
      fc.property(fc.constantFrom('price', 'year', 'km'), fc.integer({ min: 1, max: 9_999_999 }), (name, value) => {
        const values = wishChoices(name, start, { ...start, [name]: value }).map((choice) => Number(choice.value));
        expect(values).toContain(value);
        expect(values).toEqual([...new Set(values)].toSorted((one, other) => one - other));
        expect(values.every((one) => one > 0)).toBe(true);
      }),
    );
    expect(wishChoices('price', start, start)[0]).toEqual({ value: '35000', label: 'Up to $35,000' });
  });
});

describe('nearestFirst', () => {
  it('has the same model first, then the make, then the nearest price, and none that has sold', () => {
    const hit = (id: string, more: object) => aSearchHit({ id, make: 'Ford', model: 'Ranger', price: 42_000, ...more });
    const hits = [
      hit('far', { price: 60_000 }),
      hit('near', { price: 43_000 }),
      hit('make', { make: vehicle.make, model: 'Other', price: 90_000 }),
      hit('model', { make: vehicle.make, model: vehicle.model, price: 90_000 }),
      hit('sold', { make: vehicle.make, model: vehicle.model, available: false }),
    ];
    expect(nearestFirst(hits, vehicle).map(({ id }) => id)).toEqual(['model', 'make', 'near', 'far']);
    // Each once, by however many questions it was found.
    expect(nearestFirst([...hits, ...hits], vehicle).map(({ id }) => id)).toEqual(['model', 'make', 'near', 'far']);
    expect(
      nearestFirst(
        Array.from({ length: 21 }, (_, at) => hit(String(at), {})),
        vehicle,
      ),
    ).toHaveLength(6);
  });
});
