import { hrefs, isSitePath, type LocationPage } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { departmentNames, departmentsLine, type Location } from '@forecourt/domain/location';
import { pageLocations } from '../../site/places/page-locations';
import { addressLines } from '../../site/places/place';
import { locationWords as words } from './location-words';

/** The view of the page of a place. */
export interface LocationPageView {
  /** The name of the place; of the dealership where all of its places stand on one page. */
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
  /** Every location on the page; the one that speaks for it first. */
  readonly locations: readonly [Location, ...Location[]];
}

type ViewSite = Pick<PublicSite, 'name' | 'dealerships' | 'search' | 'routes'>;

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(words);

/** The page of a place in words. */
export const locationPageView = (site: ViewSite, page: LocationPage): LocationPageView => {
  const { places } = page;
  const [first, second] = places;
  const dealership = site.dealerships.find(({ id }) => id === first.lead.dealership_id);
  const isOne = second === undefined;
  const title = isOne ? first.name : (dealership?.name ?? site.name);
  const cities = listed([...new Set(places.map(({ lead }) => lead.address.city))]);
  const services = departmentsLine({ departments: places.flatMap(({ departments }) => departments) });
  const [street = '', town = ''] = addressLines(first.lead.address);
  return {
    title,
    lead: `${services ?? departmentNames[first.lead.location_type]} in ${cities}.`,
    description: isOne
      ? `${title}, ${street}, ${town}: opening hours, phone, directions and what we have in stock.`
      : `${title} in ${cities}: opening hours, phones, directions and what we have in stock.`,
    crumbs: [
      { label: 'Home', href: hrefs(site).home },
      { label: 'Contact', href: hrefs(site).contact },
      { label: title },
    ],
    locations: pageLocations(page),
  };
};

/** Where a department leads on: its page where the site has one, else the form of this page; null for sales (LOC-05). */
export const departmentWay = (
  site: Parameters<typeof isSitePath>[1],
  { location_type }: Pick<Location, 'location_type'>,
): { readonly label: string; readonly href: string } | null => {
  const way = words.departmentWays[location_type];
  return way === null
    ? null
    : { label: way.label, href: isSitePath(way.path, site, []) ? way.path : `#${words.enquiryId}` };
};
