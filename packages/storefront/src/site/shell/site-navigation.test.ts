import { siteDocumentSchema } from '@forecourt/config/site-document';
import { anOffer, aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { footerView } from './footer-view';
import { headerView } from './header-view';
import { menuAddresses, siteNavigation } from './site-navigation';

const site = aPublicSite();
const written = (...entries: readonly Record<string, unknown>[]) => siteDocumentSchema.shape.navigation.parse(entries);
const shown = (...entries: readonly Record<string, unknown>[]) =>
  siteNavigation({ ...site, navigation: written(...entries) }, []);
const logo = { url: '/media/abc', alt: '', width: 240, height: 80 };

describe('the navigation', () => {
  it('leaves out what leads nowhere, and menus with nothing in them', () => {
    expect(
      shown(
        { label: 'Used', href: '/search/used-cars', items: [{ label: 'Nothing', href: '/no-such-page' }] },
        { label: 'Offers', href: '/special-offers', items: [] },
        { label: 'New', href: '/search/new-cars', items: [{ label: 'SUVs', href: '/search/new-cars?body=suv' }] },
      ),
    ).toEqual([
      { label: 'Used', href: '/search/used-cars' },
      { label: 'New', href: '/search/new-cars', items: [{ label: 'SUVs', href: '/search/new-cars?body=suv' }] },
    ]);
  });

  it('leads to an offer while the site shows it', () => {
    const offer = { ...anOffer({ id: 'tow-bar' }), dealership: { id: '1', slug: 'yard', name: 'The Yard' } };
    const entry = { label: 'Tow bar', href: '/offers/tow-bar' };
    const on = { ...site, flags: { ...site.flags, offers: true }, navigation: written(entry) };
    expect(siteNavigation(on, [{ ...offer, vehicle: null, image_colour: null }])).toEqual([entry]);
    expect(siteNavigation(on, [])).toEqual([]);
  });

  it('includes groups, badges, logos and a feature, without dead links among them', () => {
    const [entry] = shown({
      label: 'Brands',
      href: '/search',
      badge: 'New',
      groups: [
        {
          title: 'Makes',
          kind: 'tiles',
          columns: 2,
          items: [
            { label: 'Kia', href: '/search/kia', image: logo },
            { label: 'Gone', href: '/no-such-page' },
          ],
        },
        { title: 'Dead', items: [{ label: 'Gone', href: '/no-such-page' }] },
      ],
      feature: { title: 'Just in', heading: 'See it', href: '/no-such-page' },
    });
    expect(entry).toEqual({
      label: 'Brands',
      href: '/search',
      badge: 'New',
      groups: [
        {
          title: 'Makes',
          kind: 'tiles',
          columns: 2,
          items: [{ label: 'Kia', href: '/search/kia', image: { src: '/media/abc', alt: '', width: 240, height: 80 } }],
        },
      ],
    });
  });

  it('opens its menus as the site sets it, else as the template does', () => {
    const opens = (opensOn: 'hover' | 'click' | null) =>
      headerView({ ...site, menu: { ...site.menu, opensOn } }, []).menuOpens;
    expect([opens('hover'), opens('click'), opens(null)]).toEqual(['hover', 'press', undefined]);
  });

  it('leads to the account page where the site has one, else to the watchlist, and without accounts to neither [SITE-04/auth]', () => {
    const entry = { label: 'Used', href: '/search/used-cars', items: [] };
    const last = (flags: Partial<typeof site.flags>, ...own: readonly Record<string, unknown>[]) => {
      const withFlags = { ...site, flags: { ...site.flags, ...flags }, navigation: written(entry, ...own) };
      return siteNavigation(withFlags, []).slice(1);
    };
    const garage = { label: 'My garage', href: '/my-garage' };
    expect(last({})).toEqual([]);
    expect(last({ garage: true })).toEqual([]);
    expect(last({ auth: true, garage: true })).toEqual([garage]);
    expect(last({ auth: true })).toEqual([{ label: 'Watchlist', href: '/watchlist' }]);
    // An entry of the dealer's own that leads there is enough.
    expect(last({ auth: true, garage: true }, { label: 'Yours', href: '/my-garage' })).toEqual([
      { label: 'Yours', href: '/my-garage' },
    ]);
    const gates = { ...site.gates, accountPages: ['myservco' as const, 'my-garage' as const] };
    expect(
      siteNavigation({ ...site, flags: { ...site.flags, auth: true, garage: true }, gates, navigation: [] }, []),
    ).toEqual([{ ...garage, href: '/myservco' }]);
  });

  it('lists every address that it links to', () => {
    expect(
      menuAddresses(
        written({
          label: 'A',
          href: '/a',
          items: [{ label: 'B', href: '/b' }],
          groups: [{ title: 'C', items: [{ label: 'C', href: '/c' }] }],
          feature: { title: 'D', heading: 'D', href: '/d' },
        }),
      ),
    ).toEqual(['/a', '/b', '/c', '/d']);
  });
});

describe('the footer', () => {
  const navigation = shown({
    label: 'Used',
    href: '/search/used-cars',
    groups: [{ title: 'Bodies', items: [{ label: 'Utes', href: '/search/used-cars?body=Ute' }] }],
  });
  const footer = (
    columns: (typeof site)['footer']['columns'],
    smallLinks: (typeof site)['footer']['smallLinks'] = [],
  ) => footerView({ ...site, footer: { columns, smallLinks } }, { navigation, offers: [], year: 2026 });

  it('has the lists of the menu until the dealer writes its own', () => {
    expect(footer([]).columns.map(({ title }) => title)).toEqual(['Used', site.name]);
    const own = [{ title: 'Visit', items: [{ label: 'Contact', href: '/contact' }] }];
    expect(footer(own).columns).toEqual(own);
  });

  it('leads to the account page once, under lists of the dealer too', () => {
    const withAccounts = { ...site, flags: { ...site.flags, auth: true, garage: true } };
    const links = (columns: (typeof site)['footer']['columns']) => {
      const view = footerView(
        { ...withAccounts, footer: { columns, smallLinks: [] } },
        { navigation, offers: [], year: 2026 },
      );
      return [...view.columns.flatMap(({ items }) => items), ...(view.smallLinks ?? [])].map(({ href }) => href);
    };
    const times = (hrefs: readonly string[]) => hrefs.filter((href) => href === '/my-garage').length;
    expect(times(links([]))).toBe(1);
    expect(times(links([{ title: 'Visit', items: [{ label: 'Contact', href: '/contact' }] }]))).toBe(1);
    expect(times(links([{ title: 'You', items: [{ label: 'Garage', href: '/my-garage' }] }]))).toBe(1);
  });

  it('leaves out links that lead nowhere', () => {
    const dead = { label: 'Gone', href: '/no-such-page' };
    expect(footer([{ title: 'Visit', items: [dead] }]).columns.map(({ title }) => title)).toEqual(['Used', site.name]);
    expect(footer([], [dead, { label: 'Contact us', href: '/contact' }]).smallLinks?.map(({ label }) => label)).toEqual(
      ['Privacy', 'Contact us'],
    );
  });
});
