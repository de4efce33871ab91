import { bodyLabels } from '@forecourt/domain/simple-words';
import { type BodyType, bodyTypes } from '@forecourt/domain/vehicle';
import { describe, expect, it } from 'vitest';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { bodyChoices } from './body-picker';

const counts = { SUV: 40, Ute: 30, Hatchback: 20, Sedan: 10, Wagon: 10, Bus: 0, Cruiser: 99 };
const picked = (customBodies: readonly BodyType[] = [], of: Readonly<Record<string, number>> = counts) =>
  bodyChoices(of, { customBodies: [...customBodies] });

describe('bodyChoices', () => {
  it("[SRCH-25] are the 4 of the spec's body types with most in stock", () => {
    expect(picked()).toEqual([
      { body: 'suv', label: 'SUV', count: 40 },
      { body: 'ute', label: 'Ute', count: 30 },
      { body: 'hatch', label: 'Hatchback', count: 20 },
      { body: 'sedan', label: 'Sedan', count: 10 },
    ]);
    expect(picked([], { Van: 1 })).toEqual([{ body: 'van', label: 'Van', count: 1 }]);
    expect(picked([], {})).toEqual([]);
  });

  it('[SRCH-25] are up to 20 that the site chose, in its order, each body once', () => {
    const all = Object.fromEntries(Object.values(bodyLabels).map((label, index) => [label, index + 1]));
    expect(picked(['wagon', 'suv', 'stationWagon', 'bus', 'ute']).map(({ body }) => body)).toEqual([
      'wagon',
      'suv',
      'ute',
    ]);
    expect(picked(bodyTypes, all)).toHaveLength(new Set(Object.values(bodyLabels)).size);
    expect(picked([...bodyTypes, ...bodyTypes], all).length).toBeLessThanOrEqual(20);
  });

  it('[SRCH-25] a site may choose 20 bodies of the spec, and no others', () => {
    const isAllowed = (customBodies: readonly unknown[]) => searchSettingsSchema.safeParse({ customBodies }).success;
    const twenty = [...bodyTypes, 'suv', 'ute'];
    expect(bodyTypes).toHaveLength(18);
    expect([isAllowed(twenty), isAllowed([...twenty, 'van']), isAllowed(['spaceship'])]).toEqual([true, false, false]);
  });
});
