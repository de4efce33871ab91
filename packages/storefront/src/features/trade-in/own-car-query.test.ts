import { makesOfKind } from '@forecourt/domain/makes';
import { refusalOf } from '@forecourt/domain/valuation';
import { itemTypes } from '@forecourt/domain/vehicle';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptFields, ownCarMakes, ownCarPath, readOwnCarQuery } from './own-car-query';

const thisYear = 2026;
const read = (query: string) => readOwnCarQuery(new URLSearchParams(query), thisYear);
const car = 'make=kia&year=2022&kilometres=45,000';
const model = `${car}&model=Rio`;
const whole = `${model}&body=clean&inside=worn&mechanical=sound&history=full&accident=none`;

describe('the way to an offer', () => {
  it('goes step by step, and shows no faults before a step was sent', () => {
    expect(read('')).toMatchObject({ at: 'car', faults: {}, asked: null });
    expect(read(`${car}&sent=car`)).toMatchObject({ at: 'model', faults: {} });
    expect(read(`${model}&sent=model`)).toMatchObject({ at: 'condition', faults: {} });
    expect(read(`${whole}&sent=condition`)).toMatchObject({
      at: 'result',
      asked: {
        car: { make: 'Kia', model: 'Rio', badge: '', year: 2022, kilometres: 45_000 },
        answers: { body: 'clean', inside: 'worn', mechanical: 'sound', history: 'full', accident: 'none' },
      },
    });
  });

  it('stays at a step that was sent with faults, and names each with how to mend it', () => {
    expect(read('make=&year=1899&kilometres=45k&sent=car')).toMatchObject({
      at: 'car',
      faults: {
        make: 'Please choose the make of your vehicle.',
        year: 'Please enter a year such as 2018.',
        kilometres: 'Please enter the kilometres as a number.',
      },
    });
    expect(read(`${car.replace('2022', '2028')}&sent=car`).faults).toEqual({
      year: 'Please enter a year such as 2018.',
    });
    expect(read(`${car}&model=&sent=model`).faults).toEqual({ model: 'Please enter the model of your vehicle.' });
    expect(read(`${model}&body=shiny&sent=condition`).faults).toMatchObject({ body: 'Please choose an answer.' });
    expect(read(`${car}&model=${'m'.repeat(61)}&sent=model`).faults.model).toMatch(/60 characters/);
  });

  it('refuses a vehicle that is too old or has gone too far in the first step, in the words of the rule', () => {
    expect(read('make=kia&year=2018&kilometres=100001&sent=car')).toMatchObject({
      at: 'car',
      faults: {
        year: expect.stringMatching(/^We give no estimate online for a vehicle of more than 7 years/),
        kilometres: expect.stringMatching(/^We give no estimate online for a vehicle with more than 100,000 km/),
      },
    });
    expect(read('make=kia&year=2019&kilometres=100000&sent=car')).toMatchObject({ at: 'model', faults: {} });
    const old = whole.replace('2022', '2018');
    expect(read(old)).toMatchObject({ at: 'car', asked: null });
    expect(read(`${old}&to=form`).at).toBe('form');
  });

  it('never asks on about a vehicle that the rule refuses', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2027 }), fc.integer({ min: 0, max: 300_000 }), (year, kilometres) => {
        const { at, faults } = read(`make=kia&year=${year}&kilometres=${kilometres}&sent=car`);
        const isRefused = refusalOf({ year, kilometres }, thisYear) !== null;
        expect(at).toBe(isRefused ? 'car' : 'model');
        expect(Object.keys(faults).length > 0).toBe(isRefused);
      }),
    );
  });

  it('returns to a passed step, and never skips an open one', () => {
    expect(read(`${whole}&to=model`)).toMatchObject({ at: 'model', faults: {} });
    expect(read('to=condition').at).toBe('car');
    expect(read('to=form').at).toBe('form');
  });

  it('keeps the answers in its addresses, with the vehicle they are for', () => {
    const { values } = read(whole);
    const path = ownCarPath('/cars/trade-in?car_id=7', values, 'model');
    expect(path).toMatch(/^\/cars\/trade-in\?car_id=7&make=kia&/);
    expect(readOwnCarQuery(new URLSearchParams(path.split('?')[1]), thisYear).values).toEqual(values);
    expect(keptFields('/cars/trade-in?car_id=7', values, 'condition')).toEqual([
      ['car_id', '7'],
      ['make', 'kia'],
      ['year', '2022'],
      ['kilometres', '45,000'],
      ['model', 'Rio'],
      ['sent', 'condition'],
    ]);
  });

  it('is at one of its steps whatever the address holds', () => {
    const names = fc.constantFrom('make', 'year', 'kilometres', 'model', 'body', 'accident', 'sent', 'to', 'other');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (query) => {
        const { at, asked } = readOwnCarQuery(new URLSearchParams(query), thisYear);
        expect(asked !== null).toBe(at === 'result');
      }),
    );
  });
});

describe('the makes to choose from', () => {
  it('are those of the kinds that the site sells, each once, A to Z', () => {
    const leisure = ownCarMakes(['motorcycle', 'caravan']);
    expect(leisure).toEqual(expect.arrayContaining(['Yamaha', 'Jayco', 'BMW Motorrad']));
    expect(leisure).not.toContain('Abarth');
    expect(ownCarMakes(['truck'])).toContain('Hino');
    expect(ownCarMakes([])).toEqual(ownCarMakes(['car']));
  });

  it('hold every make of every kind of the site and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...itemTypes), { minLength: 1 }), (kinds) => {
        const names = ownCarMakes(kinds);
        expect(new Set(names)).toEqual(new Set(kinds.flatMap((kind) => makesOfKind(kind).map(({ name }) => name))));
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});
