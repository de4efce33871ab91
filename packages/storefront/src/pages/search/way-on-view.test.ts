import type { SearchCriteria } from '@forecourt/search/criteria';
import { loosenings } from '@forecourt/search/way-on';
import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { wayOnView } from './way-on-view';

describe('wayOnView', () => {
  it('[SRCH-09] names each word and filter to leave out with what is found then, four at most', () => {
    const asked: SearchCriteria = {
      query: 'snorkel canopy',
      make: ['Kia'],
      seats: ['7'],
      weekly_repayment: { min: null, max: 200 },
    };
    const loosened = loosenings(asked).map((one, at) => ({ ...one, count: at + 1 }));
    const ways = wayOnView({ loosened }, aPublicSite().vehicle);
    expect(ways.map(({ label }) => label)).toEqual([
      'Without “snorkel”: 1 vehicle',
      'Without “canopy”: 2 vehicles',
      'Without Kia: 3 vehicles',
      'Without 7 seats: 4 vehicles',
    ]);
    expect(ways[0]?.criteria).toEqual({ ...asked, query: 'canopy' });
    expect(wayOnView({ loosened: loosened.slice(4) }, aPublicSite().vehicle)[0]?.label).toBe(
      'Without Up to $200 a week: 5 vehicles',
    );
  });
});
