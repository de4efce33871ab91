import type { SignInState } from '@forecourt/api-contract';
import { maskedPhone } from '@forecourt/domain/shopper';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../ground/database/database';
import { type SignInRow, signIns } from '../../../ground/database/schema';
import { tokenDigest } from '../../../ground/sealing/token-digest';
import type { PresentedToken } from '../sessions/sessions';
import { mostTries, resendAt } from './sign-in-terms';

/** Where the sign-in of a browser's token is found: on its own site, while it is open. */
export const openSignIn = ({ websiteId, token, now }: PresentedToken) =>
  and(
    eq(signIns.browser_digest, tokenDigest(token)),
    eq(signIns.website_id, websiteId),
    isNull(signIns.used_at),
    lt(signIns.tries, mostTries),
    gt(signIns.expires_at, now),
  );

/** The sign-in under way in a browser; null when there is none any more. */
export const findSignIn = async (db: Pick<Db, 'select'>, presented: PresentedToken): Promise<SignInRow | null> => {
  const [row] = await db.select().from(signIns).where(openSignIn(presented));
  return row ?? null;
};

/** What a browser may know of its sign-in; pure. */
export const signInState = (row: SignInRow): SignInState => ({
  to: maskedPhone(row.phone),
  resend_at: resendAt(row)?.toISOString() ?? null,
  expires_at: row.expires_at.toISOString(),
  tries_left: Math.max(0, mostTries - row.tries),
});
