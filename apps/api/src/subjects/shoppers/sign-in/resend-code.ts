import { eq } from 'drizzle-orm';
import { type SignInRow, signIns } from '../../../ground/database/schema';
import { type Refusal, refusal, type ShopperWrite } from '../../../ground/http/shopper-write';
import { insertMessage } from '../../../ground/messages/new-message';
import { noAccounts } from '../signed-in';
import { findSignIn, openSignIn } from './find-sign-in';
import { type CodeDeps, codeRefused, waitFor } from './request-code';
import { signInKind } from './sign-in-sms';
import { resendAt } from './sign-in-terms';
import { textedNumber } from './texted-number';

/** Nothing is under way in this browser. */
export const signInGone = (): Refusal =>
  refusal(410, 'sign_in_gone', 'This code has ended. Please enter your mobile number again for a new one.');

/** Why a code is not sent again now; null where it may be. */
const notYet = (row: SignInRow, now: Date): Refusal | null => {
  const at = resendAt(row);
  if (at === null)
    return refusal(409, 'sent_often', 'The code cannot be sent again. Please enter your number once more.');
  return at > now ? waitFor(Math.ceil((at.getTime() - now.getTime()) / 1000), 'A code is on its way.') : null;
};

/**
 * Sends the same code once more, after a wait. Tries are not reset, and the code ends when it ended before: a text that
 * was only late is still right.
 */
export const resendCode =
  ({ enqueue, env }: CodeDeps) =>
  async (
    { context: { db, websiteId, client, now }, site }: Pick<ShopperWrite, 'context' | 'site'>,
    token: string | null,
  ): Promise<Refusal | SignInRow> => {
    if (!site.flags.auth) return noAccounts();
    if (token === null) return signInGone();
    const presented = { websiteId, token, now };
    const open = await findSignIn(db, presented);
    if (open === null) return signInGone();
    const early = notYet(open, now);
    if (early !== null) return early;
    // Counted before the transaction: with a second connection inside it a few of these would use up all there are.
    const number = textedNumber(open.phone);
    const isAbroad = 'phone' in number && number.isAbroad;
    const refused = await codeRefused(db, env, { phone: open.phone, isAbroad, websiteId, client, now });
    if (refused !== null) return refused;
    return db.transaction(async (tx) => {
      const [row] = await tx.select().from(signIns).where(openSignIn(presented)).for('update');
      if (row === undefined) return signInGone();
      const meanwhile = notYet(row, now);
      if (meanwhile !== null) return meanwhile;
      const again: SignInRow = { ...row, sent: row.sent + 1, sent_at: now };
      await tx.update(signIns).set({ sent: again.sent, sent_at: now }).where(eq(signIns.id, row.id));
      const destination = { kind: 'shopper', by: 'sms' } as const;
      await insertMessage(
        tx,
        { enqueue, mailFrom: env.mailFrom },
        { kind: signInKind, subjectId: row.id, destination, now },
      );
      return again;
    });
  };
