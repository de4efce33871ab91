import type { DealerBrand } from '@forecourt/domain/makes';
import type { Offer } from '@forecourt/domain/offer';
import { parseSearchUrl } from '@forecourt/search/url';
import { contentKeyAt } from '../content/content-paths';
import { isOnSite } from '../page-access/page-access';
import type { CapableSite } from '../page-access/site-capability';
import { modelPath } from '../pages/page-paths';
import type { PageRow, SearchPlace } from '../pages/page-row';
import type { PageName } from '../pages/pages';
import { routeAt } from '../pages/route-lookup';
import { type AccountPage, accountPath, accountViews } from '../site-document/account-pages';

const isExternal = (href: string): boolean => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href);

/** What decides which pages a site has. */
export interface PlacedSite extends CapableSite, SearchPlace {
  /** The brands that the dealer names. */
  readonly brands?: readonly Pick<DealerBrand, 'slug'>[];
}

/** An offer that a site shows, by its address and that of its model. */
export type LinkedOffer = Pick<Offer, 'id'> & {
  readonly manufacturer?: string | null;
  readonly model?: Pick<NonNullable<Offer['model']>, 'slug'> | null;
};
type Offers = readonly LinkedOffer[];
type Rule = (url: URL, site: PlacedSite, offers: Offers, contentKeys: readonly string[]) => boolean;

const isSearch: Rule = ({ pathname, searchParams }, site) =>
  parseSearchUrl(pathname, searchParams, site.search).kind !== 'not-found';

/** In the address of an offer only its id counts: any other way of writing the rest redirects (ROUTE-05). */
const isOffer: Rule = ({ pathname }, _site, offers) => {
  const path = pathname.split('/').slice(2);
  return path.length <= 2 && offers.some(({ id }) => encodeURIComponent(id) === path.at(-1));
};

/** Only the form of the address: the vehicle's page itself knows which vehicles exist. */
const isVehicle: Rule = ({ pathname }) => /^\/cars\/[a-z0-9-]+(\/enquire)?$/.test(pathname);

/** A brand that the dealer names; those that come and go with the stock are no address to count on. */
const isBrand: Rule = ({ pathname }, { brands = [] }) => brands.some(({ slug }) => pathname === `/${slug}/overview`);

/** The same of models: one that an offer is for, by its make, has its page as long as the offer shows. */
const isModel: Rule = ({ pathname }, _site, offers) =>
  offers.some(({ manufacturer, model }) => manufacturer != null && model != null && pathname === modelPath(model));

/** Only the form of the address: the page of the location itself knows which locations exist. */
const isLocation: Rule = ({ pathname }) => /^\/(locations|contact-us)\/[a-z0-9-]+$/.test(pathname);

const isAt =
  (path: string): Rule =>
  ({ pathname }) =>
    pathname === path;

/** A page of the dealer's own words, where there are any. */
const isWritten: Rule = ({ pathname }, _site, _offers, contentKeys) => {
  const key = contentKeyAt(pathname);
  return key !== null && contentKeys.includes(key);
};

/** What one word names: a page of the dealer's own, else a model. */
const isWord: Rule = (...asked) => isWritten(...asked) || isModel(...asked);

/** The account page by one of its names, with any of its views. */
const isAccount =
  (name: AccountPage): Rule =>
  ({ pathname }) =>
    accountViews.some((view) => accountPath([name], view) === pathname);

/** When an address of a page that shows more than one thing leads somewhere. A page that is not here is not linked to by itself. */
const rules: Readonly<Partial<Record<PageName, Rule>>> = {
  search: isSearch,
  usedCarSearch: isSearch,
  models: isAt('/models'),
  brand: isBrand,
  vehicle: isVehicle,
  enquire: isVehicle,
  location: isLocation,
  contactUs: isLocation,
  offers: isAt('/special-offers'),
  offer: isOffer,
  page: isWord,
  myGarage: isAccount('my-garage'),
  myMotorama: isAccount('mymotorama'),
  myBigBoxCars: isAccount('mybigboxcars'),
  myBlinkr: isAccount('myblinkr'),
  myServco: isAccount('myservco'),
};

const ruleByName = new Map(Object.entries(rules));

const ruleOf = (name: string, { address, content }: PageRow): Rule | undefined => {
  if (content !== undefined) return isWritten;
  return typeof address === 'string' ? isAt(address) : ruleByName.get(name);
};

/**
 * Whether an address leads somewhere on this site: a page that it has, a search that means something, a vehicle, one of
 * the `offers` that it shows, a page whose content is among `contentKeys`, or a place outside. What does not is left out of
 * menus and texts: no dead links.
 */
export const isSitePath = (
  href: string,
  site: PlacedSite,
  offers: Offers,
  contentKeys: readonly string[] = [],
): boolean => {
  if (isExternal(href)) return true;
  const url = new URL(href, 'https://site.invalid');
  const found = routeAt(url.pathname);
  if (found === null || found.kind === 'document' || !isOnSite(found.row, site)) return false;
  return ruleOf(found.name, found.row)?.(url, site, offers, contentKeys) ?? false;
};
