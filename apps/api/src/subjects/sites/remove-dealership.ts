import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NamedActor } from '../../ground/actor/actor';
import type { Transacting, Tx } from '../../ground/database/database';
import { dealerships, sites } from '../../ground/database/schema';
import { planAll, type Removal, type RemovalPlace, removeAll } from '../../ground/removal/removal';
import { recordChange } from '../../ground/spine/record-change';
import { keepVersion } from '../documents';
import { documentsLock } from './apply-sites';
import type { PlannedRemoval } from './planned-removal';

interface LiveDealership {
  readonly id: string;
  readonly slug: string;
}

/** The sites that name a dealership, by their stored documents: one that this version cannot read counts as well. */
const sitesNaming = async (tx: Tx, { id, slug }: LiveDealership): Promise<readonly string[]> => {
  const rows = await tx
    .select({ website_id: sites.website_id })
    .from(sites)
    .where(
      sql`${sites.document} ->> 'dealership_id' = ${id}
        or ${sites.document} -> 'stockFrom' @> jsonb_build_array(jsonb_build_object('dealership', ${slug}::text))`,
    )
    .orderBy(sites.website_id);
  return rows.map(({ website_id }) => website_id);
};

/** When the personal data in leads that are kept are erased. */
const retentionNote = (days: number | null): string =>
  days === null
    ? 'Its document has no lead_retention_days, so its leads are kept for ever. To have them erased, apply it with that setting first.'
    : `Its leads stay, and are erased after ${days} days, as its document says (lead_retention_days).`;

const planOf = async (tx: Tx, removals: readonly Removal[], slug: string) => {
  // Held to the end, so that no lead comes to it between the look and the deed.
  const [found] = await tx
    .select({
      id: dealerships.id,
      slug: dealerships.slug,
      name: dealerships.name,
      document: dealerships.document,
      days: sql<number | null>`(${dealerships.document} ->> 'lead_retention_days')::int`,
    })
    .from(dealerships)
    .where(and(eq(dealerships.slug, slug), isNull(dealerships.removed_at)))
    .for('update');
  if (found === undefined) return null;
  const parts = await planAll(removals, tx, 'dealership', found.id);
  const naming = await sitesNaming(tx, found);
  const plan: PlannedRemoval = {
    ...parts,
    key: found.slug,
    name: found.name,
    against: [
      ...naming.map(
        (site) =>
          `Site ${site} belongs to it or shows its stock. Take it out of that document, or remove the site first: forecourt sites remove ${site}.`,
      ),
      ...parts.against,
    ],
    notes: (parts.stays.leads ?? 0) > 0 ? [retentionNote(found.days)] : [],
  };
  return { id: found.id, document: found.document, plan };
};

/** What {@link removeDealership} would do, and no change; null when there is no such dealership. */
export const planDealershipRemoval = (
  db: Transacting,
  removals: readonly Removal[],
  slug: string,
): Promise<PlannedRemoval | null> => db.transaction(async (tx) => (await planOf(tx, removals, slug))?.plan ?? null);

/**
 * Removes a dealership that no site names any more, with everything that belongs to it alone, in one transaction. Where
 * leads stay, its row stays for them: marked as removed it is live nowhere, and applying its document brings it back.
 * The history of its document stays in any case, and names who removed it.
 * Where something stands against it (`against`), nothing is changed.
 * @returns what was removed; null when there is no such dealership
 */
export const removeDealership = (
  db: Transacting,
  removals: readonly Removal[],
  slug: string,
  place: RemovalPlace,
  actor: NamedActor,
): Promise<PlannedRemoval | null> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`);
    const planned = await planOf(tx, removals, slug);
    if (planned === null) return null;
    const { id, document, plan } = planned;
    if (plan.against.length > 0) return plan;
    await removeAll(removals, tx, 'dealership', id, place);
    const own = eq(dealerships.id, id);
    if (plan.keepsRow) await tx.update(dealerships).set({ removed_at: sql`now()` }).where(own);
    else await tx.delete(dealerships).where(own);
    await keepVersion(tx, { kind: 'dealership', id, before: document, document: null }, { actor });
    await recordChange(tx, { kind: 'dealership', dealershipId: id });
    return plan;
  });
