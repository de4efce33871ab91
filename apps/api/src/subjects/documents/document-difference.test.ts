import { describe, expect, it } from 'vitest';
import { documentDifference, removedEntries } from './document-difference';

const offer = (id: string, name = id) => ({ id, name });
const list = (...offers: readonly object[]) => ({ offers });

describe('documentDifference', () => {
  it('names an added or removed entry by id, and none of its neighbours', () => {
    const before = list(offer('rate'), offer('bonus'), offer('service'));
    const after = list(offer('tow-bar'), offer('bonus'), offer('service', 'Service for a year'));
    expect(documentDifference(before, after)).toEqual([
      { path: 'offers[rate]', before: offer('rate'), after: undefined },
      { path: 'offers[service].name', before: 'service', after: 'Service for a year' },
      { path: 'offers[tow-bar]', before: undefined, after: offer('tow-bar') },
    ]);
  });

  it('reports a changed order of entries, which is their order on the page', () => {
    expect(documentDifference(list(offer('a'), offer('b')), list(offer('b'), offer('a'), offer('c')))).toEqual([
      { path: 'offers[c]', before: undefined, after: offer('c') },
      { path: 'offers (order)', before: ['a', 'b'], after: ['b', 'a'] },
    ]);
  });

  it('compares words as such, and entries without a name or with the same name by position', () => {
    expect(documentDifference({ hosts: ['a.example', 'b.example'] }, { hosts: ['b.example'] })).toEqual([
      { path: 'hosts[a.example]', before: 'a.example', after: undefined },
    ]);
    expect(documentDifference({ at: [{ x: 1 }, { x: 2 }] }, { at: [{ x: 1 }, { x: 3 }] })).toEqual([
      { path: 'at.1.x', before: 2, after: 3 },
    ]);
    expect(documentDifference(list(offer('a', 'x'), offer('a', 'y')), list(offer('a', 'y')))).toHaveLength(2);
    expect(documentDifference({ a: [] }, { a: {} })).toEqual([{ path: 'a', before: [], after: {} }]);
    expect(documentDifference(list(offer('a')), list(offer('a')))).toEqual([]);
  });
});

describe('removedEntries', () => {
  it('names what is gone, whether the list is shorter or left out', () => {
    expect(removedEntries(list(offer('a', 'Kia rate'), offer('b')), list(offer('b'), offer('c')), ['offers'])).toEqual([
      'offers[a] "Kia rate"',
    ]);
    expect(removedEntries<object & { regions?: object[] }>({ regions: [{ name: 'Hills' }] }, {}, ['regions'])).toEqual([
      'regions[Hills] "Hills"',
    ]);
    const twice = { stockFrom: [{ dealership: 'd', make: ['Kia'] }, { dealership: 'd' }] };
    expect(removedEntries(twice, { stockFrom: [{ dealership: 'd', make: ['Kia'] }] }, ['stockFrom'])).toEqual([
      'stockFrom[d]',
    ]);
  });
});
