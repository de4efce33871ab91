import { slugify } from '../slug/slug';
import type { Location, LocationType } from './location';
import { locationSlug } from './location-rules';

/**
 * A place where a dealership can be found. Its sales, service and parts may be locations of their own, each with hours,
 * phones and licences, which share the name but for its last word.
 */
export interface Place {
  /** The name without the department where it has several; else the name of its one location. */
  readonly name: string;
  /** Its address in a path (ROUTE-06). */
  readonly slug: string;
  /** The location that speaks for it: the primary one, else its sales, else the first. */
  readonly lead: Location;
  /** All of its locations: sales, service, parts. */
  readonly departments: readonly Location[];
}

const departmentOrder: readonly LocationType[] = ['sales', 'service', 'parts'];

/** What a department is called: `Sales`. */
export const departmentNames: Readonly<Record<LocationType, string>> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
};

const nameOf = (departments: readonly Location[], { name }: Location): string =>
  departments.length === 1 ? name.trim() : name.trim().replace(/\s(sales|service|parts)$/i, '');

const placeOf = (locations: readonly Location[]): Place | null => {
  const departments = locations.toSorted(
    (one, other) => departmentOrder.indexOf(one.location_type) - departmentOrder.indexOf(other.location_type),
  );
  const lead = departments.find(({ primary }) => primary) ?? departments[0];
  return lead === undefined
    ? null
    : { name: nameOf(departments, lead), slug: locationSlug(lead.name), lead, departments };
};

/** Locations by the place that they share: a dealership's whose names differ in the department alone; in given order. */
export const placesOf = (locations: readonly Location[]): readonly Place[] => {
  const groups = Map.groupBy(locations, ({ dealership_id, name }) => `${dealership_id}/${locationSlug(name)}`);
  return [...groups.values()].flatMap((group) => placeOf(group) ?? []);
};

/** Where a place stands on a page that shows several. */
export const placeAnchor = ({ lead }: Pick<Place, 'lead'>): string => slugify(lead.slug);

/** `Sales, service, parts`: what there is at a place; null where that is one department alone. */
export const departmentsLine = ({ departments }: Pick<Place, 'departments'>): string | null => {
  const names = [...new Set(departments.map(({ location_type }) => departmentNames[location_type]))];
  return names.length < 2 ? null : names.map((name, at) => (at === 0 ? name : name.toLowerCase())).join(', ');
};
