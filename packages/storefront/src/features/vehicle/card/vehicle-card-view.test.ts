import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import { pages } from '@forecourt/config/pages';
import { shownPrice } from '@forecourt/domain/vehicle-price';
import { aPublicSite, aSearchHit, aSoldVehicle, aVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { vehicleCardView } from './vehicle-card-view';

const site = aPublicSite();
const settings = { vehicle: site.vehicle, can: siteCapabilities(site) };
const view = (...hit: Parameters<typeof aSearchHit>) => vehicleCardView(aSearchHit(...hit), settings, hrefs(site));

describe('vehicleCardView', () => {
  it('[CARD-01] shows picture, heading, price, tag, facts, location and weekly estimate', () => {
    const card = view({ slug: 'hilux-1', tag: 'Certified', tag_kind: 'certified' });
    expect(card).toMatchObject({
      href: '/cars/hilux-1',
      heading: '2022 Toyota HiLux',
      subheading: 'SR5 GUN126R',
      image: { src: '/media/hilux-front.jpg', width: 600, height: 400 },
      state: 'available',
      tag: { kind: 'certified', label: 'Certified' },
      price: { kind: 'amount', amount: '$52,990', type: 'Drive away' },
      repayment: { amount: '$260', period: 'week', interestRate: '10.00%', comparisonRate: '10.03%' },
      photosCount: 2,
      stock: 'Stock HC1001',
    });
    expect(card.facts.map(({ value }) => value)).toEqual(['41,250 km', 'Diesel', 'Automatic', '4WD']);
    expect(card.location).not.toBe('');
  });

  it('shows the seal of a certified Toyota that is not sold, whatever its tag (TAG-03)', () => {
    expect(view({}, { certified: true }).seal).toBe('Certified Toyota');
    for (const without of [
      { certified: false },
      { certified: true, make: 'Mazda' },
      { ...aSoldVehicle(testNow), certified: true },
    ])
      expect(view({}, without)).not.toHaveProperty('seal');
  });

  it('says an offer of a rate in place of the repayment, beside what holds the vehicle back', () => {
    const offer_note = 'Offer: 5.99% p.a., comparison rate 7.10% p.a.';
    const card = view({ offer_note, weekly: null });
    expect(card.note).toBe(offer_note);
    expect(card.repayment).toBeUndefined();
    expect(view({ offer_note, weekly: null, reserved: true }).note).toBe(`On hold for another buyer. ${offer_note}`);
    expect(view({ offer_note: null })).not.toHaveProperty('note');
    const { offer_note: _, ...earlier } = aSearchHit();
    expect(vehicleCardView(earlier, settings, hrefs(site))).not.toHaveProperty('note');
  });

  it('puts an illustration on a ground that suits its paint, and lets a photo fill its frame', () => {
    expect(view({ colour: 'Red' }).image).toMatchObject({ fit: 'cover' });
    const illustrated = { ...settings, vehicle: { ...settings.vehicle, illustratedPictures: true } };
    const card = vehicleCardView(aSearchHit({ colour: 'Red' }), illustrated, hrefs(site));
    expect(card.image).toMatchObject({ fit: 'contain', tone: 'warm' });
  });

  it.each([
    [{ price: 11 }, { kind: 'amount', amount: '$11' }],
    [{ price: 10 }, { kind: 'words', words: 'Enquire for price.' }],
    [
      { price: 0, preorder: true },
      { kind: 'words', words: 'PREORDER' },
    ],
  ])('[PRICE-01] shows a price only above 10: %j', (vehicle, price) => {
    expect(view({}, vehicle).price).toMatchObject(price);
  });

  it('[PRICE-02] shows the former price only when it was higher', () => {
    expect(view({}, { before_price: 55_000 }).price).toMatchObject({ was: '$55,000' });
    expect(view({}, { before_price: 52_990 }).price).not.toHaveProperty('was');
  });

  it('[PRICE-04] shows offer and subscription prices beside the price where the dealer sells at them', () => {
    const priced = { offer_price: 49_990, subscription_price: 310 };
    expect(view({}, priced).price).not.toHaveProperty('others');
    const shown_price = shownPrice(aVehicle(priced), { ...site.vehicle, offerPrices: true, subscriptions: true });
    expect(view({ shown_price }).price).toMatchObject({
      amount: '$52,990',
      type: 'Drive away',
      others: [
        { label: 'Offer price', amount: '$49,990' },
        { label: 'Subscription', amount: '$310', period: 'week' },
      ],
    });
  });

  it('shows the price of the record, and none for a sold vehicle (VDP-06)', () => {
    expect(view({ shown_price: { kind: 'text', label: 'POA' } }).price).toEqual({ kind: 'words', words: 'POA' });
    const sold = view({}, aSoldVehicle(testNow));
    expect(sold).toMatchObject({ state: 'sold', price: null });
    expect(sold.repayment).toBeUndefined();
  });

  it('shows the bare amount for a record written by an earlier release', () => {
    const { shown_price: _, ...earlier } = aSearchHit();
    const card = vehicleCardView(earlier as ReturnType<typeof aSearchHit>, settings, hrefs(site));
    expect(card.price).toEqual({ kind: 'amount', amount: '$52,990' });
  });

  it('[CARD-02/explore] leads to the vehicle', () => {
    expect(view({ slug: 'a-b' }).actions).toContainEqual({ label: 'Explore Vehicle', href: '/cars/a-b' });
  });

  it('links to the enquiry page, and to the data of the enquiry window', () => {
    expect(view({ slug: 'a-b' }).actions).toContainEqual({
      label: 'Quick Enquiry',
      href: '/cars/a-b/enquire',
      opens: '/cars/a-b/quick-enquiry.json',
    });
  });

  it('[CARD-02/find-similar] has one button on a sold card: Find Me Something Similar', () => {
    const card = view({ available: false, status: 'sold', tag: 'Sold', tag_kind: 'sold' });
    expect(card.state).toBe('sold');
    expect(card.note).toBe('Unfortunately this vehicle recently sold.');
    expect(card.actions).toEqual([
      { label: 'Find Me Something Similar', href: '/cars/2022-toyota-hilux-sr5-hc1001/find-similar' },
    ]);
  });

  it('shows Reserve, Buy Online and a test drive where their pages exist, for vehicles that can be paid for (CARD-03)', () => {
    const selling = aPublicSite({ flags: { reserve: true, 'buy-online': true, 'test-drive': true } });
    const labels = (names: readonly string[], vehicle: Parameters<typeof aSearchHit>[1]) => {
      const can = siteCapabilities(selling, names);
      const card = vehicleCardView(aSearchHit({ id: '7', slug: 'a-b' }, vehicle), { ...settings, can }, hrefs(selling));
      return Object.fromEntries(card.actions.map(({ label, href }) => [label, href]));
    };
    const payable = { payment_processors: ['test'] };
    const pagesToCome = Object.keys(pages);
    expect(labels(pagesToCome, payable)).toMatchObject({
      'Reserve Now $200': '/cars/a-b/checkout',
      'Buy Online': '/cars/a-b/checkout?kind=buy',
      'Book a Test Drive': '/book-test-drive?car_id=7',
    });
    expect(labels(pagesToCome, { payment_processors: [] })).not.toHaveProperty('Reserve Now $200');
    const without = Object.keys(pages).filter((name) => name !== 'purchase' && name !== 'testDrive');
    expect(Object.keys(labels(without, payable))).toEqual(['Quick Enquiry', 'Explore Vehicle', 'Trade In']);
  });

  it('puts a way to ask first, the vehicle beside it, and what its menu has in the order of a page', () => {
    const selling = aPublicSite({ flags: { reserve: true, 'test-drive': true } });
    const can = siteCapabilities(selling);
    const hit = aSearchHit({}, { payment_processors: ['test'] });
    const { actions } = vehicleCardView(hit, { ...settings, can }, hrefs(selling));
    expect(actions.map(({ label }) => label)).toEqual([
      ...['Quick Enquiry', 'Explore Vehicle', 'Book a Test Drive', 'Reserve Now $200', 'Trade In'],
    ]);
  });

  it('distinguishes reserved and coming vehicles', () => {
    expect(view({ reserved: true })).toMatchObject({ state: 'reserved', note: 'On hold for another buyer.' });
    expect(view({ status: 'coming_soon' }).state).toBe('coming-soon');
  });

  it('[MEDI-01] draws the body where there is no picture', () => {
    expect(view({ primary_image_url: '' })).toMatchObject({ image: null, shape: 'ute' });
    expect(view({ primary_image_url: '/media/no-image.png' }).image).toBeNull();
    expect(view({ item_type: 'caravan', body: '' }).shape).toBe('caravan');
  });

  it('[SRCH-26] leads with a caravan’s own specifications, with names where figures need them', () => {
    const specs = [
      { label: 'Sleeps', value: '4' },
      { label: 'Body length', value: '21 ft (6.40 m)' },
      { label: 'Tare', value: '1,290 kg' },
      { label: 'ATM', value: '1,590 kg' },
    ];
    expect(view({ item_type: 'caravan', specs }).facts).toEqual([
      { label: 'Sleeps', value: '4', named: true },
      { label: 'Body length', value: '21 ft (6.40 m)' },
      { label: 'Tare', value: '1,290 kg', named: true },
      { label: 'ATM', value: '1,590 kg', named: true },
    ]);
  });

  it('[TAG-04] shows the announced badge beside the tag, and none for a record of an earlier release', () => {
    expect(view({ announced: 'COMING EARLY 2027' })).toMatchObject({ announced: 'COMING EARLY 2027' });
    expect(view({ announced: null })).not.toHaveProperty('announced');
    const { announced: _, ...earlier } = aSearchHit();
    expect(vehicleCardView(earlier as ReturnType<typeof aSearchHit>, settings, hrefs(site))).not.toHaveProperty(
      'announced',
    );
  });

  it('shows a tag of an unknown kind as a plain one', () => {
    expect(view({ tag: 'Launch', tag_kind: 'launch' }).tag).toEqual({ kind: 'custom', label: 'Launch' });
    expect(view({ tag: '', tag_kind: '' }).tag).toBeNull();
  });
});
