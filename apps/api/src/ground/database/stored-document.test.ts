import { dealershipSchema } from '@forecourt/config/dealership';
import { siteDocumentSchema } from '@forecourt/config/site-document';
import { aDealership, aSiteDocument } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { readStored } from './stored-document';

const dealership = aDealership();

describe('readStored', () => {
  it('reads a dealership and leaves out addresses that are no longer accepted', () => {
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

  it('reads a site and leaves out a picture address that is no longer accepted', () => {
    const site = aSiteDocument();
    const read = readStored(siteDocumentSchema, {
      ...site,
      content: { ...site.content, heroImage: 'data:image/png,x' },
    });
    if (read instanceof Error) throw read;
    expect([read.data.content.heroImage, read.leftOut]).toEqual([null, ['content.heroImage']]);
  });

  it('refuses a document rather than drop a list entry or a value that may mean something else', () => {
    const site = aSiteDocument();
    for (const other of [{ state: 'NZ' }, { hosts: ['not a host!'] }, { navigation: [{ label: 'Off', href: '//x' }] }])
      expect(readStored(siteDocumentSchema, { ...site, ...other })).toBeInstanceOf(Error);
  });
});
