import type { Db } from '../../../ground/database/database';
import { type PersonalRecords, readRecords } from '../../../ground/erasure/personal-records';

/** Whose data are read, and when. */
export interface ExportedShopper {
  readonly websiteId: string;
  readonly shopperId: string;
  readonly now: Date;
}

/**
 * Everything that is kept of a shopper, as JSON: a record of each part of the platform by its name, all of one moment.
 * Telephone numbers and texts are whole: it is given to the shopper alone, or to who answers for them.
 */
export const exportShopper = (
  db: Db,
  records: readonly PersonalRecords[],
  { websiteId, shopperId, now }: ExportedShopper,
): Promise<Readonly<Record<string, unknown>>> =>
  db.transaction(
    async (tx) => ({
      site: websiteId,
      exported_at: now.toISOString(),
      ...(await readRecords(records, tx, 'shopper', shopperId)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
