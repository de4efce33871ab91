import { eq, sql } from 'drizzle-orm';
import type { NamedActor } from '../../ground/actor/actor';
import type { Transacting, Tx } from '../../ground/database/database';
import { siteHosts, sites } from '../../ground/database/schema';
import { planAll, type Removal, type RemovalPlace, removeAll } from '../../ground/removal/removal';
import { recordChange } from '../../ground/spine/record-change';
import { keepVersion } from '../documents';
import { documentsLock } from './apply-sites';
import type { PlannedRemoval } from './planned-removal';

/**
 * What removing a site would do. Lists of offers that name it (`excluded_website_ids`) are left as they are: they are asked
 * for a site that exists when they are next applied.
 */
const planOf = async (tx: Tx, removals: readonly Removal[], websiteId: string): Promise<PlannedRemoval | null> => {
  // By the row: a document that this version cannot read can be removed, too.
  const [site] = await tx
    .select({ name: sql<string>`coalesce(${sites.document} ->> 'name', ${sites.website_id})` })
    .from(sites)
    .where(eq(sites.website_id, websiteId));
  if (site === undefined) return null;
  const parts = await planAll(removals, tx, 'site', websiteId);
  const hosts = await tx.$count(siteHosts, eq(siteHosts.website_id, websiteId));
  const hasLeads = (parts.stays.leads ?? 0) > 0;
  return {
    ...parts,
    key: websiteId,
    name: site.name,
    goes: { hosts, ...parts.goes },
    notes: [
      'The stock of its dealerships, their offers and their reviews stay with them.',
      ...(hasLeads
        ? [
            'Its leads are listed, delivered and erased as before (lead_retention_days of their dealership). Links to photos and applications that dealers have by mail end with the site.',
          ]
        : []),
    ],
  };
};

/** What {@link removeSite} would do, and no change; null when there is no such site. */
export const planSiteRemoval = (
  db: Transacting,
  removals: readonly Removal[],
  websiteId: string,
): Promise<PlannedRemoval | null> => db.transaction((tx) => planOf(tx, removals, websiteId));

/**
 * Takes a site down, with everything that belongs to it alone, in one transaction and with a change that gateway, pages
 * and search follow. Its leads stay, and so does the history of its document, which names who removed it. Where something stands against it (`against`), nothing is changed.
 * @returns what was removed; null when there is no such site
 */
export const removeSite = (
  db: Transacting,
  removals: readonly Removal[],
  websiteId: string,
  place: RemovalPlace,
  actor: NamedActor,
): Promise<PlannedRemoval | null> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`);
    const plan = await planOf(tx, removals, websiteId);
    if (plan === null || plan.against.length > 0) return plan;
    const [row] = await tx.select({ document: sites.document }).from(sites).where(eq(sites.website_id, websiteId));
    await removeAll(removals, tx, 'site', websiteId, place);
    await tx.delete(siteHosts).where(eq(siteHosts.website_id, websiteId));
    await tx.delete(sites).where(eq(sites.website_id, websiteId));
    await keepVersion(tx, { kind: 'site', id: websiteId, before: row?.document ?? null, document: null }, { actor });
    await recordChange(tx, { kind: 'site', websiteId });
    return plan;
  });
