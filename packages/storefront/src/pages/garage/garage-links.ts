import type { GarageCar } from '@forecourt/api-contract';
import { siteCapabilities } from '@forecourt/config/capabilities';
import type { AccountView } from '@forecourt/config/hrefs';
import { accountHref, accountViews, hrefs } from '@forecourt/config/hrefs';
import { bookedDrivePath, pages, signInPath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import type { GarageLinks } from './garage-screen-props';

/** Views that a site has: own vehicles only where it keeps them. */
export const shownViews = (hasCars: boolean): readonly AccountView[] =>
  accountViews.filter((view) => view !== 'cars' || hasCars);

/** The view of an address, by the part behind the name of the page; null for one that there is none of. Pure. */
export const viewAt = (parts: readonly string[], hasCars: boolean): AccountView | null => {
  if (parts.length === 0) return accountViews[0];
  const [name] = parts;
  const found = shownViews(hasCars).find((view) => view === name);
  // The first view stands at the name itself, and at one address alone.
  return parts.length > 1 || found === undefined || found === accountViews[0] ? null : found;
};

/** Where the views of a site's account page lead; `hasServicePage`: its dealer has written one. Pure. */
export const garageLinks = (site: PublicSite, view: AccountView, hasServicePage: boolean): GarageLinks => {
  const to = hrefs(site);
  const views = Object.fromEntries(accountViews.map((one) => [one, accountHref(site, one)])) as GarageLinks['views'];
  return {
    home: to.home,
    search: to.search(),
    views,
    signIn: signInPath({ type: 'account', redirect: accountHref(site, view), back: to.home }),
    value: siteCapabilities(site).tradeIn ? pages.sellYourCar.address : null,
    service: hasServicePage ? pages.service.address : to.contact,
    vehicles: to.vehicle({ slug: '' }),
    bookings: bookedDrivePath(''),
  };
};

/** The valuation of an own vehicle with what is known of it filled in; pure. */
export const valueHref = (
  path: string,
  { make, model, year, km }: Pick<GarageCar, 'make' | 'model' | 'year' | 'km'>,
): string => {
  const known = { make, year, kilometres: km, model };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(known)) if (value !== null) query.set(name, String(value));
  return `${path}?${query}`;
};
