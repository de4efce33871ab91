import type { WatchlistJoined } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { Tx } from '../../ground/database/database';
import { type SavedKind, savedKinds, savedVehicles } from '../../ground/database/schema';
import type { Refusal, ShopperWrite } from '../../ground/http/shopper-write';
import { isRefused, writingShopper } from '../shoppers';
import { findSiteVehicles } from '../vehicles';
import { holdLists, mostOf, rowOf, rowsOf } from './saved-rows';
import { joinBody, readBody } from './watchlist-body';

interface JoinedList {
  readonly shopperId: string;
  readonly kind: SavedKind;
  readonly site: SiteDocument;
  readonly now: Date;
  /** Of the device, the oldest first. */
  readonly ids: readonly string[];
  /** What the site shows of them. */
  readonly shown: ReadonlyMap<string, Vehicle>;
}

/** Joins one list. @returns ids that had no room, which the device keeps */
const joinList = async (tx: Tx, { ids, shown, ...list }: JoinedList): Promise<string[]> => {
  const { shopperId, kind, now } = list;
  const kept = await rowsOf(tx, shopperId, kind);
  const known = new Set(kept.map((row) => row.vehicle_id.toString()));
  const missing = [...new Set(ids)].flatMap((id) => (known.has(id) ? [] : (shown.get(id) ?? [])));
  const room = Math.max(0, mostOf[kind] - kept.length);
  // The newest of the device come first where there is too little room.
  const taken = room === 0 ? [] : missing.slice(-room);
  // A millisecond apart, so that the list keeps the order of the device.
  const rows = taken.map((vehicle, at) =>
    rowOf(vehicle, { ...list, now: new Date(now.getTime() - (taken.length - 1 - at)) }),
  );
  if (rows.length > 0) await tx.insert(savedVehicles).values(rows);
  return missing.slice(0, missing.length - taken.length).map(({ id }) => id);
};

/**
 * Moves what a device kept into the account of whoever signed in on it: joined with what is there, each vehicle once.
 * What has sold meanwhile comes along; what the site does not show is left out.
 */
export const joinLists = async (
  write: Pick<ShopperWrite, 'site' | 'context' | 'sent'>,
): Promise<Refusal | { readonly left: WatchlistJoined['left'] }> => {
  const shopper = await writingShopper(write);
  if (isRefused(shopper)) return shopper;
  const {
    site,
    sent,
    context: { db, now },
  } = write;
  const asked = readBody(joinBody, sent);
  if ('kind' in asked) return asked;
  const shown = await findSiteVehicles(db, site, [...new Set([...asked.saved, ...asked.compared])]);
  return db.transaction(async (tx) => {
    await holdLists(tx, shopper.id);
    const left: Record<SavedKind, string[]> = { saved: [], compared: [] };
    for (const kind of savedKinds)
      left[kind] = await joinList(tx, { shopperId: shopper.id, kind, site, now, ids: asked[kind], shown });
    return { left };
  });
};
