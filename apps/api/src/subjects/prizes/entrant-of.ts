import { createHmac } from 'node:crypto';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import type { Db } from '../../ground/database/database';
import { ownKey } from '../../ground/sealing/own-key';
import { phoneOf } from './phone-of';
import { prizeEntrantKey } from './prize-keys';

/** Who draws in a campaign. */
export interface Entrant {
  readonly shopperId: string;
  /** Stands in the ledger for them. */
  readonly digest: string;
  /** The digests that may stand there: by the present key, and by the one before. */
  readonly digests: readonly string[];
}

const digestBy = (secret: string, subject: readonly string[]): string =>
  createHmac('sha256', ownKey({ current: secret }, prizeEntrantKey))
    .update(JSON.stringify(subject))
    .digest('base64url');

/**
 * A person of a site as an entrant of one of its campaigns; null where they are gone. The digest is of their number, which
 * outlives the account: who deletes it and signs in again is the same entrant.
 */
export const entrantOf = async (
  db: Pick<Db, 'select'>,
  {
    websiteId,
    campaign,
    shopperId,
    serviceToken: { current, previous },
  }: {
    readonly websiteId: string;
    /** Id of the campaign. */
    readonly campaign: string;
    readonly shopperId: string;
    readonly serviceToken: RotatedSecret;
  },
): Promise<Entrant | null> => {
  const phone = await phoneOf(db, websiteId, shopperId);
  if (phone === null) return null;
  const subject = [websiteId, campaign, phone];
  const digest = digestBy(current, subject);
  return { shopperId, digest, digests: [digest, ...(previous === null ? [] : [digestBy(previous, subject)])] };
};
