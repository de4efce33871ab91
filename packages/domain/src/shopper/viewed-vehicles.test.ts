import type { ViewedVehicle } from '@forecourt/domain/shopper';
import { aVehicle } from '@forecourt/testing';
import { agreement, nearlyRight, nearMisses } from '@forecourt/testing/readings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { viewedVehicleSchema } from './shopper';
import { viewedVehicleSettingsSchema } from './viewed-vehicle-settings';
import { readViewed, readViewedVehicle, rememberViewed } from './viewed-vehicles';

const settings = viewedVehicleSettingsSchema.parse({});
const car = (id: string): ViewedVehicle => ({
  id,
  stocknum: `S${id}`,
  make: 'Kia',
  model: 'Rio',
  body: null,
  simple_body: 'hatchback',
});
const after = (ids: readonly string[], limit = settings.limit) =>
  ids.reduce<readonly ViewedVehicle[]>((viewed, id) => rememberViewed(viewed, car(id), { limit }), []);

describe('rememberViewed (HIST-01)', () => {
  it('puts the newest first and each car once', () => {
    expect(after(['1', '2', '1', '3']).map(({ id }) => id)).toEqual(['3', '1', '2']);
  });

  it('forgets the oldest beyond the limit, 12 by default', () => {
    const ids = Array.from({ length: 13 }, (_, index) => String(index));
    expect(after(ids).map(({ id }) => id)).toEqual(ids.slice(1).reverse());
    expect(after(ids, 0)).toEqual([]);
  });

  it('keeps only the fields that are remembered, as the car is now', () => {
    const vehicle = aVehicle();
    expect(rememberViewed([car(vehicle.id)], vehicle, settings)).toEqual([
      {
        id: '1001',
        stocknum: 'HC1001',
        make: 'Toyota',
        model: 'HiLux',
        body: 'Dual Cab Utility',
        simple_body: 'ute',
      },
    ]);
  });

  it('holds for any walk through the stock', () => {
    const walk = fc.array(fc.constantFrom('1', '2', '3', '4', '5'), { maxLength: 30 });
    fc.assert(
      fc.property(walk, fc.integer({ min: 1, max: 4 }), (ids, limit) => {
        const lastFirst = [...new Set(ids.toReversed())].slice(0, limit);
        expect(after(ids, limit).map(({ id }) => id)).toEqual(lastFirst);
      }),
    );
  });
});

describe('a viewed vehicle', () => {
  it('is read exactly as its schema reads it', () => {
    const agree = agreement(readViewedVehicle, viewedVehicleSchema);
    nearMisses(car('1')).forEach(agree);
    fc.assert(fc.property(nearlyRight(car('1')), agree));
  });

  it('that cannot be read is refused with the field that is wrong', () => {
    const broken = { ...car('1'), stocknum: 7 } as unknown as ViewedVehicle;
    expect(() => rememberViewed([], broken, settings)).toThrow('stocknum cannot be 7');
  });
});

describe('readViewed', () => {
  it('reads back what was stored', () => {
    expect(readViewed(JSON.stringify([car('1')]))).toEqual([car('1')]);
    expect(readViewed(null)).toEqual([]);
  });

  it('returns an empty list when one entry cannot be read, as its schema does', () => {
    const schema = z.array(viewedVehicleSchema).catch([]);
    const one = fc.oneof(fc.constant(car('1')), nearlyRight(car('2')));
    fc.assert(
      fc.property(fc.oneof(fc.array(one, { maxLength: 4 }), fc.jsonValue()), (value) => {
        const stored = JSON.stringify(value);
        expect(readViewed(stored)).toStrictEqual(schema.parse(JSON.parse(stored)));
      }),
    );
  });

  it('never throws', () => {
    expect(readViewed('[{"id":1}]')).toEqual([]);
    expect(readViewed('not a list')).toEqual([]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(Array.isArray(readViewed(stored))).toBe(true);
      }),
    );
  });
});
