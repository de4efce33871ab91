import type { OwnCarModels } from '@forecourt/api-contract';
import type { ItemType } from '@forecourt/domain/vehicle';
import { sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';

/** Most models of a make, and badges of a model, that are offered to choose from: those that are advertised most. */
const most = { models: 80, badges: 30 } as const;

/** What a shopper may choose of a make among vehicles of these kinds: the models and badges that dealers of the platform have advertised, A to Z. */
export const ownCarModels = async (
  db: Db,
  make: string,
  kinds: readonly ItemType[],
): Promise<OwnCarModels['models']> => {
  const { rows } = await db.execute<{ model: string; badges: (string | null)[] }>(sql`
    with named as (
      select mode() within group (order by model) as model, mode() within group (order by badge) as badge,
        lower(model) as word, count(*) as adverts
      from vehicles
      where lower(make) = lower(${make}) and item_type in (${sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )})
      group by lower(model), lower(badge)
    )
    select mode() within group (order by model) as model,
      (array_agg(badge order by adverts desc, badge))[1:${sql.raw(String(most.badges))}] as badges
    from named
    group by word
    order by sum(adverts) desc, word
    limit ${most.models}`);
  const byName = (one: string, other: string) => one.localeCompare(other, 'en-AU', { numeric: true });
  return rows
    .map(({ model, badges }) => ({
      name: model,
      badges: badges.flatMap((badge) => badge || []).toSorted(byName),
    }))
    .toSorted((one, other) => byName(one.name, other.name));
};
