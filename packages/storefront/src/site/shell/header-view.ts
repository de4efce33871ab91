import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { NavigationItem, PhoneLink, SiteHeaderProps } from '@forecourt/ui/site-header';
import { addressLines } from '../places/place';
import { placeCall } from '../places/place-call';

/** The dealer's own mark, where it has one. */
export const siteLogo = ({ brand }: Pick<PublicSite, 'brand'>): SiteHeaderProps['logo'] => {
  if (brand.logo === undefined) return undefined;
  const { url, ...logo } = brand.logo;
  return { ...logo, src: url };
};

/** The location that speaks for the site: the primary one, else the first. */
export const mainLocation = ({ locations }: Pick<PublicSite, 'locations'>) =>
  locations.find(({ primary }) => primary) ?? locations[0];

/** The telephone by which the site is called; null where its main location has none. */
export const siteCall = (site: Pick<PublicSite, 'locations'>): PhoneLink | null => placeCall(mainLocation(site), null);

const menuOpens = { hover: 'hover', click: 'press' } as const;

/** A site's header as every template shows it, without what the current page adds. */
export const headerView = (
  site: PublicSite,
  navigation: readonly NavigationItem[],
): Omit<SiteHeaderProps, 'currentPath' | 'announcement' | 'hours'> => {
  const to = hrefs(site);
  const main = mainLocation(site);
  const phone = siteCall(site);
  const logo = siteLogo(site);
  return {
    siteName: site.name,
    ...(logo === undefined ? {} : { logo }),
    homeHref: to.home,
    navigation,
    ...(site.menu.opensOn === null ? {} : { menuOpens: menuOpens[site.menu.opensOn] }),
    ...(phone === null ? {} : { phone }),
    searchHref: to.search(),
    ...(main === undefined ? {} : { address: { label: addressLines(main.address).join(', '), href: to.contact } }),
  };
};
