import type { CarType, Vehicle } from '@forecourt/domain/vehicle';
import { aSearchRecord, aSoldVehicle, aVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { isInPreset, PresetError, presetFilter, presets, quoteFilterValue, siteFilter } from './base-filter';

/** Reads the few forms that our filters use, independently of any engine. */
const matches = (filter: string, record: Readonly<Record<string, unknown>>): boolean =>
  filter === '' ||
  filter.split(' AND ').every((clause) =>
    clause
      .replace(/^\(|\)$/g, '')
      .split(' OR ')
      .some((term) => {
        const [attribute = '', value = ''] = term.split(':');
        return String(record[attribute]) === value.replaceAll('"', '');
      }),
  );

const daysAgo = (days: number) => new Date(testNow.getTime() - days * 86_400_000);
const stock: Readonly<Record<string, Partial<Vehicle>>> = {
  used: {},
  new: { car_type: 'new' },
  demo: { car_type: 'demo' },
  reserved: { reserved: true },
  soon: { status: 'coming_soon', car_type: 'new' },
  certified: { certified: true },
  certifiedDemo: { certified: true, car_type: 'demo' },
  unpriced: { price: null },
  bare: { images: [], primary_image_url: null },
  soldRecently: aSoldVehicle(daysAgo(2)),
  soldLongAgo: aSoldVehicle(daysAgo(4)),
};
const names = Object.keys(stock);
const listed = (filter: string) =>
  names.filter((name) => matches(filter, aSearchRecord({}, aVehicle(stock[name] ?? {}))));

describe('presetFilter', () => {
  const available = names.filter((name) => !name.startsWith('sold'));
  const only = (...wanted: string[]) => wanted;

  it.each<[number, readonly string[]]>([
    [0, names],
    [1, available.filter((name) => name !== 'soon')],
    [2, available],
    [3, [...available, 'soldRecently']],
    [4, only('new', 'soon')],
    [5, only('demo', 'certifiedDemo')],
    [6, only('used', 'reserved', 'certified', 'unpriced', 'bare')],
    [7, only('new', 'demo', 'soon', 'certifiedDemo')],
    [8, only('used', 'demo', 'reserved', 'certified', 'certifiedDemo', 'unpriced', 'bare')],
    [9, only('used', 'new', 'reserved', 'soon', 'certified', 'unpriced', 'bare')],
    [10, only('soon')],
    [11, only('certified')],
    [12, available.filter((name) => name !== 'unpriced')],
    [13, available.filter((name) => name !== 'bare')],
    [14, only('soldRecently')],
  ])('[SRCH-14] preset %i lists what its words say', (preset, wanted) => {
    expect(listed(presetFilter(preset)).toSorted()).toEqual([...wanted].toSorted());
  });

  it('[SRCH-14] switch exactly at the boundary that they name', () => {
    const isListed = (preset: number, vehicle: Partial<Vehicle>) =>
      matches(presetFilter(preset), aSearchRecord({}, aVehicle(vehicle)));
    expect([3, 3.001].map((days) => isListed(3, aSoldVehicle(daysAgo(days))))).toEqual([true, false]);
    expect([3, 3.001].map((days) => isListed(14, aSoldVehicle(daysAgo(days))))).toEqual([true, false]);
    expect([10, 10.01].map((price) => isListed(12, { price }))).toEqual([false, true]);
    expect(isListed(12, aSoldVehicle(daysAgo(1)))).toBe(false);
    expect(isListed(13, aSoldVehicle(daysAgo(1)))).toBe(false);
    expect(isListed(11, { ...aSoldVehicle(daysAgo(1)), certified: true })).toBe(false);
  });

  it('[SRCH-14] are fifteen, and no other number works', () => {
    expect(presets).toHaveLength(15);
    expect(() => presetFilter(15)).toThrow(PresetError);
    expect(() => presetFilter(-1)).toThrow(PresetError);
    expect(() => presetFilter(15)).toThrow('Search preset 15 does not exist. Choose one from 0 to 14.');
    expect(new PresetError(15)).toMatchObject({ name: 'PresetError', code: 'SEARCH_PRESET', preset: 15 });
    expect(presetFilter(0)).toBe('');
    expect(presetFilter(0, ['new', 'new'])).toBe('car_type:new');
  });

  it('[SRCH-14] are joined to the car types of the site by AND', () => {
    const filter = (...carTypes: CarType[]) => presetFilter(2, carTypes);
    expect(listed(filter('demo')).toSorted()).toEqual(['certifiedDemo', 'demo']);
    expect(listed(filter('new', 'demo')).toSorted()).toEqual(['certifiedDemo', 'demo', 'new', 'soon']);
    expect(presetFilter(0, ['new'])).toBe('car_type:new');
    expect(presetFilter(4, ['used'])).toBe('available:true AND car_type:new AND car_type:used');
  });

  it('give the same answer for a vehicle as the engine gives for its record', () => {
    for (const preset of presets.keys()) {
      for (const carTypes of [[], ['used'], ['new', 'demo']] satisfies CarType[][]) {
        for (const name of names) {
          const record = aSearchRecord({}, aVehicle(stock[name] ?? {}));
          const { available, sold_recent, status, car_type, certified, has_price, has_photos } = record;
          const told = { available, sold_recent, status, car_type, certified };
          const wanted = matches(presetFilter(preset, carTypes), record);
          expect(isInPreset({ preset, carTypes }, { ...told, has_price, has_photos })).toBe(wanted);
          const unsure = isInPreset({ preset, carTypes }, told);
          if (unsure === undefined) expect([12, 13]).toContain(preset);
          else expect(unsure).toBe(wanted);
        }
      }
    }
  });

  it('never nest an AND in an OR, which engines refuse', () => {
    for (const { filter } of presets) {
      for (const group of filter.match(/\([^)]*\)/g) ?? []) expect(group).not.toContain('AND');
      if (filter.includes(' AND ')) expect(filter.replace(/\([^)]*\)/g, '')).not.toContain(' OR ');
    }
  });
});

describe('siteFilter', () => {
  it("[SRCH-14] keeps a key to its site's own records", () => {
    expect(siteFilter({ website_id: 'harbour-city', search: { preset: 3, carTypes: [] } })).toBe(
      'site:"harbour-city" AND (available:true OR sold_recent:true)',
    );
    expect(siteFilter({ website_id: 'harbour-city', search: { preset: 0, carTypes: [] } })).toBe('site:"harbour-city"');
  });

  it("[SRCH-14] joins the site's own records, its preset and its car types by AND", () => {
    const filter = siteFilter({ website_id: 'harbour-city', search: { preset: 2, carTypes: ['new', 'demo'] } });
    expect(filter).toBe('site:"harbour-city" AND available:true AND (car_type:new OR car_type:demo)');
    const found = (record: Parameters<typeof aSearchRecord>[0], vehicle: Partial<Vehicle>) =>
      matches(filter, aSearchRecord(record, vehicle));
    expect(found({}, { car_type: 'demo' })).toBe(true);
    expect(found({}, { car_type: 'used' })).toBe(false);
    expect(found({ site: 'other' }, { car_type: 'demo' })).toBe(false);
    expect(found({}, { ...aSoldVehicle(daysAgo(1)), car_type: 'demo' })).toBe(false);
  });

  it('escapes quotes in a value, so that the value cannot extend the filter', () => {
    expect(quoteFilterValue('a" OR site:"b')).toBe('"a\\" OR site:\\"b"');
    expect(quoteFilterValue('a\\')).toBe('"a\\\\"');
  });
});
