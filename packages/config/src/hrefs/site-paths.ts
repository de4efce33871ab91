import type { Offer } from '@forecourt/domain/offer';
import { parseSearchUrl } from '@forecourt/search';
import { isOnSite } from '../pages/page-access';
import type { PageRow, SearchPlace } from '../pages/page-row';
import type { PageName } from '../pages/pages';
import { routeAt } from '../pages/route-lookup';
import type { CapableSite } from '../pages/site-capability';

const isExternal = (href: string): boolean => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href);

/** What decides which pages a site has. */
export interface PlacedSite extends CapableSite, SearchPlace {}

type Offers = readonly Pick<Offer, 'id'>[];
type Rule = (url: URL, site: PlacedSite, offers: Offers) => boolean;

const isSearch: Rule = ({ pathname, searchParams }, site) =>
  parseSearchUrl(pathname, searchParams, site.search).kind !== 'not-found';

/** In the address of an offer only its id counts: any other way of writing the rest redirects (ROUTE-05). */
const isOffer: Rule = ({ pathname }, _site, offers) => {
  const path = pathname.split('/').slice(2);
  return path.length <= 2 && offers.some(({ id }) => encodeURIComponent(id) === path.at(-1));
};

/** A word, as the vehicle's own page tells which there are. */
const isVehicle: Rule = ({ pathname }) => /^\/cars\/[a-z0-9-]+(\/enquire)?$/.test(pathname);

const isAt =
  (path: string): Rule =>
  ({ pathname }) =>
    pathname === path;

/** When an address of a page that shows more than one thing leads somewhere. A page that is not here is not linked to by itself. */
const rules: Readonly<Partial<Record<PageName, Rule>>> = {
  search: isSearch,
  usedCarSearch: isSearch,
  models: isAt('/models'),
  vehicle: isVehicle,
  enquire: isVehicle,
  offers: isAt('/special-offers'),
  offer: isOffer,
};

const ruleByName = new Map(Object.entries(rules));

const ruleOf = (name: string, { address }: PageRow): Rule | undefined =>
  typeof address === 'string' ? isAt(address) : ruleByName.get(name);

/**
 * Whether an address leads somewhere on this site: a page that it has, a search that means something, a vehicle, one of
 * the `offers` that it shows, or a place outside. What does not is left out of menus and texts: no dead links.
 */
export const isSitePath = (href: string, site: PlacedSite, offers: Offers): boolean => {
  if (isExternal(href)) return true;
  const url = new URL(href, 'https://site.invalid');
  const found = routeAt(url.pathname);
  if (found === null || found.kind === 'document' || !isOnSite(found.row, site)) return false;
  return ruleOf(found.name, found.row)?.(url, site, offers) ?? false;
};
