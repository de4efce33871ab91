import { placesOf } from '@forecourt/domain/location';
import { aLocation, aPublicSite, aSearchHit } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { headerView } from '../../site/shell/header-view';
import { heroVehicle } from './hero-vehicle';
import { heroConditions, heroSearch, heroView, homeBodies, homeLocation, homeMakes, stockPhrase } from './home-view';

const site = aPublicSite();
const hero = { title: 'Find your next car', text: 'Words.', image: null };
const stock = {
  count: 322,
  hits: [aSearchHit({ slug: 'hilux' })],
  makes: { Kia: 39, Nissan: 66, '': 1 },
  bodies: { SUV: 150, Ute: 37 },
  kinds: { car: 322 },
  carTypes: { used: 195 },
};

describe('the home page', () => {
  it('links to makes and bodies, those with most vehicles first', () => {
    expect(homeMakes(site, stock)).toEqual([
      { name: 'Nissan', href: '/search/nissan', count: 66 },
      { name: 'Kia', href: '/search/kia', count: 39 },
    ]);
    const view = homeBodies(site, { bodies: ['SUV', 'Ute'], stock, fronts: {} });
    expect(view.map(({ label, href, shape, count }) => [label, href, shape, count])).toEqual([
      ['SUV', '/search/suv-cars', 'suv', 150],
      ['Ute', '/search/ute-cars', 'ute', 37],
    ]);
  });

  it('shows a body by its least costly vehicle, whose price is never without its type', () => {
    const front = aSearchHit({ primary_image_url: '/media/suv' }, { price: 18_990, price_type: 'drive_away' });
    const [suv, ute] = homeBodies(site, { bodies: ['SUV', 'Ute'], stock, fronts: { SUV: front } });
    expect(suv).toMatchObject({ note: 'in stock from $18,990 drive away', image: { src: '/media/suv', alt: '' } });
    expect(ute).not.toHaveProperty('note');
    expect(ute).not.toHaveProperty('image');
    const untyped = aSearchHit({ primary_image_url: '/media/suv' }, { price: 18_990, price_type: null });
    const plain = homeBodies(site, { bodies: ['SUV'], stock, fronts: { SUV: untyped } });
    expect(plain[0]?.note).toBe('in stock from $18,990');
  });

  it('has a search form whose fields are query parameters of the search page', () => {
    const form = heroSearch(site, stock);
    expect(form.action).toBe('/search');
    expect(form.selects.map(({ name }) => name)).toEqual(['make', 'body', 'price']);
    expect(form.submitLabel).toBe(`Show me ${stockPhrase(stock)}`);
  });

  it('has a search form that counts nothing where nothing is in stock yet', () => {
    const none = { ...stock, count: 0, kinds: {}, makes: {}, bodies: {} };
    expect(heroSearch(site, none).submitLabel).toBe('Search our stock');
  });

  it('[BUDG-03] offers the amounts that the site sets', () => {
    const amounts = (on = site) => heroSearch(on, stock).selects.at(-1)?.options ?? [];
    expect(amounts()[0]).toEqual({ value: ':5000', label: '$5,000' });
    expect(amounts().at(-1)).toEqual({ value: ':70000', label: '$70,000' });
    const dear = aPublicSite({
      search: { budget: { moneyPresets: { from: 300_000, to: 800_000, step: 50_000 } } },
    });
    expect(amounts(dear).map(({ label }) => label)).toEqual(expect.arrayContaining(['$300,000', '$800,000']));
  });

  it('offers the condition as a field where the stock has more than one', () => {
    expect(heroConditions(site, stock)).toBeNull();
    const mixed = { ...stock, carTypes: { used: 195, new: 102 } };
    expect(heroConditions(site, mixed)).toMatchObject({
      name: 'car_type',
      defaultValue: '',
      options: [
        { value: '', label: 'All cars' },
        { value: 'new', label: 'New' },
        { value: 'used', label: 'Used' },
      ],
    });
  });

  it('describes its vehicle with price, both rates, others of its model and the way to enquire', () => {
    const hit = aSearchHit(
      { slug: 'leaf', make: 'Nissan', model: 'LEAF' },
      { price: 48_490, price_type: 'drive_away' },
    );
    const vehicle = heroVehicle(site, hit, 7);
    expect(vehicle).toMatchObject({
      model: 'LEAF',
      href: '/cars/leaf',
      price: { kind: 'amount', amount: '$48,490', type: 'Drive away' },
      links: [
        { label: 'See 7 in stock', href: '/search/nissan/leaf' },
        { label: 'Quick Enquiry', href: '/cars/leaf/enquire', opens: '/cars/leaf/quick-enquiry.json' },
      ],
    });
    expect(heroVehicle(site, hit, 1).links[0]).toEqual({ label: 'See this LEAF', href: '/cars/leaf' });
    const priceless = heroVehicle(site, aSearchHit({}, { price: 0 }), 1);
    expect(priceless).not.toHaveProperty('repayment');
    expect(priceless.price).toMatchObject({ kind: 'words' });
    const offer_note = 'Offer: 5.99% p.a., comparison rate 7.10% p.a.';
    expect(vehicle).not.toHaveProperty('note');
    expect(heroVehicle(site, { ...hit, offer_note, weekly: null }, 1)).toMatchObject({ note: offer_note });
  });

  it('opens with a vehicle in stock where the dealer has no picture of its own', () => {
    expect(heroView(site, hero, stock)).toMatchObject({ caption: { href: '/cars/hilux' } });
    expect(heroView(site, { ...hero, image: '/media/hero' }, stock)).toMatchObject({
      image: { src: '/media/hero' },
      imageFit: 'cover',
    });
    expect(heroView(site, hero, { ...stock, hits: [] })).not.toHaveProperty('image');
  });

  it("opens with a vehicle of the franchise's own make, in a paint that stands out from a dark wall", () => {
    const hits = [
      aSearchHit({ slug: 'other', make: 'Kia', colour: 'White' }),
      aSearchHit({ slug: 'dark', make: 'Toyota', colour: 'Eclipse Black' }),
      aSearchHit(
        { slug: 'light', make: 'Toyota', colour: 'Silver' },
        { price: 28_990, price_type: 'excl_gov_charges' },
      ),
    ];
    const franchise = aPublicSite({ manufacturer: 'Toyota' });
    expect(heroView(franchise, hero, { ...stock, hits }).caption).toMatchObject({
      href: '/cars/light',
      label: expect.stringMatching(/, \$28,990 excl\. gov\. charges$/i),
    });
    expect(heroView(franchise, hero, { ...stock, hits: hits.slice(0, 2) }).caption?.href).toBe('/cars/dark');
    expect(heroView(site, hero, { ...stock, hits: hits.slice(1) }).caption?.href).toBe('/cars/light');
  });

  it('shows each location with its phone and the way there', () => {
    const [place] = placesOf([aLocation({ phone: '(02) 5550 1200' })]);
    expect(place && homeLocation(site, place)).toMatchObject({
      phone: { href: 'tel:+61255501200' },
      directionsHref: expect.stringContaining('https://'),
    });
  });
});

describe('the header', () => {
  it('calls the primary location', () => {
    const locations = [
      aLocation({ id: 'a', primary: false, phone: '1' }),
      aLocation({ id: 'b', primary: true, phone: '(02) 5550 1300' }),
    ];
    expect(headerView({ ...site, locations }, []).phone?.label).toBe('(02) 5550 1300');
  });
});
