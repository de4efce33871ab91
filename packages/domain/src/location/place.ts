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

type Department = Pick<Location, 'location_type' | 'location_subtype'>;

/** What the dealer calls it more closely, such as `Trucks`; null where it says nothing. */
const subtypeOf = ({ location_subtype }: Department): string | null => location_subtype?.trim() || null;

const named = (name: string, subtype: string | null): string => (subtype === null ? name : `${name} (${subtype})`);

/** A department with what the dealer calls it more closely: `Service (Trucks)`. */
export const departmentName = (department: Department): string =>
  named(departmentNames[department.location_type], subtypeOf(department));

/** `Sales, service (Trucks), parts`: what there is at a place; null where that is one department without more to say. */
export const departmentsLine = ({ departments }: { readonly departments: readonly Department[] }): string | null => {
  const names = departments.map((department, at) => {
    const name = departmentNames[department.location_type];
    return named(at === 0 ? name : name.toLowerCase(), subtypeOf(department));
  });
  const different = names.filter(
    (name, at) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at,
  );
  const [first] = departments;
  return different.length < 2 && (first === undefined || subtypeOf(first) === null) ? null : different.join(', ');
};
