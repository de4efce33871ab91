import type { Dealership } from '@forecourt/config/dealership';
import { validateDealership } from '@forecourt/config/validation';
import { and, eq, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Db, Transacting, Tx } from '../../ground/database/database';
import { dealerships, sites, vehicles } from '../../ground/database/schema';
import { type Change, recordChange } from '../../ground/spine/record-change';
import {
  type ApplyOutcome,
  changeOf,
  type DocumentApplication,
  type DocumentInput,
  faultsIn,
  keepVersion,
  type ReadDocument,
  readEach,
  type SourceFault,
} from '../documents';
import { documentsLock } from './apply-sites';
import { dealerPhoneFaults } from './dealer-phones';
import { dealershipClaims, uniquenessFaults } from './dealership-claims';
import { sharedValues } from './shared-values';
import { readSiteDirectory, type SiteDirectory } from './site-directory';

type ReadDealership = ReadDocument<Dealership>;

/** A location cannot go while stock stands on it, or a site shows it or its stock. */
const orphanFaults = async (
  db: Pick<Db, 'select'>,
  { source, document }: ReadDealership,
  directory: SiteDirectory,
): Promise<SourceFault[]> => {
  const kept = document.locations.map(({ id }) => id);
  const stranded = await db
    .select({ location_id: vehicles.location_id, count: sql<number>`count(*)::int` })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.dealership_id, document.id),
        isNotNull(vehicles.location_id),
        notInArray(vehicles.location_id, kept),
      ),
    )
    .groupBy(vehicles.location_id);
  const removed = (directory.dealerships.get(document.id)?.locations ?? [])
    .map(({ id }) => id)
    .filter((id) => !kept.includes(id));
  const sitesOf = [...directory.sites.values()].map(({ document: site }) => site);
  const shown = sitesOf.flatMap((site) =>
    site.locations.filter(({ id }) => removed.includes(id)).map(({ id }) => ({ id, site: site.website_id })),
  );
  const stocked = sitesOf.flatMap((site) =>
    site.stockFrom
      .flatMap(({ location }) => location ?? [])
      .filter((id) => removed.includes(id))
      .map((id) => ({ id, site: site.website_id })),
  );
  return [
    ...stranded.map(({ location_id, count }) => ({
      source,
      path: 'locations',
      reason: `Location "${location_id}" is missing, but ${count} vehicles stand there.`,
    })),
    ...shown.map(({ id, site }) => ({
      source,
      path: 'locations',
      reason: `Location "${id}" is missing, but site ${site} shows it.`,
    })),
    ...stocked.map(({ id, site }) => ({
      source,
      path: 'locations',
      reason: `Location "${id}" is missing, but site ${site} shows its stock.`,
    })),
  ];
};

/** A changed slug would cut sites off that name the old one. */
const renameFaults = ({ source, document }: ReadDealership, directory: SiteDirectory): SourceFault[] => {
  const live = directory.dealerships.get(document.id);
  if (live === undefined || live.slug === document.slug) return [];
  return [...directory.sites.values()]
    .filter((site) => site.document.stockFrom.some((stock) => stock.dealership === live.slug))
    .map((site) => ({
      source,
      path: 'slug',
      reason: `Site ${site.document.website_id} shows the stock of "${live.slug}": a slug in use cannot change.`,
    }));
};

/** A slug that a removed dealership still has: its leads are listed under it. */
const removedFaults = async (
  db: Pick<Db, 'select'>,
  { source, document }: ReadDealership,
): Promise<readonly SourceFault[]> => {
  const [holder] = await db
    .select({ id: dealerships.id })
    .from(dealerships)
    .where(
      and(eq(dealerships.slug, document.slug), ne(dealerships.id, document.id), isNotNull(dealerships.removed_at)),
    );
  return holder === undefined
    ? []
    : [
        {
          source,
          path: 'slug',
          reason: `"${document.slug}" belongs to dealership ${holder.id}, which was removed and whose leads are kept under it. Give this one that id, to go on with it, or another slug.`,
        },
      ];
};

/** Every dealership but one, as it will be live once these documents are. */
const othersOf = (id: string, read: readonly ReadDealership[], directory: SiteDirectory): readonly Dealership[] =>
  [
    ...new Map([...directory.dealerships, ...read.map(({ document }) => [document.id, document] as const)]).values(),
  ].filter((other) => other.id !== id);

const check = async (db: Pick<Db, 'select'>, inputs: readonly DocumentInput[], directory: SiteDirectory) => {
  const { read, faults } = readEach(inputs, validateDealership);
  faults.push(
    ...inputs.flatMap(({ source, value }) => faultsIn(source, dealerPhoneFaults(value))),
    ...uniquenessFaults(inputs.map(dealershipClaims), directory),
  );
  for (const dealership of read) {
    faults.push(
      ...renameFaults(dealership, directory),
      ...(await removedFaults(db, dealership)),
      ...(await orphanFaults(db, dealership, directory)),
    );
  }
  const changes = read.map(({ source, document }) => {
    const live = directory.dealerships.get(document.id);
    return {
      ...changeOf({ source, id: document.id }, live, document, [
        'locations',
        'lead_destinations',
        'event_webhooks',
        'delivery_regions',
      ]),
      shared: sharedValues(document, live, othersOf(document.id, read, directory)),
    };
  });
  return { read, faults, changes };
};

/** The result that `applyDealerships` would return, without any change. */
export const planDealerships = async (
  db: Pick<Db, 'select'>,
  inputs: readonly DocumentInput[],
): Promise<ApplyOutcome> => {
  const { faults, changes } = await check(db, inputs, await readSiteDirectory(db));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, changes };
};

const store = async (tx: Tx, document: Dealership): Promise<void> => {
  const { id, slug, name } = document;
  await tx
    .insert(dealerships)
    .values({ id, slug, name, document })
    .onConflictDoUpdate({
      target: dealerships.id,
      set: {
        ...{ slug, name, document, revision: sql`${dealerships.revision} + 1`, updated_at: sql`now()` },
        removed_at: null,
      },
    });
};

/** A site's revision stands for all that its public form holds, its dealerships and locations included. */
const renewSites = async (tx: Tx, touched: readonly ReadDealership[]): Promise<void> => {
  const directory = await readSiteDirectory(tx);
  const affected = new Set(touched.flatMap(({ document }) => directory.byDealership.get(document.id) ?? []));
  if (affected.size === 0) return;
  await tx
    .update(sites)
    .set({ revision: sql`${sites.revision} + 1`, updated_at: sql`now()` })
    .where(inArray(sites.website_id, [...affected]));
};

/**
 * Makes dealership documents live, all or none. With any fault nothing changes; of each that changes a version is kept,
 * with who did it.
 */
export const applyDealerships = (
  db: Transacting,
  inputs: readonly DocumentInput[],
  application: DocumentApplication,
): Promise<ApplyOutcome> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`);
    const directory = await readSiteDirectory(tx);
    const { read, faults, changes } = await check(tx, inputs, directory);
    if (faults.length > 0) return { ok: false, faults };
    const touched = read.filter((_, index) => changes[index]?.action !== 'none');
    for (const { document } of touched) {
      const before = directory.dealerships.get(document.id) ?? null;
      await keepVersion(tx, { kind: 'dealership', id: document.id, before, document }, application);
      await store(tx, document);
    }
    await renewSites(tx, touched);
    const recorded: Change[] = touched.map(({ document }) => ({ kind: 'dealership', dealershipId: document.id }));
    if (recorded.length > 0) await recordChange(tx, recorded);
    return { ok: true, changes };
  });
