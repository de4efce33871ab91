import type { Vehicle } from '@forecourt/domain/vehicle';

/** What decides in which results of a site a vehicle is listed and counted. */
const names = [
  'make',
  'model',
  'car_type',
  'item_type',
  'simple_body',
  'status',
  'sold',
  'sold_at',
  'updated_at',
  'certified',
  'city',
  'location_id',
  'show_on_dealer_website',
] as const satisfies readonly (keyof Vehicle)[];

export type ListedFacts = Pick<Vehicle, (typeof names)[number]>;

/** The facts of a row of `vehicles`, by its name in a statement, as SQL. */
export const listedFactsSql = (row: string): string =>
  `jsonb_build_object(${names.map((name) => `'${name}', ${row}."${name}"`).join(', ')})`;
