import { siteDocumentSchema } from '@forecourt/config/site-document';
import { anOffer, aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { shellView } from './shell-view';

const plain = aPublicSite();
const offer = { ...anOffer({ id: 'tow-bar' }), dealership: { id: '1', slug: 'yard', name: 'The Yard' } };
const towBar = { ...offer, vehicle: null, image_colour: null };
const site = {
  ...plain,
  flags: { ...plain.flags, offers: true },
  navigation: siteDocumentSchema.shape.navigation.parse([
    { label: 'Used', href: '/search/used-cars' },
    { label: 'Tow bar', href: '/offers/tow-bar' },
    { label: 'Careers', href: '/careers' },
  ]),
};
const facts = { site, offers: [towBar], pages: ['careers'], year: 2026 };
const linksOf = ({ header }: ReturnType<typeof shellView>) => header.navigation.map(({ label }) => label);

describe('the view of header and footer', () => {
  it('is the same object for equal facts, whether or not they were read anew', () => {
    const first = shellView(facts);
    expect(shellView(structuredClone(facts))).toBe(first);
    expect(linksOf(first)).toEqual(['Used', 'Tow bar', 'Careers']);
  });

  it('changes with each of its facts', () => {
    expect(shellView(facts).footer.company).toContain('2026');
    expect(shellView({ ...facts, year: 2027 }).footer.company).toContain('2027');
    expect(linksOf(shellView({ ...facts, offers: [] }))).toEqual(['Used', 'Careers']);
    expect(linksOf(shellView({ ...facts, pages: [] }))).toEqual(['Used', 'Tow bar']);
    expect(shellView({ ...facts, site: { ...site, name: 'Another Yard' } }).header.siteName).toBe('Another Yard');
    expect(linksOf(shellView(facts))).toEqual(['Used', 'Tow bar', 'Careers']);
  });

  it('is kept apart for each site', () => {
    const other = { ...site, website_id: 'another-yard', name: 'Another Yard' };
    expect(shellView({ ...facts, site: other }).header.siteName).toBe('Another Yard');
    expect(shellView(facts).header.siteName).toBe(site.name);
  });
});
