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
  it('reads the brands and departments that the site has, and ignores others', () => {
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
  ])('answers the postcode %j with the fault: %s', (postcode, fault) => {
    expect(postcodeFault({ postcode }, sydney)).toBe(fault);
  });

  it('has a fault for a postcode that does not exist', () => {
    expect(postcodeFault({ postcode: '0000' }, null)).toBe('Invalid postcode');
    expect(locatorTitle({ postcode: '0000' }, null)).toBe('Find a location');
    expect(locatorTitle({ postcode: '2000' }, sydney)).toBe('Locations near 2000 Sydney');
  });

  it('has a select only where there is a choice', () => {
    const names = (of: typeof places) => locatorForm(of, read(''), null, '/').selects.map(({ name }) => name);
    expect(names(places)).toEqual(['brand', 'department']);
    expect(names(places.slice(1))).toEqual([]);
  });

  it('leads a place with the department that was chosen', () => {
    const [found, ...others] = foundPlaces(places, { department: 'service' });
    expect([found?.lead.id, others]).toEqual(['ns', []]);
  });
});
