import { aLocation, aPublicSite, aSoldVehicle, aVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { vehicleData } from '../../pages/vehicle/vehicle-data';
import { vehiclePageView } from './vehicle-page-view';

const site = aPublicSite({
  flags: { finance: true },
  finance_provider: 'manual',
  finance: { interestRate: 9, termYears: 5 },
});
const location = aLocation({ phone: '(02) 5550 1200', phone_by_car_type: { new: '(02) 5550 1299' } });
const view = (vehicle = aVehicle(), on = site) => vehiclePageView(on, { vehicle, location }, testNow);
const actions = (shown: ReturnType<typeof view>) =>
  Object.fromEntries(shown.actions.map(({ label, href }) => [label, href]));

describe('vehiclePageView', () => {
  it('[SIDE-01] heads with year, make, model, badge and series, price with its type and the weekly estimate', () => {
    expect(view()).toMatchObject({
      heading: '2022 Toyota HiLux',
      subheading: 'SR5 GUN126R',
      price: { kind: 'amount', amount: 52_990, type: 'Drive away' },
      repayment: { period: 'week', interestRate: 9 },
    });
    expect(view().repayment?.comparisonRate).toBeGreaterThan(9);
    expect(view().disclosure).toContain('WARNING');
  });

  it('says nothing of finance where the site has it off (SITE-04)', () => {
    const off = aPublicSite({ flags: { finance: false }, finance_provider: 'manual' });
    expect(view(aVehicle(), off)).toMatchObject({ repayment: undefined, disclosure: undefined });
  });

  it('[SIDE-02/enquire] leads to the form on the page', () => {
    expect(actions(view())).toMatchObject({ 'Enquire Now': '#enquiry' });
  });

  it('[AUTO-04] compares the price of what is in stock, not sold, not on hold and above $200, where the site does', () => {
    const comparing = aPublicSite({ flags: { comparison: true } });
    const path = (changed: Parameters<typeof aVehicle>[0], on = comparing) =>
      view(aVehicle({ slug: 'a-1', ...changed }), on).autogaugePath;
    expect(path({})).toBe('/cars/a-1/autogauge');
    for (const state of [{ status: 'coming_soon' }, { reserved: true }, { price: 200 }, { price: null }] as const)
      expect(path(state)).toBeUndefined();
    expect(view(aSoldVehicle(testNow), comparing).autogaugePath).toBeUndefined();
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

  it('[VDP-06] says that a vehicle sold, shows no money and offers its like', () => {
    const sold = view(aSoldVehicle(testNow));
    expect(sold).toMatchObject({
      isSold: true,
      price: null,
      repayment: undefined,
      disclosure: undefined,
      notice: 'Unfortunately this vehicle recently sold',
    });
    expect(actions(sold)).toEqual({ 'Find Me Something Similar': '/search/toyota/hilux' });
    expect(sold.tags[0]).toEqual({ kind: 'sold', label: 'Sold' });
  });

  it('[VDP-06] gives coming vehicles the full sidebar', () => {
    expect(Object.keys(actions(view(aVehicle({ status: 'coming_soon' }))))).toEqual(Object.keys(actions(view())));
  });

  it('shows no repayment for a vehicle on hold, nor where the site has no finance', () => {
    expect(view(aVehicle({ reserved: true }))).toMatchObject({ repayment: undefined, disclosure: undefined });
    expect(view(aVehicle(), aPublicSite()).repayment).toBeUndefined();
  });

  it('[VDP-01/key-info] leads with the first four specifications, then has those that follow on demand', () => {
    const { facts, moreFacts, specifications } = view();
    expect(facts).toHaveLength(4);
    const labels = specifications.flatMap(({ rows }) => rows).map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual(facts.map(({ label }) => label));
    expect(labels.slice(4, 12)).toEqual(moreFacts.map(({ label }) => label));
  });

  it('[SITE-05] words used as the dealer does, in tags and breadcrumbs', () => {
    const preOwned = view(aVehicle(), aPublicSite({ vehicle: { usedWord: 'Pre-Owned' } }));
    expect(preOwned.tags.map(({ label }) => label)).toContain('Pre-Owned');
    expect(preOwned.crumbs.map(({ label }) => label)).toContain('Pre-Owned cars');
  });

  it('[VDP-01/breadcrumbs] leads from home by condition, make and model', () => {
    expect(view().crumbs.map(({ href }) => href)).toEqual([
      '/',
      '/search/used-cars',
      '/search/toyota',
      '/search/toyota/hilux',
      undefined,
    ]);
  });

  it('[GALL-01] leaves stand-ins for pictures out', () => {
    const stand = aVehicle({ images: [{ url: '/img/no-image.png', thumb_url: '' }], primary_image_url: null });
    expect(view(stand).images).toEqual([]);
    expect(view().images.map(({ src }) => src)).toEqual(['/media/hilux-front.jpg', '/media/hilux-rear.jpg']);
    const cutOut = { url: '/media/a', thumb_url: '/media/a', cut_out: true };
    const cabin = { url: '/media/b', thumb_url: '/media/b' };
    const shown = view(aVehicle({ images: [cutOut, cabin], colour: 'White' })).images;
    expect(shown.map(({ fit, tone }) => [fit, tone])).toEqual([
      ['contain', 'cool'],
      ['cover', undefined],
    ]);
  });

  it('[TAG-04] carries the badge its dealer announces, beside its tag, until its last day', () => {
    const announcing = (until: string | null) =>
      aPublicSite({ vehicle: { announcedBadge: { text: 'COMING EARLY 2027', status: ['coming_soon'], until } } });
    const coming = aVehicle({ status: 'coming_soon', tag: 'Low kilometres' });
    const labels = (vehicle: Parameters<typeof view>[0], on: ReturnType<typeof announcing>) =>
      view(vehicle, on).tags.map(({ label }) => label);
    expect(labels(coming, announcing(null))).toEqual(['Low kilometres', 'COMING EARLY 2027', 'Used']);
    expect(labels(coming, announcing('2020-01-01'))).toEqual(['Low kilometres', 'Used']);
    expect(labels(aVehicle({ tag: null }), announcing(null))).not.toContain('COMING EARLY 2027');
  });

  it('leads from a vehicle that is no car to its own kind', () => {
    const [, condition] = view(aVehicle({ item_type: 'caravan' })).crumbs;
    expect(condition).toEqual({ label: 'Used caravans', href: '/search/used-cars?item_type=caravan' });
  });

  it('[VDP-01/disclaimer] says that details can change, of what may be bought', () => {
    expect(view().disclaimer).toMatch(/details can change/);
    expect(view(aSoldVehicle(testNow)).disclaimer).toBeUndefined();
  });

  it('[VDP-03] cuts comments at 400 characters unless the site shows them whole', () => {
    expect(view().commentsLimit).toBe(400);
    expect(view(aVehicle(), aPublicSite({ vehicle: { truncateComments: false } })).commentsLimit).toBeNull();
  });
});

describe('vehicleData', () => {
  it('[SEO-01] describes the car and its offer; a sold one is SoldOut', () => {
    const offer = (vehicle: ReturnType<typeof aVehicle>) => vehicleData(site, vehicle, view(vehicle));
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
