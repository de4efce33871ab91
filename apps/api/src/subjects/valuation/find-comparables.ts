import { sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { type Comparable, mostComparables } from './comparable';
import type { ValuationQuestion } from './valuation';

/** Up to this price an advert is a placeholder, not an offer. AUD dollars (AUTO-04). */
const leastPrice = 200;

type Row = { -readonly [Field in keyof Comparable]: Comparable[Field] };

/** Years to each side within which a model that is advertised much has as many as are looked at. */
const nearYears = 2;

/** What {@link findComparables} finds, among all years or among those up to `within` from the vehicle's own. */
export const comparablesWithin = async (
  db: Db,
  { vehicle, ownDealerships }: ValuationQuestion,
  likeness: 'model' | 'body',
  within: number | null,
): Promise<readonly Comparable[]> => {
  const own = sql.join(
    ownDealerships.map((id) => sql`${id}`),
    sql`, `,
  );
  // Of a shopper's own vehicle every dealer's stock counts.
  const others = ownDealerships.length === 0 ? sql`true` : sql`dealership_id not in (${own})`;
  const alike =
    likeness === 'model' ? sql`lower(model) = lower(${vehicle.model})` : sql`simple_body = ${vehicle.simple_body}`;
  const near = within === null ? sql`true` : sql`year between ${vehicle.year - within} and ${vehicle.year + within}`;
  const condition = vehicle.car_type === 'used' ? sql`car_type = 'used'` : sql`car_type in ('new', 'demo')`;
  const { rows } = await db.execute<Row>(sql`
    select model, badge, year, km, state, price::double precision as price
    from (
      select distinct on (coalesce(upper(vin), concat_ws('|', lower(model), year, km, price)))
        id, model, badge, year, km, state, price
      from vehicles
      where lower(make) = lower(${vehicle.make}) and ${alike} and ${near} and not sold and status = 'in_stock'
        and item_type = ${vehicle.item_type} and ${condition} and show_on_dealer_website and not preorder
        and price > ${leastPrice} and ${others}
        and (vin is null or upper(vin) is distinct from upper(${vehicle.vin}::text))
        and not (lower(model) = lower(${vehicle.model}) and year = ${vehicle.year} and coalesce(km, 0) > 200
                 and km is not distinct from ${vehicle.km}::integer)
      order by coalesce(upper(vin), concat_ws('|', lower(model), year, km, price)),
        abs(year - ${vehicle.year}::integer), price, id
    ) advertised
    order by abs(year - ${vehicle.year}::integer), abs(coalesce(km, 0) - ${vehicle.km ?? 0}::integer), id
    limit ${mostComparables}`);
  return rows;
};

/**
 * Advertised vehicles of the same make, kind and condition, of the same model or of the same body: nearest years and
 * kilometres first, at most 400. Left out: the stock of the dealerships that are named as the site's own, the vehicle itself
 * under another advert, what is sold, hidden, unpriced or only promised, and all but one of repeated adverts: the one of the
 * nearest year, and of the lowest price, stays. Near years are asked for first: where they are enough, others add nothing.
 * Served by the index `vehicles_market`.
 */
export const findComparables = async (
  db: Db,
  question: ValuationQuestion,
  likeness: 'model' | 'body',
): Promise<readonly Comparable[]> => {
  const near = await comparablesWithin(db, question, likeness, nearYears);
  return near.length < mostComparables ? comparablesWithin(db, question, likeness, null) : near;
};
