import { type Location, locationSlug, type Place, placesOf } from '@forecourt/domain/location';
import { slugify } from '@forecourt/domain/slug';
import { locationPath } from '../pages/page-paths';
import type { RouteSettings } from '../site-document/page-settings';

/** What decides where the places of a site have their pages. */
export interface PlacedDealer {
  readonly routes: Pick<RouteSettings, 'location'>;
  readonly locations: readonly Location[];
}

/** A page of a place; of all places of a dealership where the site's addresses name dealerships. */
export interface LocationPage {
  readonly path: string;
  readonly places: readonly [Place, ...Place[]];
}

/** The pages of a site's places, in the order of its locations; none on a site that has one contact page for all (ROUTE-06). */
export const locationPages = ({ routes, locations }: PlacedDealer): readonly LocationPage[] => {
  if (routes.location === '/contact') return [];
  const pages = Map.groupBy(placesOf(locations), ({ lead }) => locationPath(routes, lead));
  return [...pages].flatMap(([path, [first, ...others]]) =>
    first === undefined ? [] : [{ path, places: [first, ...others] as const }],
  );
};

/** What a site has at an address of a location: its page, or that the page stands elsewhere. */
export type FoundLocation =
  | { readonly kind: 'page'; readonly page: LocationPage }
  | { readonly kind: 'elsewhere'; readonly path: string };

/** The two kinds of address, and the words by which each knows a location, the surest first. */
const namesIn = {
  locations: [
    ({ slug }) => slugify(slug),
    ({ dealership_slug }) => slugify(dealership_slug),
    ({ name }) => locationSlug(name),
  ],
  'contact-us': [({ name }) => locationSlug(name), ({ slug }) => slugify(slug)],
} as const satisfies Record<string, readonly ((location: Location) => string)[]>;

/**
 * What stands at `/locations/{word}` or `/contact-us/{word}` on a site: of every way of writing the address of a
 * location one is its page, by the site's setting, and the others lead there (ROUTE-06). Null where no location of the
 * site is called so.
 */
export const findLocationPage = (
  site: PlacedDealer,
  folder: keyof typeof namesIn,
  word: string,
): FoundLocation | null => {
  const { routes, locations } = site;
  for (const nameOf of namesIn[folder]) {
    const named = locations.filter((location) => nameOf(location) === word);
    const location = named.find(({ primary }) => primary) ?? named[0];
    if (location === undefined) continue;
    const place = placesOf(locations).find(({ departments }) => departments.includes(location));
    if (place === undefined) continue;
    const path = locationPath(routes, place.lead);
    const page = locationPages(site).find((candidate) => candidate.path === path);
    return page !== undefined && path === `/${folder}/${word}` ? { kind: 'page', page } : { kind: 'elsewhere', path };
  }
  return null;
};
