import type { SiteDocument } from '@forecourt/config/site-document';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { SearchRecord } from '@forecourt/search/record';
import type { Db } from '../../ground/database/database';
import type { AlertMemoryRow } from '../../ground/database/schema';
import { readVehicles, vehicleRecords } from '../search';
import type { SiteDirectory } from '../sites';
import { siteTimeZone } from './alert-site';
import { alertDue, type TellingFrequency } from './alert-times';
import { type Judgement, judgeVehicle } from './judge-vehicle';
import type { KeptSearch, KeptSearches } from './kept-searches';
import { mostOfSearch } from './most-of-search';
import { type NewItem, saversOf, storeItems } from './new-items';
import { zonesOf } from './shopper-zones';
import { toldWaysOf } from './told-ways';
import { placeKey, readMemory, remember } from './vehicle-memory';
import { askedCents, stateOf } from './vehicle-state';

/** Vehicles taken at a time, in a transaction each. */
const chunk = 200;
export interface FindContext {
  readonly db: Db;
  readonly directory: SiteDirectory;
  /** The sites that have alerts. */
  readonly sites: ReadonlyMap<string, SiteDocument>;
  readonly searches: KeptSearches;
  readonly now: Date;
}

interface Judged extends Judgement {
  readonly record: SearchRecord;
}

/** The records of a vehicle on the sites that have alerts. */
export const recordsOf = (
  { directory, sites, now }: Pick<FindContext, 'directory' | 'sites' | 'now'>,
  vehicle: Vehicle,
): readonly SearchRecord[] => vehicleRecords(vehicle, directory, now, new Set(sites.keys())).upsert;

/** Ids of the searches that found a vehicle on a site while it had another list price. */
const foundAt = (context: FindContext, vehicle: Vehicle, record: SearchRecord, price: number | null): Set<string> => {
  const before = { ...vehicle, price: price === null ? null : price / 100 };
  const { directory, now, searches } = context;
  const [former] = vehicleRecords(before, directory, now, new Set([record.site])).upsert;
  return new Set(former === undefined ? [] : searches.match(former).searches.map(({ id }) => id));
};

/** What shoppers are to be told of what was found. */
const itemsOf = async (
  context: FindContext,
  judged: readonly Judged[],
  /** How many vehicles each search was told of already, kept up here. */
  bySearch: Map<string, number>,
): Promise<readonly NewItem[]> => {
  const { db, directory, sites, now } = context;
  const saved = judged.filter(({ lowerThan, isSelling }) => lowerThan !== null || isSelling);
  const savers = Map.groupBy(
    await saversOf(
      db,
      saved.map(({ record }) => BigInt(record.id)),
    ),
    ({ websiteId, vehicleId }) => placeKey(websiteId, vehicleId),
  );
  const shopperIds = judged.flatMap(({ news, lower }) => [...news, ...lower].map(({ shopperId }) => shopperId));
  const ways = await toldWaysOf(db, new Set(shopperIds));
  // A search whose way is closed must not keep another of the same shopper from telling.
  const isOpen = ({ shopperId, channel }: KeptSearch): boolean => ways.get(shopperId)?.has(channel) === true;
  const siteZones = new Map([...sites].map(([id, site]) => [id, siteTimeZone(site, directory)]));
  const saverIds = [...savers.values()].flatMap((found) => found.map(({ shopperId }) => shopperId));
  const ownZones = await zonesOf(db, new Set([...shopperIds, ...saverIds]));
  return judged.flatMap(({ record, remembered, news, lower, lowerThan, isSelling }) => {
    const siteZone = siteZones.get(record.site) ?? 'Australia/Sydney';
    const vehicle_id = BigInt(record.id);
    type Told = Pick<NewItem, 'reason' | 'shopper_id' | 'saved_search_id'> & {
      readonly frequency: TellingFrequency;
    };
    const item = ({ frequency, ...told }: Told): NewItem => ({
      ...told,
      ...{
        website_id: record.site,
        vehicle_id,
        price: askedCents(remembered),
        at: now,
        of_search: told.saved_search_id !== null,
      },
      price_before: told.reason === 'lower-price' ? lowerThan : null,
      due_at: alertDue({
        ...{ reason: told.reason, frequency, at: now },
        timeZone: ownZones.get(told.shopper_id) ?? siteZone,
      }),
    });
    const ofSearch = (reason: NewItem['reason'], found: typeof news): NewItem[] =>
      found.map(({ id, shopperId, frequency }) =>
        item({ reason, frequency, shopper_id: shopperId, saved_search_id: id }),
      );
    const fresh = news.filter(isOpen).filter(({ id }) => {
      const many = (bySearch.get(id) ?? 0) + 1;
      bySearch.set(id, many);
      return many <= mostOfSearch;
    });
    const own = (savers.get(placeKey(record.site, vehicle_id)) ?? []).map(({ shopperId, frequency }) =>
      item({
        reason: isSelling ? 'selling' : 'lower-price',
        frequency,
        shopper_id: shopperId,
        saved_search_id: null,
      }),
    );
    return [...ofSearch('new-match', fresh), ...ofSearch('lower-price', lower.filter(isOpen)), ...own];
  });
};

/** Those of the memory whose sites do not show them any more: they are not on sale there. */
const gone = (memory: ReadonlyMap<string, AlertMemoryRow>, records: readonly SearchRecord[]): AlertMemoryRow[] => {
  const shown = new Set(records.map(({ site, id }) => placeKey(site, id)));
  return [...memory].flatMap(([key, row]) => (shown.has(key) ? [] : [{ ...row, on_sale: false }]));
};

/**
 * Finds what shoppers are to be told of vehicles that have changed, and stores it together with what is remembered of them
 * from now on: done twice it tells nothing twice.
 * @returns how many items were found
 */
export const findAlerts = async (context: FindContext, vehicleIds: readonly bigint[]): Promise<number> => {
  const { db, directory, sites, searches, now } = context;
  const bySearch = new Map<string, number>();
  let count = 0;
  for (let start = 0; start < vehicleIds.length; start += chunk) {
    const ids = vehicleIds.slice(start, start + chunk);
    const found = await readVehicles(db, directory, ids);
    const memory = await readMemory(db, ids, [...sites.keys()]);
    const judged = found.flatMap((vehicle) =>
      recordsOf(context, vehicle).flatMap((record): Judged[] => {
        const site = sites.get(record.site);
        if (site === undefined) return [];
        const known = memory.get(placeKey(record.site, record.id)) ?? null;
        const asked = {
          ...{ memory: known, state: stateOf(record, site), found: searches.match(record), now },
          foundAt: (price: number | null) => foundAt(context, vehicle, record, price),
        };
        return [{ record, ...judgeVehicle(asked) }];
      }),
    );
    const items = await itemsOf(context, judged, bySearch);
    const rows = judged.map(({ record, remembered }) => ({
      ...{ website_id: record.site, vehicle_id: BigInt(record.id), seen_at: now },
      ...remembered,
    }));
    const away = gone(
      memory,
      judged.map(({ record }) => record),
    );
    await db.transaction(async (tx) => {
      await remember(tx, [...rows, ...away]);
      await storeItems(tx, items);
    });
    count += items.length;
  }
  return count;
};
