import type { AlertItemRow, SavedSearchRow } from '../../ground/database/schema';
import type { AlertChannel } from './alert-purpose';
import { askedCents, isStillSo, type KnownState, settlesAt } from './vehicle-state';

/** What is asked of the turn of one shopper. */
export interface Turn {
  /** All that is open, due or not. */
  readonly open: readonly AlertItemRow[];
  /** Lower prices that were told, in cents, by vehicle. */
  readonly toldPrices: ReadonlyMap<bigint, ReadonlySet<number>>;
  /** The searches of the shopper by their ids. */
  readonly searches: ReadonlyMap<string, Pick<SavedSearchRow, 'frequency' | 'channel'>>;
  /** Vehicles that the shopper has saved, and how they are told of them. */
  readonly saved: ReadonlySet<bigint>;
  readonly ofSaved: Pick<SavedSearchRow, 'frequency' | 'channel'>;
  /** How vehicles stand on the site; one that is not there is gone. */
  readonly states: ReadonlyMap<bigint, KnownState>;
  /** By which ways the shopper may be told now. */
  readonly ways: ReadonlySet<AlertChannel>;
  readonly now: Date;
}

/** Something that is told, with what is asked for the vehicle now, in cents. */
export interface ToldItem {
  readonly item: AlertItemRow;
  readonly price: number | null;
}

export interface Choice {
  readonly told: ReadonlyMap<AlertChannel, readonly ToldItem[]>;
  /** What is not worth telling any more. */
  readonly dropped: readonly AlertItemRow[];
  /** What is told later, for the price of its vehicle has only just come: by its id, when it is due. */
  readonly postponed: ReadonlyMap<string, Date>;
}

/**
 * By which way somebody is told of something: as they chose for its search, or for what they saved; null where it is not
 * wanted any more.
 */
export const wayOf = (
  { of_search, saved_search_id, vehicle_id }: Pick<AlertItemRow, 'of_search' | 'saved_search_id' | 'vehicle_id'>,
  { searches, saved, ofSaved, ways }: Pick<Turn, 'searches' | 'saved' | 'ofSaved' | 'ways'>,
): AlertChannel | null => {
  if (!of_search && !saved.has(vehicle_id)) return null;
  const chosen = of_search ? searches.get(saved_search_id ?? '') : ofSaved;
  return chosen !== undefined && chosen.frequency !== 'off' && ways.has(chosen.channel) ? chosen.channel : null;
};

/**
 * Chooses what a shopper is told in a turn: all that is due and still so. A price that is back where it was is dropped, one
 * that was told before, too, and that of a vehicle that the same turn says to be new. Where a price has only just
 * come, what would say it waits until that has lasted. Pure.
 */
export const chooseItems = (turn: Turn): Choice => {
  const { open, states, toldPrices, now } = turn;
  const told = new Map<AlertChannel, ToldItem[]>();
  const dropped: AlertItemRow[] = [];
  const postponed = new Map<string, Date>();
  const isNew = new Set<bigint>();
  const take = (item: AlertItemRow): boolean => {
    const state = states.get(item.vehicle_id);
    const way = wayOf(item, turn);
    if (state === undefined || way === null || !isStillSo(item, state)) return false;
    const settled = settlesAt(item, state, now);
    if (settled !== null) {
      postponed.set(item.id, settled);
      return true;
    }
    const price = askedCents(state);
    const isRepeat =
      item.reason === 'lower-price' &&
      (isNew.has(item.vehicle_id) || (price !== null && toldPrices.get(item.vehicle_id)?.has(price) === true));
    if (isRepeat) return false;
    if (item.reason === 'new-match') isNew.add(item.vehicle_id);
    told.set(way, [...(told.get(way) ?? []), { item, price }]);
    return true;
  };
  const isPrice = ({ reason }: AlertItemRow): boolean => reason === 'lower-price';
  const due = open.filter(({ due_at }) => due_at <= now);
  // New ones first: they say the price.
  for (const item of [...due.filter((one) => !isPrice(one)), ...due.filter(isPrice)])
    if (!take(item)) dropped.push(item);
  // A price that is due later was just told with the vehicle.
  dropped.push(...open.filter((item) => item.due_at > now && isPrice(item) && isNew.has(item.vehicle_id)));
  return { told, dropped, postponed };
};
