import { aLocation, aPublicSite, aSearchHit } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { headerView } from '../site-shell/header-view';
import { siteNavigation } from '../site-shell/site-navigation';
import { heroSearch, heroView, homeBodies, homeLocation, homeMakes, stockPhrase } from './home-view';

const site = aPublicSite();
const stock = {
  count: 322,
  hits: [aSearchHit({ slug: 'hilux' })],
  makes: { Kia: 39, Nissan: 66, '': 1 },
  bodies: { SUV: 150, Ute: 37 },
  kinds: { car: 322 },
  carTypes: { used: 195 },
};

describe('the home page', () => {
  it('leads to makes and bodies by how many there are', () => {
    expect(homeMakes(site, stock)).toEqual([
      { name: 'Nissan', href: '/search/nissan', note: '66 in stock' },
      { name: 'Kia', href: '/search/kia', note: '39 in stock' },
    ]);
    expect(homeBodies(site, stock).map(({ label, href, shape }) => [label, href, shape])).toEqual([
      ['SUV', '/search/suv-cars', 'suv'],
      ['Ute', '/search/ute-cars', 'ute'],
    ]);
  });

  it('has a search form whose fields are query parameters of the search page', () => {
    const form = heroSearch(site, stock);
    expect(form.action).toBe('/search');
    expect(form.selects.map(({ name }) => name)).toEqual(['make', 'body', 'price']);
    expect(form.selects[2]?.options[0]).toEqual({ value: ':10000', label: '$10,000' });
    expect(form.submitLabel).toBe(`Show me ${stockPhrase(stock)}`);
  });

  it('opens with a vehicle in stock where the dealer has no picture of its own', () => {
    expect(heroView(site, stock)).toMatchObject({ caption: { href: '/cars/hilux' } });
    const own = aPublicSite({ content: { ...site.content, heroImage: '/media/hero' } });
    expect(heroView(own, stock).image?.src).toBe('/media/hero');
    expect(heroView(site, { ...stock, hits: [] })).not.toHaveProperty('image');
  });

  it('[LOC-02] shows each location with address, hours, phone and the way there', () => {
    expect(homeLocation(aLocation({ phone: '(02) 5550 1200' }))).toMatchObject({
      phone: { href: 'tel:+61255501200' },
      directionsHref: expect.stringContaining('https://'),
    });
  });
});

describe('the navigation', () => {
  it('[NAVI-01] leaves out what leads nowhere, and menus with nothing in them', () => {
    const navigation = [
      { label: 'Used', href: '/search/used-cars', items: [{ label: 'Finance', href: '/finance' }] },
      { label: 'Offers', href: '/special-offers', items: [] },
      { label: 'New', href: '/search/new-cars', items: [{ label: 'SUVs', href: '/search/new-cars?body=suv' }] },
    ];
    expect(siteNavigation({ ...site, navigation })).toEqual([
      { label: 'Used', href: '/search/used-cars' },
      { label: 'New', href: '/search/new-cars', items: [{ label: 'SUVs', href: '/search/new-cars?body=suv' }] },
    ]);
  });

  it('calls the primary location', () => {
    const locations = [
      aLocation({ id: 'a', primary: false, phone: '1' }),
      aLocation({ id: 'b', primary: true, phone: '(02) 5550 1300' }),
    ];
    expect(headerView({ ...site, locations }).phone?.label).toBe('(02) 5550 1300');
  });
});
