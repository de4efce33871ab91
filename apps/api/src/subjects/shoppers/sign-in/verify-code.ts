import { visitorOf } from '@forecourt/api-contract/service';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../../ground/database/database';
import { shoppers, signIns } from '../../../ground/database/schema';
import { type Refusal, refusal, type ShopperWrite } from '../../../ground/http/shopper-write';
import { limitedFor, limitsKey } from '../../../ground/limits/limits';
import { ownKey } from '../../../ground/sealing/own-key';
import { isKnownTo, knownMark } from '../sessions/known-browser';
import { beginSession, endSession } from '../sessions/sessions';
import { guessLimits, type SignInLimit } from '../shopper-limits';
import { noAccounts } from '../signed-in';
import { findSignIn, openSignIn } from './find-sign-in';
import { type CodeDeps, waitFor } from './request-code';
import { signInGone } from './resend-code';
import { isCodeOf } from './sign-in-code';
import { mostTries } from './sign-in-terms';

/** A code that was typed, by whom. */
export interface TypedCode {
  readonly code: string;
  /** The token of the sign-in in this browser; null for none. */
  readonly token: string | null;
  /** The session that the browser had before: it ends. */
  readonly before: string | null;
  /** The mark of a browser in which a number has signed in before; null for none. */
  readonly known: string | null;
  readonly userAgent: string | undefined;
  /** IANA zone of the browser; null where it said none. */
  readonly timeZone: string | null;
}

const wrongCode = (left: number): Refusal => {
  const rest = left === 1 ? 'One more try is left' : `${left} more tries are left`;
  const error = `This is not the code that we sent. ${rest}.`;
  return refusal(422, 'wrong_code', error, [{ path: 'code', message: error }]);
};

/** The shopper of a proven number: known or new, in the same words and steps. */
const shopperOf = async (
  tx: Tx,
  { websiteId, phone, timeZone, now }: { websiteId: string; phone: string; timeZone: string | null; now: Date },
): Promise<string> => {
  const [row] = await tx
    .insert(shoppers)
    .values({
      ...{ id: uuidv7(), website_id: websiteId, phone },
      ...{ time_zone: timeZone, created_at: now, signed_in_at: now },
    })
    .onConflictDoUpdate({
      target: [shoppers.website_id, shoppers.phone],
      // What was chosen stays, wherever its shopper signs in.
      set: { signed_in_at: now, time_zone: sql`coalesce(${shoppers.time_zone}, excluded.time_zone)` },
    })
    .returning({ id: shoppers.id });
  if (row === undefined) throw new Error('A shopper was neither inserted nor found.');
  return row.id;
};

/**
 * Takes the code of a sign-in: in the browser that asked for it, on its site, once, within its time and its five tries,
 * and within what the number and the address may try in all. A wrong one is counted whatever comes of the request.
 */
export const verifyCode =
  ({ env }: Pick<CodeDeps, 'env'>) =>
  async (
    { context: { db, websiteId, client, now }, site }: Pick<ShopperWrite, 'context' | 'site'>,
    { code, token, before, known, userAgent, timeZone }: TypedCode,
  ): Promise<Refusal | { readonly session: string; readonly mark: string }> => {
    if (!site.flags.auth) return noAccounts();
    if (token === null) return signInGone();
    const presented = { websiteId, token, now };
    const open = await findSignIn(db, presented);
    if (open === null) return signInGone();
    if (code.replace(/\D/g, '').length !== 6) {
      const error = 'The code has six digits.';
      return refusal(422, 'code', error, [{ path: 'code', message: error }]);
    }
    const secret = ownKey(env.serviceToken, limitsKey);
    const number = { websiteId, phone: open.phone };
    const guesses: readonly (readonly [SignInLimit, string])[] = [
      [guessLimits.address, visitorOf(client ?? '')],
      [guessLimits.phone, isKnownTo(env.serviceToken, number, known) ? `${open.phone} known` : open.phone],
    ];
    for (const [{ limit, most }, subject] of guesses) {
      const wait = await limitedFor(db, { limit, most, subject: `${websiteId} ${subject}`, now, secret });
      if (wait !== null) return waitFor(wait, 'Many codes have been tried.');
    }
    return db.transaction(async (tx) => {
      const [row] = await tx.select().from(signIns).where(openSignIn(presented)).for('update');
      if (row === undefined || row.tries >= mostTries) return signInGone();
      if (!isCodeOf(env.serviceToken, row.id, code)) {
        await tx
          .update(signIns)
          .set({ tries: sql`${signIns.tries} + 1` })
          .where(eq(signIns.id, row.id));
        const left = mostTries - row.tries - 1;
        return left > 0 ? wrongCode(left) : signInGone();
      }
      await tx.update(signIns).set({ used_at: now }).where(eq(signIns.id, row.id));
      const shopperId = await shopperOf(tx, { websiteId, phone: row.phone, timeZone, now });
      if (before !== null) await endSession(tx, { websiteId, token: before, now });
      const session = await beginSession(tx, { shopperId, websiteId, userAgent, now });
      return { session, mark: knownMark(env.serviceToken, number) };
    });
  };
