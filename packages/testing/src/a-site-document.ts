import { type PublicSite, type PublicSiteExtras, toPublicSite } from '@forecourt/config/public-site';
import { type SiteDocument, type SiteDocumentInput, siteDocumentSchema } from '@forecourt/config/site-document';
import { aLocation } from './a-dealership';

/** A site document as a person writes it, with only what must be there; any field may be overridden. */
export const aSiteDocumentInput = (overrides: Partial<SiteDocumentInput> = {}): SiteDocumentInput => ({
  website_id: 'harbour-city',
  slug: 'harbour-city',
  name: 'Harbour City Motors',
  template: 'a',
  hosts: ['harbour-city.localhost'],
  dealership_id: 'harbour-city-motors',
  stockFrom: [{ dealership: 'harbour-city-motors' }],
  locations: [{ id: 'harbour-city-sales' }],
  state: 'NSW',
  navigation: [{ label: 'Used cars', href: '/search/used-cars' }],
  content: {
    tagline: 'A made-up dealer for tests',
  },
  ...overrides,
});

/** The same with its defaults filled, as it is stored. */
export const aSiteDocument = (overrides: Partial<SiteDocumentInput> = {}): SiteDocument =>
  siteDocumentSchema.parse(aSiteDocumentInput(overrides));

/** The public form of a site document, with one location. */
export const aPublicSite = (
  overrides: Partial<SiteDocumentInput> = {},
  extras: Partial<PublicSiteExtras> = {},
): PublicSite => {
  const document = aSiteDocument(overrides);
  return toPublicSite(document, {
    revision: 1,
    canonicalOrigin: `http://${document.hosts[0]}:3000`,
    dealerships: [
      {
        id: 'harbour-city-motors',
        slug: 'harbour-city-motors',
        name: 'Harbour City Motors',
        average_rating: 4.6,
        review_count: 128,
      },
    ],
    locations: [aLocation()],
    searchAccess: { indexName: 'Car_production', appId: 'test-app', apiKey: 'test-search-key', answeredBy: 'own' },
    ...extras,
  });
};
