import type { SiteOffer } from '@forecourt/api-contract';
import { hrefs, isSitePath } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { type Place, placesOf } from '@forecourt/domain/location';
import type { SiteFooterProps } from '@forecourt/ui/site-footer';
import type { NavigationItem } from '@forecourt/ui/site-header';
import { addressLines, hoursPhrases } from '../places/place';
import { placeCall } from '../places/place-call';
import { placeLicences } from '../places/place-view';
import { accountEntries } from './account-entries';
import { siteLogo } from './header-view';
import { illustrationWording, legalWording } from './legal-wording';
import { offerWords } from './offer-words';

const footerLocation = (place: Place): SiteFooterProps['locations'][number] => {
  const { lead: location } = place;
  const phone = placeCall(location, null);
  const hours = hoursPhrases(location);
  return {
    name: place.name,
    addressLines: addressLines(location.address),
    ...(phone === null ? {} : { phone }),
    ...(hours.length === 0 ? {} : { hours }),
    licences: placeLicences(place),
  };
};

/** As many links of a menu as a list at the foot takes; the menu itself has them all. */
const mostOfMenu = 6;

/** A list for each entry of the main menu that has links of its own, and the ways that every site has. */
const columnsOfMenu = (site: PublicSite, navigation: readonly NavigationItem[]): SiteFooterProps['columns'] => {
  const to = hrefs(site);
  const menus = navigation.flatMap(({ label, items = [], groups = [] }) => {
    const links = [...items, ...groups.flatMap((group) => group.items)].slice(0, mostOfMenu);
    return links.length > 0 ? [{ title: label, items: links.map(({ label, href }) => ({ label, href })) }] : [];
  });
  return [
    ...menus,
    {
      title: site.name,
      items: [
        { label: 'All stock', href: to.search() },
        ...(site.flags.offers ? [{ label: offerWords.title, href: to.offers() }] : []),
        { label: 'Contact', href: to.contact },
        ...accountEntries(site),
      ],
    },
  ];
};

/**
 * A site's footer as every template shows it: the lists of its document, else those of its menu. Links that lead nowhere
 * are left out; `year` is the current one, for the company line.
 */
export const footerView = (
  site: PublicSite,
  {
    navigation,
    offers,
    pages = [],
    year,
  }: {
    readonly navigation: readonly NavigationItem[];
    readonly offers: readonly SiteOffer[];
    /** Keys of the dealer's own pages. */
    readonly pages?: readonly string[];
    readonly year: number;
  },
): SiteFooterProps => {
  const to = hrefs(site);
  const logo = siteLogo(site);
  const alive = <Link extends { readonly href: string }>(links: readonly Link[]) =>
    links.filter(({ href }) => isSitePath(href, site, offers, pages));
  const written = site.footer.columns.flatMap(({ title, items }) => {
    const links = alive(items);
    return links.length === 0 ? [] : [{ title, items: links }];
  });
  const small = [{ label: 'Privacy', href: to.privacy }, ...alive(site.footer.smallLinks)];
  const linked = [...written.flatMap(({ items }) => items), ...small].map(({ href }) => href);
  // Lists of the dealer's own are left as they are: the way to an account stands under them, unless it is among them.
  const account = written.length === 0 ? [] : accountEntries(site).filter(({ href }) => !linked.includes(href));
  return {
    siteName: site.name,
    ...(logo === undefined ? {} : { logo }),
    homeHref: to.home,
    tagline: site.content.tagline,
    columns: written.length > 0 ? written : columnsOfMenu(site, navigation),
    locations: placesOf(site.locations).map(footerLocation),
    legal: legalWording(site),
    ...(site.vehicle.illustratedPictures ? { illustrationNote: illustrationWording } : {}),
    company: `© ${year} ${site.name}`,
    smallLinks: [...small, ...account],
  };
};
