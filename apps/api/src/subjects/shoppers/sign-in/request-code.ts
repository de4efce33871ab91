import { visitorOf } from '@forecourt/api-contract/service';
import { and, eq, gt } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import type { Db } from '../../../ground/database/database';
import { type SignInRow, signIns } from '../../../ground/database/schema';
import type { Env } from '../../../ground/env/env';
import { comeLater, type Refusal, refusal, type ShopperWrite } from '../../../ground/http/shopper-write';
import { limitedFor, limitsKey } from '../../../ground/limits/limits';
import { type EnqueueMessage, insertMessage } from '../../../ground/messages/new-message';
import { ownKey } from '../../../ground/sealing/own-key';
import { tokenDigest } from '../../../ground/sealing/token-digest';
import { newToken } from '../sessions/sessions';
import { codeLimits, type SignInLimit } from '../shopper-limits';
import { noAccounts } from '../signed-in';
import { signInKind } from './sign-in-sms';
import { codeMs } from './sign-in-terms';
import { textedNumber } from './texted-number';

/** What sending a code takes. */
export interface CodeDeps {
  readonly enqueue: EnqueueMessage;
  readonly env: Pick<Env, 'serviceToken' | 'mailFrom'>;
}

/** A time to wait in words. */
const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

/** Asks to wait, with the time. The words are the same whoever's number it is. */
export const waitFor = (seconds: number, what: string): Refusal =>
  comeLater(seconds, 429, 'limit', `${what} Please wait ${inWords(seconds)} and try again, or call us.`);

interface Sender {
  readonly phone: string;
  readonly isAbroad: boolean;
  readonly websiteId: string;
  readonly client: string | null;
  readonly now: Date;
}

/** Counts a code that is to be sent; the refusal where one of the limits is reached. */
export const codeRefused = async (
  db: Db,
  env: CodeDeps['env'],
  { phone, isAbroad, websiteId, client, now }: Sender,
): Promise<Refusal | null> => {
  const secret = ownKey(env.serviceToken, limitsKey);
  const counted = ({ limit, most }: SignInLimit, subject: string) =>
    limitedFor(db, { limit, most, subject: `${websiteId} ${subject}`, now, secret });
  const counts: readonly (readonly [SignInLimit, string])[] = [
    [codeLimits.address, visitorOf(client ?? '')],
    [codeLimits.addressDay, visitorOf(client ?? '')],
    [codeLimits.phone, phone],
    [codeLimits.phoneDay, phone],
    ...(isAbroad ? [[codeLimits.abroad, 'abroad'] as const] : []),
    [codeLimits.site, 'site'],
    [codeLimits.siteDay, 'site'],
  ];
  for (const [limit, subject] of counts) {
    const wait = await counted(limit, subject);
    if (wait !== null) return waitFor(wait, 'Several codes have been asked for.');
  }
  return null;
};

/**
 * Begins a sign-in: a code goes to the number by text, as a message of the same transaction, and the browser gets a token
 * without which the code is worth nothing. Nobody learns whether the number is known: there is no difference.
 */
export const requestCode =
  ({ enqueue, env }: CodeDeps) =>
  async (
    { context: { db, websiteId, client, now }, site }: Pick<ShopperWrite, 'context' | 'site'>,
    /** What was typed, and the token of the sign-in before in this browser. */
    { typed, before }: { readonly typed: string; readonly before: string | null },
  ): Promise<Refusal | { readonly token: string; readonly signIn: SignInRow }> => {
    if (!site.flags.auth) return noAccounts();
    const number = textedNumber(typed);
    if ('fault' in number)
      return refusal(422, 'phone', number.fault, [{ path: 'phone_number', message: number.fault }]);
    const refused = await codeRefused(db, env, { ...number, websiteId, client, now });
    if (refused !== null) return refused;
    const token = newToken();
    const signIn: SignInRow = {
      // Random as a whole: the code is made of it.
      id: uuidv4(),
      website_id: websiteId,
      browser_digest: tokenDigest(token),
      phone: number.phone,
      sent: 1,
      sent_at: now,
      tries: 0,
      created_at: now,
      expires_at: new Date(now.getTime() + codeMs),
      used_at: null,
    };
    await db.transaction(async (tx) => {
      // It ends here and stays until upkeep clears it away: its text in the outbox is found by it.
      if (before !== null)
        await tx
          .update(signIns)
          .set({ expires_at: now })
          .where(and(eq(signIns.browser_digest, tokenDigest(before)), gt(signIns.expires_at, now)));
      await tx.insert(signIns).values(signIn);
      const destination = { kind: 'shopper', by: 'sms' } as const;
      await insertMessage(
        tx,
        { enqueue, mailFrom: env.mailFrom },
        { kind: signInKind, subjectId: signIn.id, destination, now },
      );
    });
    return { token, signIn };
  };
