import type { SiteOffer } from '@forecourt/api-contract';
import { safeHtmlSchema } from '@forecourt/domain/safe-html';
import { shownPrice } from '@forecourt/domain/vehicle-price';
import { anOffer, aPublicSite, aSearchHit, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { offerEnquiry } from '../../features/enquiry/form/enquiry-context-view';
import { isIndexedOffers } from '../../features/offers/offer-search';
import { listedOffer, offerForm, offersToGet, soldLast } from '../../features/offers/offers-view';
import { offerCriteria } from './load-offer-stock';
import { offerData, stockPrice, offerPageView as viewAmong } from './offer-page-view';

const site = { ...aPublicSite(), flags: { ...aPublicSite().flags, offers: true } };
const dealership = { id: '1', slug: 'yard', name: 'The Yard' };
const vehicle: NonNullable<SiteOffer['vehicle']> = {
  id: '7',
  slug: 'a-car',
  name: '2024 Mazda CX-5',
  car_type: 'used',
  sold: false,
  shown_price: shownPrice(aVehicle(), site.vehicle),
};
const siteOffer = (overrides: Partial<SiteOffer> = {}): SiteOffer => ({
  ...anOffer(),
  dealership,
  vehicle: null,
  image_colour: null,
  ...overrides,
});
const offerPageView = (on: typeof site, offer: SiteOffer) => viewAmong(on, offer, [siteOffer()]);
const model = (override_url: string | null) => ({ name: 'HiLux', slug: 'hilux', override_url });

describe('the page of an offer', () => {
  it('[OFFR-02] links to the page of its model or to its override, when that page exists', () => {
    const ways = (override: string | null) =>
      offerPageView(site, siteOffer({ model: model(override) })).ways.map(({ href }) => href);
    expect(ways(null)).toEqual(['/hilux']);
    expect(ways('/search/toyota/hilux')).toEqual(['/search/toyota/hilux']);
    expect(ways('https://toyota.example/hilux')).toEqual(['https://toyota.example/hilux']);
    expect(ways('/no-such-page')).toEqual([]);
    expect(offerPageView(site, siteOffer({ model: null, vehicle })).ways).toEqual([
      { label: 'See the 2024 Mazda CX-5', href: '/cars/a-car' },
    ]);
  });

  it('shows a long description and its terms whole, and gives search engines their beginning', () => {
    const long = safeHtmlSchema.parse(`<p>${'words '.repeat(40)}</p>`);
    const terms = `${'terms '.repeat(60)}`.trim();
    const { detail, summary } = offerPageView(site, siteOffer({ sanitized_description: long, disclaimer: terms }));
    expect(detail).toMatchObject({ description: long, disclaimer: terms });
    expect(summary).toMatch(/words…$/);
    expect(summary.length).toBeLessThanOrEqual(161);
    expect(offerPageView(site, siteOffer({ disclaimer: ' ' })).detail.disclaimer).toBeUndefined();
  });

  it('shows the stock of its model, of the make of the offer or of the site', () => {
    const model = { name: 'HiLux', slug: 'hilux', override_url: null };
    const of = (offer: Parameters<typeof siteOffer>[0], manufacturer: string | null) =>
      offerCriteria(siteOffer(offer), { ...site, manufacturer });
    expect(of({ manufacturer: 'Toyota', model }, null)).toEqual({ make: ['Toyota'], model: ['HiLux'] });
    expect(of({ manufacturer: null, model }, 'Toyota')).toEqual({ make: ['Toyota'], model: ['HiLux'] });
    expect(of({ manufacturer: null, model }, null)).toBeNull();
    expect(of({ manufacturer: 'Toyota', model: null }, 'Toyota')).toBeNull();
    expect(of({ manufacturer: 'Toyota', model, car_type: ['new'] }, null)).toMatchObject({ car_type: ['new'] });
    expect(of({ manufacturer: 'Toyota', model, vehicle }, null)).toBeNull();
    const group = { ...site, dealerships: [...site.dealerships, ...site.dealerships] };
    expect(offerCriteria(siteOffer({ manufacturer: 'Toyota', model }), group)).toMatchObject({
      dealership_name: ['The Yard'],
    });
  });

  it('links within its words to what this site has alone (OFFR-01)', () => {
    const link = (href: string) => `<a href="${href}">this</a>`;
    const html = (...hrefs: readonly string[]) =>
      offerPageView(site, siteOffer({ sanitized_description: safeHtmlSchema.parse(hrefs.map(link).join(' or ')) }))
        .detail.description;
    const alive = ['/contact', '/offers/offer-1', 'https://a.example/?x=1&amp;y=2', 'tel:0400000000'];
    expect(html(...alive)).toBe(alive.map(link).join(' or '));
    expect(html('/finance', '/contact', '/offers/gone', '/search/x?a=1&amp;b=2')).toBe(
      `this or ${link('/contact')} or this or this`,
    );
  });

  it('shows its own picture as a photo, and illustrated stock as a cut-out (OFFR-03)', () => {
    const illustrated = { ...site, vehicle: { ...site.vehicle, illustratedPictures: true } };
    const fromStock = { image_url: null, image_or_model_image: { url: '/media/m' }, image_colour: 'White' };
    const image = (offer: Partial<SiteOffer>, of = illustrated) => listedOffer(of, siteOffer(offer)).card.image;
    expect(image({})).toMatchObject({ src: '/media/offer.jpg', fit: 'cover' });
    expect(image(fromStock)).toMatchObject({ src: '/media/m', fit: 'contain', tone: 'cool' });
    expect(image(fromStock, site)).toMatchObject({ src: '/media/m', fit: 'cover' });
    expect(image({ image_url: null })).toBeNull();
  });

  it('shows its value and its last day on the card, the page and to search engines', () => {
    const terms = (offer: Partial<SiteOffer>) => {
      const of = siteOffer(offer);
      const { figure, ends } = listedOffer(site, of).card;
      expect(offerPageView(site, of).detail).toMatchObject({ ...(figure && { figure }), ...(ends && { ends }) });
      return { figure, ends };
    };
    expect(terms({ rate: { interest: 5.99, comparison: 7.1 }, until: '2027-03-31' })).toEqual({
      figure: { kind: 'rate', interestRate: '5.99%', comparisonRate: '7.10%' },
      ends: 'Ends 31 March 2027',
    });
    expect(terms({ vehicle })).toMatchObject({
      figure: { kind: 'price', price: { kind: 'amount', amount: '$52,990', type: 'Drive away' } },
      ends: undefined,
    });
    expect(terms({})).toEqual({ figure: undefined, ends: undefined });
    expect(terms({ until: '2027-03-31', vehicle: { ...vehicle, sold: true } })).toEqual({});
    expect(offerData(site, siteOffer({ until: '2027-03-31' }))).toMatchObject({ validThrough: '2027-03-31' });
  });

  it('says who can have it, how to get it and what its vehicles cost', () => {
    const facts = (offer: Partial<SiteOffer>) =>
      Object.fromEntries(offerPageView(site, siteOffer(offer)).facts.map(({ label, value }) => [label, value]));
    expect(facts({ eligibility: 'Private buyers.', claim: 'Name it when you order.' })).toEqual({
      'Who can have it': 'Private buyers.',
      'How to get it': 'Name it when you order.',
    });
    expect(facts({})).toEqual({ 'How to get it': expect.stringContaining('Ask The Yard for it') });
    expect(facts({ vehicle: { ...vehicle, sold: true } })).toEqual({});
    const priced = (price: number | null) => aSearchHit({}, aVehicle({ price }));
    const ofNew = siteOffer({ car_type: ['new'] });
    expect(stockPrice(ofNew, [priced(52_990), priced(48_990), priced(null)])).toEqual([
      { label: 'Price', value: expect.stringMatching(/^From \$48,990, \w/) },
    ]);
    expect(stockPrice(ofNew, [priced(null)])).toEqual([]);
    // Of an offer that does not say which vehicles it is for, the cheapest may be a used one.
    expect(stockPrice(siteOffer(), [priced(52_990)])).toEqual([]);
  });

  it('is not advertised once its vehicle has sold, and then stands at the end of all offers (OFFR-02)', () => {
    const gone = siteOffer({ id: 'gone', vehicle: { ...vehicle, sold: true } });
    const had = siteOffer({ id: 'had', vehicle });
    expect(offersToGet([gone, had])).toEqual([had]);
    expect(soldLast([gone, had])).toEqual([had, gone]);
  });

  it('shows sold on the card, the page and to search engines', () => {
    const sold = siteOffer({ vehicle: { ...vehicle, sold: true } });
    expect(listedOffer(site, sold).card.closed).toBe('Sold');
    expect(offerPageView(site, sold)).toMatchObject({ isSold: true, detail: { closed: 'Sold' } });
    expect(offerData(site, sold)).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  });

  it('submits its number, its name and its dealership with the enquiry', () => {
    const context = offerEnquiry(
      { ...site, dealerships: [...site.dealerships, ...site.dealerships] },
      siteOffer({ vehicle }),
    );
    expect(context).toMatchObject({
      unseen: { offer_id: 'offer-1', subject: 'Low rate on every HiLux' },
      vehicle: { id: '7', dealershipId: '1' },
      dealershipSlug: 'yard',
      rules: { category: 'offer', dealership: false },
      subcategory: 'finance-offer',
    });
    expect(offerEnquiry(site, siteOffer({ name: 'x'.repeat(100) })).unseen.subject).toHaveLength(80);
  });
});

describe('the filters of offers', () => {
  const listed = [siteOffer(), siteOffer({ id: '2', category: 'Other', manufacturer: 'Kia' })].map((offer) =>
    listedOffer(site, offer),
  );

  it('are only those in which the offers differ, and those in use', () => {
    const names = (offers: typeof listed, criteria = {}) =>
      offerForm(offers, criteria, '/special-offers').selects.map(({ name }) => name);
    expect(names(listed)).toEqual(['category', 'manufacturer']);
    expect(names(listed.slice(0, 1))).toEqual([]);
    expect(names(listed.slice(0, 1), { category: 'Gone' })).toEqual(['category']);
  });

  it('are indexed by search engines one at a time, and never with a text (SEO-01)', () => {
    expect([{}, { category: 'a' }, { manufacturer: 'b' }].every(isIndexedOffers)).toBe(true);
    expect([{ query: 'x' }, { category: 'a', manufacturer: 'b' }].some(isIndexedOffers)).toBe(false);
  });
});
