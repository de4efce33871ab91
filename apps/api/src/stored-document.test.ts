import { dealershipSchema } from '@forecourt/config/dealership';
import { siteDocumentSchema } from '@forecourt/config/site-document';
import { aDealership, aSiteDocument } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { readStored } from './stored-document';

const dealership = aDealership();

describe('readStored', () => {
  it('reads a dealership without the addresses that are not taken any more', () => {
    const [location] = dealership.locations;
    if (location === undefined) throw new Error('A dealership has a location.');
    const stored = {
      ...dealership,
      locations: [
        {
          ...location,
          image: { url: 'http://dealer.example/yard.jpg', thumb_url: '/media/small' },
          address: { ...location.address, place_url: 'javascript:alert(1)' },
        },
      ],
    };
    const read = readStored(dealershipSchema, stored);
    if (read instanceof Error) throw read;
    expect(read.data.locations[0]).toMatchObject({ id: location.id, image: null, address: { place_url: null } });
    expect(read.leftOut).toContain('locations[0].image.url');
    expect(read.leftOut).toContain('locations[0].address.place_url');
    // What is stored stays as it is.
    expect(stored.locations[0]?.image.url).toBe('http://dealer.example/yard.jpg');
  });

  it('reads a site without its picture', () => {
    const site = aSiteDocument();
    const read = readStored(siteDocumentSchema, {
      ...site,
      content: { ...site.content, heroImage: 'data:image/png,x' },
    });
    if (read instanceof Error) throw read;
    expect([read.data.content.heroImage, read.leftOut]).toEqual([null, ['content.heroImage']]);
  });

  it('takes no entry out of a list, and no word that means another thing to a later version', () => {
    const site = aSiteDocument();
    for (const other of [{ state: 'NZ' }, { hosts: ['not a host!'] }, { navigation: [{ label: 'Off', href: '//x' }] }])
      expect(readStored(siteDocumentSchema, { ...site, ...other })).toBeInstanceOf(Error);
  });
});
