import type { Tx } from '../database/database';
import type { Erasure } from '../erasure/erasure';

/** What can be removed whole. */
export type RemovalSubject = 'site' | 'dealership';

/** How many there are of something, by the words that a person reads, such as `stock keys`. */
export type Counts = Readonly<Record<string, number>>;

/** What removing a site or a dealership does, or would do. */
export interface RemovalPlan {
  readonly goes: Counts;
  readonly stays: Counts;
  /** Why it cannot go now, a sentence each, with what to do about it. */
  readonly against: readonly string[];
  /** Whether what stays belongs to the row of the dealership, which is kept for it and marked as removed. */
  readonly keepsRow: boolean;
}

/** What a removal takes along beside the database. */
export interface RemovalPlace {
  /** The folder of what was sent where nobody else takes it. */
  readonly outbox: string;
  /** What all subjects have of a person. */
  readonly erasures: readonly Erasure[];
}

/** What one part of the platform has of a site or a dealership. */
export interface Removal {
  readonly subject: RemovalSubject;
  /** Says what becomes of it and changes nothing. What is left out of the plan is nothing. */
  readonly tell: (tx: Tx, id: string) => Promise<Partial<RemovalPlan>>;
  /** Removes what goes, in the transaction that removes the rest. */
  readonly remove: (tx: Tx, id: string, place: RemovalPlace) => Promise<void>;
}

/** What becomes of everything that the parts of the platform have of a site or a dealership. */
export const planAll = async (
  removals: readonly Removal[],
  tx: Tx,
  subject: RemovalSubject,
  id: string,
): Promise<RemovalPlan> => {
  let plan: RemovalPlan = { goes: {}, stays: {}, against: [], keepsRow: false };
  for (const removal of removals.filter((one) => one.subject === subject)) {
    const told = await removal.tell(tx, id);
    plan = {
      goes: { ...plan.goes, ...told.goes },
      stays: { ...plan.stays, ...told.stays },
      against: [...plan.against, ...(told.against ?? [])],
      keepsRow: plan.keepsRow || told.keepsRow === true,
    };
  }
  return plan;
};

/** Removes what every part of the platform has of it. */
export const removeAll = async (
  removals: readonly Removal[],
  tx: Tx,
  subject: RemovalSubject,
  id: string,
  place: RemovalPlace,
): Promise<void> => {
  for (const removal of removals) if (removal.subject === subject) await removal.remove(tx, id, place);
};
