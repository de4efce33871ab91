import { hrefs, type PublicSite } from '@forecourt/config';
import { locationPhone } from '@forecourt/domain';
import { comparisonRateWarning } from '@forecourt/finance';
import type { SiteFooterProps } from '@forecourt/ui';
import { phoneLink } from '../dealer-place/phone';
import { addressLines, hoursPhrase, licences } from '../dealer-place/place';
import { siteLogo } from './header-view';
import { siteNavigation } from './site-navigation';

const priceWording =
  'Prices. "Drive away" includes stamp duty, registration and dealer delivery for a private buyer. "Excl. gov. charges" and "Plus on-road costs" do not.';

const financeWording = `Finance. A weekly repayment is an estimate for the whole price over the term shown with it. ${comparisonRateWarning}`;

const footerLocation = (location: PublicSite['locations'][number]): SiteFooterProps['locations'][number] => {
  const phone = locationPhone(location, null);
  const hours = hoursPhrase(location);
  return {
    name: location.name,
    addressLines: addressLines(location.address),
    ...(phone === null ? {} : { phone: phoneLink(phone) }),
    ...(hours === undefined ? {} : { hours }),
    licences: licences(location),
  };
};

/** A site's footer as every template shows it; `year` is the current one, for the company line. */
export const footerView = (site: PublicSite, { year }: { readonly year: number }): SiteFooterProps => {
  const to = hrefs(site);
  const logo = siteLogo(site);
  const menus = siteNavigation(site).flatMap(({ label, items = [] }) =>
    items.length > 0 ? [{ title: label, items }] : [],
  );
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
          { label: 'Contact', href: to.contact },
        ],
      },
    ],
    locations: site.locations.map(footerLocation),
    legal: [
      ...(site.flags.finance && site.finance_provider !== null ? [financeWording] : []),
      priceWording,
      ...(site.content.footerNote === '' ? [] : [site.content.footerNote]),
    ],
    ...(site.vehicle.illustratedPictures ? { illustrationNote: 'Vehicle pictures are illustrations.' } : {}),
    company: `© ${year} ${site.name}`,
    smallLinks: [{ label: 'Privacy', href: to.privacy }],
  };
};
