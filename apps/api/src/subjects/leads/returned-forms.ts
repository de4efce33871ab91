import { randomBytes } from 'node:crypto';
import { type ReturnedForm, returnedFormSchema } from '@forecourt/api-contract';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { returnedForms } from '../../ground/database/schema';
import { openText, sealText } from '../../ground/sealing/sealed-text';
import { tokenDigest } from '../../ground/sealing/token-digest';
import { returnedFormKey } from './lead-keys';

/** How long a form waits for its shopper to mend it, in milliseconds. */
export const returnedFormMs = 60 * 60 * 1000;
/** Most forms that wait on one site; the oldest make room. Whoever sends faulty forms without end fills no database. */
const mostWaiting = 500;

/** Keeps a plain form that could not be taken, for its page to be drawn again (FORM-03). Gives the only key to it. */
export const keepReturnedForm = async (db: Db, websiteId: string, form: ReturnedForm, now: Date): Promise<string> => {
  const token = randomBytes(24).toString('base64url');
  await db.insert(returnedForms).values({
    token_digest: tokenDigest(token),
    website_id: websiteId,
    sealed: sealText(token, returnedFormKey, JSON.stringify(form)),
    expires_at: new Date(now.getTime() + returnedFormMs),
  });
  const tooMany = db
    .select({ token_digest: returnedForms.token_digest })
    .from(returnedForms)
    .where(eq(returnedForms.website_id, websiteId))
    .orderBy(desc(returnedForms.expires_at))
    .offset(mostWaiting);
  await db.delete(returnedForms).where(inArray(returnedForms.token_digest, tooMany));
  return token;
};

/** A form of a site that waits under a token; null when none does, or not any more. */
export const readReturnedForm = async (
  db: Db,
  websiteId: string,
  token: string,
  now: Date,
): Promise<ReturnedForm | null> => {
  const [found] = await db
    .select({ sealed: returnedForms.sealed })
    .from(returnedForms)
    .where(
      and(
        eq(returnedForms.token_digest, tokenDigest(token)),
        eq(returnedForms.website_id, websiteId),
        gt(returnedForms.expires_at, now),
      ),
    );
  return found === undefined
    ? null
    : returnedFormSchema.parse(JSON.parse(openText(token, returnedFormKey, found.sealed)));
};

/** Forgets a form of a site that has been sent again: what was typed need not wait any longer. */
export const forgetReturnedForm = async (db: Db, websiteId: string, token: string): Promise<void> => {
  await db
    .delete(returnedForms)
    .where(and(eq(returnedForms.token_digest, tokenDigest(token)), eq(returnedForms.website_id, websiteId)));
};

/** Forgets the forms whose time is over. */
export const forgetReturnedForms = async (db: Db, now: Date): Promise<void> => {
  await db.delete(returnedForms).where(lt(returnedForms.expires_at, now));
};
