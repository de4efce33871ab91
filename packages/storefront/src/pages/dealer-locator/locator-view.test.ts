import { placesOf } from '@forecourt/domain/location';
import { aLocation } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { foundPlaces, locatorForm, locatorTitle, postcodeFault, readLocatorQuery } from './locator-view';

const places = placesOf([
  aLocation({ id: 'n', name: 'North Sales', manufacturers: ['Kia'] }),
  aLocation({ id: 'ns', name: 'North Service', location_type: 'service', primary: false }),
  aLocation({ id: 's', name: 'South Sales', manufacturers: ['Nissan'] }),
]);
const sydney = { lat: -33.87, long: 151.2, state: 'NSW', place: 'Sydney' };
const read = (query: string) => readLocatorQuery(new URLSearchParams(query), places);

// Feeds GEO-01 and ERRS-01, which are proven on the page.
describe('the locator', () => {
  it('reads what the site has and nothing else', () => {
    expect(read('postcode= 2000 &brand=kia&department=service')).toEqual({
      postcode: '2000',
      brand: 'Kia',
      department: 'service',
    });
    expect(read('brand=Fiat&department=boats')).toEqual({ postcode: '' });
    expect(read(`postcode=${'9'.repeat(500)}`).postcode).toHaveLength(10);
  });

  it.each([
    ['', null],
    ['2000', null],
    ['20', 'Invalid postcode. Please enter a 4-digit number.'],
    ['abcd', 'Invalid postcode. Please enter a 4-digit number.'],
  ])('says of the postcode %j: %s', (postcode, fault) => {
    expect(postcodeFault({ postcode }, sydney)).toBe(fault);
  });

  it('says that there is no such postcode', () => {
    expect(postcodeFault({ postcode: '0000' }, null)).toBe('Invalid postcode');
    expect(locatorTitle({ postcode: '0000' }, null)).toBe('Find a location');
    expect(locatorTitle({ postcode: '2000' }, sydney)).toBe('Locations near 2000 Sydney');
  });

  it('offers a choice where there is one', () => {
    const names = (of: typeof places) => locatorForm(of, read(''), null, '/').selects.map(({ name }) => name);
    expect(names(places)).toEqual(['brand', 'department']);
    expect(names(places.slice(1))).toEqual([]);
  });

  it('speaks for the department that was asked for', () => {
    const [found, ...others] = foundPlaces(places, { department: 'service' });
    expect([found?.lead.id, others]).toEqual(['ns', []]);
  });
});
