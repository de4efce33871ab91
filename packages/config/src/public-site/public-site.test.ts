import { aLocation, aPublicSite, aSiteDocument } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { publicDocumentSchema, toPublicSite } from './public-site';

const extras = {
  revision: 7,
  canonicalOrigin: 'https://harbour-city.example',
  dealerships: [],
  locations: [],
  searchAccess: { indexName: 'Car_production', appId: 'app', apiKey: 'key', answeredBy: 'own' as const },
};

describe('toPublicSite', () => {
  it('leaves out every field that is not listed as public', () => {
    const document = { ...aSiteDocument(), adminPassword: 'hidden', hosts: ['internal.example'] };
    const searchAccess = { ...extras.searchAccess, adminKey: 'hidden' };
    const dealership = { id: 'd', slug: 'd', name: 'D', average_rating: null, review_count: 0, secret: 'hidden' };
    const site = toPublicSite(document, { ...extras, searchAccess, dealerships: [dealership] });
    expect(JSON.stringify(site)).not.toContain('hidden');
    expect(JSON.stringify(site)).not.toContain('internal.example');
    expect(site).not.toHaveProperty('stockFrom');
    const { secret: _secret, ...shown } = dealership;
    expect(site.dealerships).toEqual([{ ...shown, delivers: false }]);
    const region = { name: 'Hidden hills', price: 295, postcodes: ['4350'] };
    const delivering = toPublicSite(document, {
      ...extras,
      dealerships: [{ ...dealership, delivery_regions: [region] }],
    });
    expect(delivering.dealerships).toEqual([{ ...shown, delivers: true }]);
    expect(site.searchAccess).toEqual(extras.searchAccess);
    expect(Object.keys(publicDocumentSchema.shape).filter((field) => !(field in site))).toEqual([]);
    expect(site.gates).toEqual(document.gates);
    expect(site.revision).toBe(7);
  });

  it('[ENTY-02] gives the locations of the document in its order, and no hidden one', () => {
    const document = aSiteDocument({ locations: [{ id: 'b' }, { id: 'hidden' }, { id: 'a' }] });
    const locations = ['a', 'b', 'other'].map((id) => aLocation({ id }));
    const site = toPublicSite(document, {
      ...extras,
      locations: [...locations, aLocation({ id: 'hidden', visible: false })],
    });
    expect(site.locations.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(aPublicSite().locations).toHaveLength(1);
  });
});
