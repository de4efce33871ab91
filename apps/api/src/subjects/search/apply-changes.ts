import type { SearchRecord } from '@forecourt/search/record';
import type { Db } from '../../ground/database/database';
import type { RecordedChange } from '../../ground/spine/read-changes';
import type { SiteDirectory } from '../sites';
import { readStock, readVehicles } from './read-stock';
import { noteSources, type RecordSources, recordSource } from './record-source';
import { recordId, vehicleRecords } from './site-records';
import { changesSources } from './tell-unreadable';

/** The part of the engine that a follower writes to. */
export interface IndexWriter {
  apply(change: { readonly upsert: readonly SearchRecord[]; readonly remove: readonly string[] }): Promise<void>;
}

/** What a follower knows between batches: which vehicles each site's records are of, to find those that must go. */
export type IndexMembers = Map<string, Set<string>>;

interface ApplyContext {
  readonly db: Db;
  readonly directory: SiteDirectory;
  readonly writer: IndexWriter;
  readonly members: IndexMembers;
  /** What the records in the index were made from, as far as the follower knows; kept up here. */
  readonly sources: RecordSources;
  /** False while a rebuild reads: it may be about to write a record that is not known yet. */
  readonly membersAreComplete: boolean;
  readonly now: Date;
}

/** Vehicles written at a time: a moment's work for the engine, which searches nothing meanwhile. */
const chunk = 200;

const noteMember = (members: IndexMembers, websiteId: string, vehicleId: string): void => {
  const known = members.get(websiteId) ?? new Set();
  known.add(vehicleId);
  members.set(websiteId, known);
};

/** Records that are in the index, as `members` must know them. */
export const noteMembers = (members: IndexMembers, records: readonly Pick<SearchRecord, 'site' | 'id'>[]): void => {
  for (const record of records) noteMember(members, record.site, record.id);
};

/** By its id, the dealership of a vehicle that has changed. */
type OwnersOfChanged = ReadonlyMap<bigint, string>;

const applyVehicles = async (context: ApplyContext, changed: OwnersOfChanged): Promise<void> => {
  const ids = [...changed.keys()];
  const { db, directory, writer, members, now } = context;
  for (let start = 0; start < ids.length; start += chunk) {
    const wanted = ids.slice(start, start + chunk);
    const found = await readVehicles(db, directory, wanted);
    const records = found.map((vehicle) => vehicleRecords(vehicle, directory, now));
    const missing = new Set(wanted.map(String));
    for (const { id } of found) missing.delete(id);
    const absent = [
      ...records.flatMap((each) => each.absent),
      ...[...missing].flatMap((id) => {
        const showing = directory.byDealership.get(changed.get(BigInt(id)) ?? '') ?? directory.allSites;
        return showing.map((site) => ({ site, id }));
      }),
    ];
    const upsert = records.flatMap((each) => each.upsert);
    const remove = absent
      .filter(({ site, id }) => !context.membersAreComplete || members.get(site)?.has(id))
      .map(({ site, id }) => recordId(site, id));
    await writer.apply({ upsert, remove });
    noteMembers(members, upsert);
  }
};

/** Writes all records of some sites anew and takes out what they no longer show. */
const applySites = async (context: ApplyContext, websiteIds: ReadonlySet<string>): Promise<void> => {
  const { db, directory, writer, members, now } = context;
  const stale = new Map([...websiteIds].map((site) => [site, new Set(members.get(site) ?? [])]));
  const dealershipIds = new Set(
    [...websiteIds].flatMap((id) => {
      const site = directory.sites.get(id)?.document;
      return site === undefined ? [] : directory.dealershipsOf(site).map((dealership) => dealership.id);
    }),
  );
  if (dealershipIds.size > 0) {
    for await (const page of readStock(db, directory, [...dealershipIds])) {
      const upsert = page.flatMap((vehicle) => vehicleRecords(vehicle, directory, now, websiteIds).upsert);
      await writer.apply({ upsert, remove: [] });
      noteMembers(members, upsert);
      for (const record of upsert) stale.get(record.site)?.delete(record.id);
    }
  }
  for (const [site, ids] of stale) {
    await writer.apply({ upsert: [], remove: [...ids].map((id) => recordId(site, id)) });
    for (const id of ids) members.get(site)?.delete(id);
  }
};

/**
 * The sites whose records are made from something else than before, once documents have changed. Of one whose records are
 * of unknown making it is enough that a change names it.
 */
const sitesTouched = (changes: readonly RecordedChange[], { directory, sources, now }: ApplyContext): Set<string> => {
  if (!changesSources(changes)) return new Set();
  const named = new Set(
    changes.flatMap((change) => {
      if (change.kind === 'site') return change.websiteId === null ? [] : [change.websiteId];
      if (change.kind === 'dealership' || change.kind === 'offers')
        return directory.byDealership.get(change.dealershipId ?? '') ?? [];
      return [];
    }),
  );
  const all = new Set([...directory.allSites, ...sources.keys(), ...named]);
  return new Set(
    [...all].filter((site) => {
      const before = sources.get(site);
      return before === undefined ? named.has(site) : before !== recordSource(site, directory, now);
    }),
  );
};

/** Brings the index up to a batch of changes. The database is read now, so applying a change twice does no harm. */
export const applyChanges = async (context: ApplyContext, changes: readonly RecordedChange[]): Promise<void> => {
  const changed = new Map(
    changes.flatMap(({ kind, vehicleId, dealershipId }) =>
      (kind === 'vehicle' || kind === 'clock') && vehicleId !== null ? [[vehicleId, dealershipId ?? ''] as const] : [],
    ),
  );
  await applyVehicles(context, changed);
  const touched = sitesTouched(changes, context);
  if (touched.size === 0) return;
  await applySites(context, touched);
  noteSources(context.sources, touched, context.directory, context.now);
};
