import { aLocation, aPublicSite, aSoldVehicle, aVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { vehicleView } from '../../features/vehicle/vehicle-view';
import type { Template } from '../../runtime/template/template-definition';
import { vehicleData } from './vehicle-data';
import { vehiclePageView } from './vehicle-page-view';

const site = aPublicSite({
  flags: { finance: true },
  finance_provider: 'manual',
  finance: { interestRate: 9, termYears: 5 },
});
const location = aLocation({ phone: '(02) 5550 1200', phone_by_car_type: { new: '(02) 5550 1299' } });
const look: Template['look'] = {
  cards: 'grid',
  pagination: 'numbers',
  featured: { layout: 'grid-rail', count: 6 },
  models: 'grid',
  offers: { columns: 3 },
  heroForm: 'search',
  heroLetters: 'title',
  headerOverlays: [],
  announcement: 'night',
  gallery: { arrangement: 'framed', controls: 'spread' },
  vehicleHeading: { second: 'under', tagsPlace: 'above' },
  vehicleActions: { arrangement: 'lead' },
  stickyBar: { screens: 'desktop', withSections: false },
  similar: { columns: 4 },
  enquiryPage: 'beside',
  enquiryPlace: 'part',
  finance: { title: 'Repayments', place: 'part', size: 'full', tone: 'night' },
  purchasePrice: { rates: 'cells' },
  specifications: { columns: 2 },
  comments: { title: 'From the dealer' },
  commentPictures: 0,
  priceComparison: { title: 'How the price compares' },
  place: 'box',
  halfParts: [],
  pageHead: 'column',
  accent: 'brand',
};
const order: Template['vehicle'] = ['comments', 'price', 'specifications'];
const view = (
  vehicle = aVehicle(),
  on = site,
  { at = location, shown = look }: { at?: typeof location | null; shown?: typeof look } = {},
) =>
  vehiclePageView(
    { site: on, vehicle, location: at, similar: [], offer: null },
    { look: shown, vehicle: order },
    testNow,
  );
const actions = (shown: ReturnType<typeof view>) =>
  Object.fromEntries(shown.actions.actions.map(({ label, href }) => [label, href]));

describe('vehiclePageView', () => {
  it('[VDP-05] has the bar at the foot wherever the one at the head is not', () => {
    const until = (screens: Template['look']['stickyBar']['screens']) =>
      view(aVehicle(), site, { shown: { ...look, stickyBar: { screens, withSections: true } } }).bottomBar.until;
    expect(until('desktop')).toBe('handheld');
    expect(until('everywhere')).toBe('phone');
  });

  it('[SIDE-02/enquire] leads to the form on the page', () => {
    expect(actions(view())).toMatchObject({ 'Enquire Now': '#enquiry' });
  });

  it('[AUTO-04] compares the price of what is in stock, not sold, not on hold and above $200, where the site does', () => {
    const comparing = aPublicSite({ flags: { comparison: true } });
    const path = (changed: Parameters<typeof aVehicle>[0], on = comparing) =>
      view(aVehicle({ slug: 'a-1', ...changed }), on).parts.facts.autogaugePath;
    expect(path({})).toBe('/cars/a-1/autogauge');
    for (const state of [{ status: 'coming_soon' }, { reserved: true }, { price: 200 }, { price: null }] as const)
      expect(path(state)).toBeUndefined();
    expect(view(aSoldVehicle(testNow), comparing).parts.facts.autogaugePath).toBeUndefined();
    expect(path({}, aPublicSite())).toBeUndefined();
  });

  it('words its buttons as the dealer does', () => {
    const worded = aPublicSite({ vehicle: { enquireLabel: 'Enquire' } });
    expect(actions(view(aVehicle(), worded))).toMatchObject({ Enquire: '#enquiry' });
  });

  it('[SIDE-02/call-now] calls the location, by the number for its car type', () => {
    expect(actions(view())['Call Now']).toBe('tel:+61255501200');
    expect(actions(view(aVehicle({ car_type: 'new' })))['Call Now']).toBe('tel:+61255501299');
  });

  it('[VDP-06] offers something similar for a sold vehicle, and neither a form nor small print', () => {
    const sold = view(aSoldVehicle(testNow));
    expect(actions(sold)).toEqual({
      'Find Me Something Similar': '/cars/2022-toyota-hilux-sr5-hc1001/find-similar',
    });
    expect(sold).toMatchObject({ disclaimer: undefined, parts: { enquiry: undefined } });
    expect(sold.similar.viewed).not.toHaveProperty('vehicle');
  });

  it('[VDP-06] gives coming vehicles the full sidebar', () => {
    expect(Object.keys(actions(view(aVehicle({ status: 'coming_soon' }))))).toEqual(Object.keys(actions(view())));
  });

  it('[VDP-01/key-info] leads with the first four specifications, then has those that follow on demand', () => {
    const { keyFacts, parts } = view();
    const { facts, more } = keyFacts;
    expect(facts).toHaveLength(4);
    const labels = parts.facts.specifications.flatMap(({ rows }) => rows).map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual(facts.map(({ label }) => label));
    expect(labels.slice(4, 12)).toEqual(more.map(({ label }) => label));
  });

  it('[VDP-01/disclaimer] states that details can change, for vehicles that can be bought', () => {
    expect(view().disclaimer).toMatch(/details can change/);
    expect(view(aSoldVehicle(testNow)).disclaimer).toBeUndefined();
  });

  it('[VDP-03] cuts comments at 400 characters unless the site shows them whole', () => {
    expect(view().parts.facts.commentsLimit).toBe(400);
    expect(
      view(aVehicle(), aPublicSite({ vehicle: { truncateComments: false } })).parts.facts.commentsLimit,
    ).toBeNull();
  });

  it('puts the breadcrumbs over the page, or over pictures that fill the width', () => {
    expect(view()).toMatchObject({ crumbs: [{ label: 'Home' }, {}, {}, {}, {}], gallery: { crumbs: undefined } });
    const wide = view(aVehicle(), site, { shown: { ...look, gallery: { arrangement: 'full-bleed' } } });
    expect(wide).toMatchObject({ crumbs: undefined, gallery: { crumbs: [{ label: 'Home' }, {}, {}, {}, {}] } });
  });

  it('links the price to its comparison where this page has one', () => {
    const comparing = aPublicSite({ flags: { comparison: true } });
    expect(view(aVehicle({ slug: 'a-1' }), comparing).price.comparison).toEqual({
      path: '/cars/a-1/autogauge',
      href: '#price-comparison',
    });
    expect(view(aVehicle(), aPublicSite()).price.comparison).toBeUndefined();
  });

  it('gives the place of a privately held vehicle instead of the dealer’s address (LOC-06)', () => {
    const held = aVehicle({ private_suburb: 'Dubbo', private_postcode: '2830', state: 'NSW' });
    expect(view(held).place).toMatchObject({ kind: 'with-owner', place: 'Dubbo NSW 2830', dealer: location.name });
    expect(view(held).contact.place?.ownersPlace).toBe('Dubbo NSW 2830');
    expect(view(held, site, { at: null }).place).toMatchObject({ kind: 'with-owner', dealer: site.name });
    expect(view().place).toMatchObject({ kind: 'at-dealer', location, layout: 'box' });
    expect(view().contact.place?.ownersPlace).toBeUndefined();
    expect(view(aVehicle(), site, { at: null }).place).toBeUndefined();
  });
});

describe('vehicleData', () => {
  it('[SEO-01] describes the car and its offer; a sold one is SoldOut', () => {
    const offer = (vehicle: ReturnType<typeof aVehicle>) =>
      vehicleData(site, vehicle, vehicleView(site, { vehicle }, testNow));
    expect(offer(aVehicle())).toMatchObject({
      '@type': 'Car',
      sku: 'HC1001',
      mileageFromOdometer: { value: 41_250, unitCode: 'KMT' },
      offers: { price: 52_990, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
    });
    expect(offer(aSoldVehicle(testNow))).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
    for (const without of [aSoldVehicle(testNow), aVehicle({ price: 5 })]) {
      expect(offer(without)).not.toHaveProperty('offers.price');
    }
    for (const [state, availability] of [
      [{ reserved: true }, 'LimitedAvailability'],
      [{ status: 'coming_soon' }, 'PreOrder'],
      [{ preorder: true, price: null }, 'PreOrder'],
    ] as const) {
      expect(offer(aVehicle(state))).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
    }
    expect(offer(aVehicle({ item_type: 'motorcycle' }))).toMatchObject({ '@type': 'Motorcycle' });
  });
});
