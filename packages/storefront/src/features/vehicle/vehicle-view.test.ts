import { aPublicSite, aSoldVehicle, aVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { vehicleView } from './vehicle-view';

const site = aPublicSite({
  flags: { finance: true },
  finance_provider: 'manual',
  finance: { interestRate: 9, termYears: 5 },
});
const view = (vehicle = aVehicle(), on = site) => vehicleView(on, { vehicle }, testNow);

describe('vehicleView', () => {
  it('[SIDE-01] heads with year, make, model, badge and series, price with its type and the weekly estimate', () => {
    expect(view()).toMatchObject({
      heading: '2022 Toyota HiLux',
      subheading: 'SR5 GUN126R',
      price: { kind: 'amount', amount: '$52,990', type: 'Drive away' },
      repayment: { period: 'week', interestRate: '9.00%' },
    });
    expect(Number.parseFloat(view().repayment?.comparisonRate ?? '')).toBeGreaterThan(9);
    expect(view().disclosure).toContain('WARNING');
  });

  it('says the offer of a rate in the place of the usual repayment, with its terms', () => {
    const offer = {
      ...{ name: 'Low rate', href: '/offers/low', rates: '5.99% p.a., comparison rate 7.10% p.a.' },
      ...{ ends: 'Ends 31 December 2026', terms: 'Conditions.' },
    };
    const said = 'Offer: 5.99% p.a., comparison rate 7.10% p.a.';
    const offered = (vehicle = aVehicle(), changed: Partial<typeof offer> | { ends: null; terms: null } = {}) =>
      vehicleView(site, { vehicle, offer: { ...offer, ...changed } }, testNow);
    expect(offered()).toMatchObject({
      ...{ repayment: undefined, disclosure: 'Conditions.', offer: { name: 'Low rate', href: '/offers/low' } },
      note: `${said} Ends 31 December 2026`,
    });
    expect(offered(aVehicle(), { ends: null, terms: null })).toMatchObject({ note: said, disclosure: undefined });
    expect(offered(aVehicle({ reserved: true })).note).toBe(
      `On hold for another buyer. Enquire to be next in line. ${said} Ends 31 December 2026`,
    );
  });

  it('shows no finance where the site has it off (SITE-04)', () => {
    const off = aPublicSite({ flags: { finance: false }, finance_provider: 'manual' });
    expect(view(aVehicle(), off)).toMatchObject({ repayment: undefined, disclosure: undefined });
  });

  it('[VDP-06] marks a sold vehicle as sold, and shows no money', () => {
    const sold = view(aSoldVehicle(testNow));
    expect(sold).toMatchObject({
      isSold: true,
      price: null,
      repayment: undefined,
      disclosure: undefined,
      notice: 'Unfortunately this vehicle recently sold',
    });
    expect(sold.tags[0]).toEqual({ kind: 'sold', label: 'Sold' });
  });

  it('shows no repayment for a vehicle on hold, nor where the site has no finance', () => {
    expect(view(aVehicle({ reserved: true }))).toMatchObject({ repayment: undefined, disclosure: undefined });
    expect(view(aVehicle(), aPublicSite()).repayment).toBeUndefined();
  });

  it('[SITE-05] words used as the dealer does, in tags and breadcrumbs', () => {
    const preOwned = view(aVehicle(), aPublicSite({ vehicle: { usedWord: 'Pre-Owned' } }));
    expect(preOwned.tags.map(({ label }) => label)).toContain('Pre-Owned');
    expect(preOwned.crumbs.map(({ label }) => label)).toContain('Pre-Owned cars');
  });

  it('shows "Just in" and "New" as tags of two kinds', () => {
    const fresh = aVehicle({ car_type: 'new', tag: null, certified: false, created_at: testNow.toISOString() });
    expect(view(fresh).tags).toEqual([
      { kind: 'new', label: 'Just in' },
      { kind: 'neutral', label: 'New' },
    ]);
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

  it('links from a vehicle that is no car to its own kind', () => {
    const [, condition] = view(aVehicle({ item_type: 'caravan' })).crumbs;
    expect(condition).toEqual({ label: 'Used caravans', href: '/search/used-cars?item_type=caravan' });
  });
});
