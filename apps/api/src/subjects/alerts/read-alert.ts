import type { SiteDocument } from '@forecourt/config/site-document';
import type { SearchRecord } from '@forecourt/search/record';
import { and, eq } from 'drizzle-orm';
import {
  type AlertItemRow,
  alertItems,
  type SavedSearchRow,
  type ShopperRow,
  savedSearches,
  shoppers,
} from '../../ground/database/schema';
import type { TemplateDeps } from '../../ground/messages/message-template';
import { readVehicles } from '../search';
import { type SiteDirectory, siteDirectory } from '../sites';
import type { AlertChannel } from './alert-purpose';
import { alertSites } from './alert-site';
import { wayOf } from './choose-items';
import { recordsOf } from './find-alerts';
import { savedChoice } from './saved-choice';
import { savedOf, toldWays } from './told-ways';
import { placeKey, readMemory } from './vehicle-memory';
import { isStillSo, settlesAt, stateOf } from './vehicle-state';

/** Something that a message tells, as it is now. */
export interface AlertPart {
  readonly item: AlertItemRow;
  readonly record: SearchRecord;
  /** Null: the shopper has saved the vehicle itself. */
  readonly search: SavedSearchRow | null;
}

export interface ReadAlert {
  readonly shopper: ShopperRow;
  readonly site: SiteDocument;
  readonly directory: SiteDirectory;
  readonly parts: readonly AlertPart[];
  /** A price that it would say has only just come, after it was made. */
  readonly isUnsettled: boolean;
}

/** The records of vehicles on a site now, by their ids. */
const recordsNow = async (
  { db, now }: TemplateDeps,
  directory: SiteDirectory,
  site: SiteDocument,
  ids: readonly bigint[],
): Promise<ReadonlyMap<string, SearchRecord>> => {
  const context = { directory, sites: new Map([[site.website_id, site]]), now: now() };
  const vehicles = await readVehicles(db, directory, [...new Set(ids)]);
  return new Map(vehicles.flatMap((vehicle) => recordsOf(context, vehicle)).map((record) => [record.id, record]));
};

/**
 * What a message tells a shopper, as it stands when it goes: without what is not so any more or not wanted any more. Null
 * where the shopper may not be told by this channel any more, or nothing is left.
 */
export const readAlert = async (
  deps: TemplateDeps,
  { messageId, shopperId, by }: { readonly messageId: string; readonly shopperId: string; readonly by: AlertChannel },
): Promise<ReadAlert | null> => {
  const { db } = deps;
  const [shopper] = await db.select().from(shoppers).where(eq(shoppers.id, shopperId));
  if (shopper === undefined) return null;
  const directory = await siteDirectory(db);
  const site = alertSites(directory).get(shopper.website_id);
  const ways = await toldWays(db, shopper.id);
  if (site === undefined || !ways.has(by)) return null;
  const items = await db
    .select()
    .from(alertItems)
    .where(and(eq(alertItems.message_id, messageId), eq(alertItems.shopper_id, shopperId)))
    .orderBy(alertItems.at, alertItems.id);
  const rows = await db.select().from(savedSearches).where(eq(savedSearches.shopper_id, shopperId));
  const searches = new Map(rows.map((search) => [search.id, search]));
  const wanted = { searches, saved: await savedOf(db, shopperId), ofSaved: savedChoice(shopper), ways };
  const ids = items.map(({ vehicle_id }) => vehicle_id);
  const records = await recordsNow(deps, directory, site, ids);
  const parts = items.flatMap((item): AlertPart[] => {
    const record = records.get(String(item.vehicle_id));
    if (record === undefined || wayOf(item, wanted) !== by || !isStillSo(item, stateOf(record, site))) return [];
    return [{ item, record, search: searches.get(item.saved_search_id ?? '') ?? null }];
  });
  if (parts.length === 0) return null;
  const memory = await readMemory(db, ids, [site.website_id]);
  const isUnsettled = parts.some(({ item }) => {
    const known = memory.get(placeKey(site.website_id, item.vehicle_id));
    return known !== undefined && settlesAt(item, known, deps.now()) !== null;
  });
  return { shopper, site, directory, parts, isUnsettled };
};
