import type { RotatedSecret } from '@forecourt/api-contract/service';
import type { Db } from '../../ground/database/database';
import { type Limit, limitedFor, limitsKey, oneDay, tenMinutes } from '../../ground/limits/limits';
import { ownKey } from '../../ground/sealing/own-key';

/** References tried from one address: whoever guesses learns nothing, and not for long. */
export const referenceLimit: Limit = { name: 'payment-reference', windowMs: tenMinutes };

/** The same over a day, so that patience does not help. */
export const referenceDayLimit: Limit = { name: 'payment-day', windowMs: oneDay };

/** References taken from one address in ten minutes and in a day. A family pays from one; a guesser needs thousands. */
export const mostReferences = { tenMinutes: 20, day: 100 } as const;

/** How often a payment's processor is asked because somebody came back or looked. */
export const lookLimit: Limit = { name: 'payment-look', windowMs: tenMinutes };

/** Looks at one payment in ten minutes that ask its processor; beyond them it is shown as it is known to stand. */
export const mostLooks = 20;

/** Counts a look at a payment. @returns whether its processor may be asked for it */
export const mayLook = async (
  { db, serviceToken, now }: { readonly db: Db; readonly serviceToken: RotatedSecret; readonly now: Date },
  paymentId: string,
): Promise<boolean> => {
  const secret = ownKey(serviceToken, limitsKey);
  return (await limitedFor(db, { limit: lookLimit, subject: paymentId, most: mostLooks, now, secret })) === null;
};
