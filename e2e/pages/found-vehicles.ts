import { foundIn, searchAt, searchKeyOf } from './search-requests';

/** A vehicle of a site as its search knows it. */
export interface FoundVehicle {
  readonly id: string;
  readonly path: string;
  readonly slug: string;
  readonly price: number;
}

/** Vehicles of a site that a filter of its search finds, a hundred at most. Asked without a browser. */
export const foundVehicles = async (host: string, filters: string): Promise<readonly FoundVehicle[]> =>
  foundIn(await searchAt(host, await searchKeyOf(host), { filters })).hits.map(({ id, slug, price }) => ({
    id: String(id),
    path: `/cars/${String(slug)}`,
    slug: String(slug),
    price: Number(price),
  }));

/** The first of them. @throws when there is none. */
export const foundVehicle = async (host: string, filters: string): Promise<FoundVehicle> => {
  const [vehicle] = await foundVehicles(host, filters);
  if (vehicle === undefined) throw new Error(`${host} has no vehicle for ${filters}.`);
  return vehicle;
};

/** A used vehicle that can be bought, at a price that is shown. */
export const usedInStock = 'status:in_stock AND car_type:used AND price > 1000';
