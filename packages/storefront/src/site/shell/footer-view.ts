import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { locationPhone, type Place, placesOf } from '@forecourt/domain/location';
import type { SiteFooterProps } from '@forecourt/ui/site-footer';
import type { NavigationItem } from '@forecourt/ui/site-header';
import { phoneLink } from '../places/phone';
import { addressLines, hoursPhrases } from '../places/place';
import { placeLicences } from '../places/place-view';
import { siteLogo } from './header-view';
import { illustrationWording, legalWording } from './legal-wording';
import { offerWords } from './offer-words';

const footerLocation = (place: Place): SiteFooterProps['locations'][number] => {
  const { lead: location } = place;
  const phone = locationPhone(location, null);
  const hours = hoursPhrases(location);
  return {
    name: place.name,
    addressLines: addressLines(location.address),
    ...(phone === null ? {} : { phone: phoneLink(phone) }),
    ...(hours.length === 0 ? {} : { hours }),
    licences: placeLicences(place),
  };
};

/** A site's footer as every template shows it; `year` is the current one, for the company line. */
export const footerView = (
  site: PublicSite,
  { navigation, year }: { readonly navigation: readonly NavigationItem[]; readonly year: number },
): SiteFooterProps => {
  const to = hrefs(site);
  const logo = siteLogo(site);
  const menus = navigation.flatMap(({ label, items = [] }) => (items.length > 0 ? [{ title: label, items }] : []));
  return {
    siteName: site.name,
    ...(logo === undefined ? {} : { logo }),
    homeHref: to.home,
    tagline: site.content.tagline,
    columns: [
      ...menus,
      {
        title: site.name,
        items: [
          { label: 'All stock', href: to.search() },
          ...(site.flags.offers ? [{ label: offerWords.title, href: to.offers() }] : []),
          { label: 'Contact', href: to.contact },
        ],
      },
    ],
    locations: placesOf(site.locations).map(footerLocation),
    legal: legalWording(site),
    ...(site.vehicle.illustratedPictures ? { illustrationNote: illustrationWording } : {}),
    company: `© ${year} ${site.name}`,
    smallLinks: [{ label: 'Privacy', href: to.privacy }],
  };
};
