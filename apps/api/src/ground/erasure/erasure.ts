import type { Tx } from '../database/database';

/** What else goes, in the same transaction, when the personal data of a subject are erased. */
export interface Erasure {
  /** What the data belong to, such as `lead`. */
  readonly subject: string;
  readonly erase: (tx: Tx, ids: readonly string[]) => Promise<void>;
}

/** Erases what every part of the platform has of these subjects. */
export const eraseAll = async (
  erasures: readonly Erasure[],
  tx: Tx,
  subject: string,
  ids: readonly string[],
): Promise<void> => {
  for (const erasure of erasures) if (erasure.subject === subject) await erasure.erase(tx, ids);
};
