import { asRecord } from '@forecourt/config/validation';
import { type DocumentInput, repeated, type SourceFault } from '../documents';
import { claimedIds, claimedText } from './claimed';
import type { SiteDirectory } from './site-directory';

/** What a document, faulty or not, lays claim to, as far as it can be read. */
interface DealershipClaims {
  readonly source: string;
  readonly id: string | null;
  readonly slug: string | null;
  readonly locations: readonly { readonly id: string; readonly index: number }[];
}

export const dealershipClaims = ({ source, value }: DocumentInput): DealershipClaims => {
  const { id, slug, locations } = asRecord(value);
  return {
    source,
    id: claimedText(id),
    slug: claimedText(slug),
    locations: claimedIds(locations),
  };
};

/** Slugs name a dealership in site documents; location codes name a location in a feed: both must mean one thing. */
export const uniquenessFaults = (claims: readonly DealershipClaims[], directory: SiteDirectory): SourceFault[] => {
  const replaced = new Set(claims.map(({ id }) => id));
  const staying = [...directory.dealerships.values()].filter(({ id }) => !replaced.has(id));
  const slugHolder = new Map(staying.map((dealership) => [dealership.slug, dealership.id]));
  const locationHolder = new Map(
    staying.flatMap(({ id, locations }) => locations.map((location) => [location.id, id])),
  );
  const locations = claims.flatMap(({ source, locations: own }) => own.map((location) => ({ source, ...location })));
  const named = (key: 'id' | 'slug') =>
    claims.flatMap(({ source, [key]: value }) => (value === null ? [] : [{ source, value }]));
  return [
    ...repeated(named('id'), 'id', ({ value }) => value),
    ...repeated(named('slug'), 'slug', ({ value }) => value),
    ...repeated(oncePerDocument(locations), 'locations', ({ id }) => id),
    ...named('slug').flatMap(({ source, value }) => {
      const holder = slugHolder.get(value);
      return holder === undefined
        ? []
        : [
            {
              source,
              path: 'slug',
              reason: `"${value}" belongs to dealership ${holder}. Give this one a slug of its own.`,
            },
          ];
    }),
    ...locations.flatMap(({ source, id, index }) => {
      const holder = locationHolder.get(id);
      return holder === undefined
        ? []
        : [
            {
              source,
              path: `locations[${index}].id`,
              reason: `"${id}" belongs to dealership ${holder}. Give this location an id of its own.`,
            },
          ];
    }),
  ];
};

/** Each location once in its document: two of one document are its own check's to name. */
const oncePerDocument = <Item extends { readonly source: string; readonly id: string }>(items: readonly Item[]) =>
  items.filter((item, at) => items.findIndex(({ source, id }) => source === item.source && id === item.id) === at);
