import { visitorOf } from '@forecourt/api-contract/service';
import { safeRedirect } from '@forecourt/config/pages';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { v4 as uuidv4 } from 'uuid';
import type { Db } from '../../../ground/database/database';
import { shoppers, signInLinks } from '../../../ground/database/schema';
import type { Refusal, ShopperWrite } from '../../../ground/http/shopper-write';
import { limitedFor, limitsKey } from '../../../ground/limits/limits';
import { insertMessage } from '../../../ground/messages/new-message';
import { ownKey } from '../../../ground/sealing/own-key';
import { linkLimits, type SignInLimit } from '../shopper-limits';
import { type CodeDeps, waitFor } from '../sign-in/request-code';
import { linksRefused } from './has-links';
import { signInLinkKind } from './link-mail';
import { linkMs } from './link-terms';

/** A link that somebody asks for. */
interface AskedLink {
  /** The address that was typed, a whole one. */
  readonly email: string;
  /** Where they wanted to go. */
  readonly redirect: string;
}

interface Sender {
  readonly websiteId: string;
  readonly client: string | null;
  readonly now: Date;
}

/** Counts a link; the refusal where one of the limits is reached. The address is counted whether somebody has it or not. */
const linkRefused = async (
  db: Db,
  env: CodeDeps['env'],
  email: string,
  { websiteId, client, now }: Sender,
): Promise<Refusal | null> => {
  const secret = ownKey(env.serviceToken, limitsKey);
  const counts: readonly (readonly [SignInLimit, string])[] = [
    [linkLimits.client, visitorOf(client ?? '')],
    [linkLimits.mailbox, email],
    [linkLimits.mailboxDay, email],
    [linkLimits.site, 'site'],
  ];
  for (const [{ limit, most }, subject] of counts) {
    const wait = await limitedFor(db, { limit, most, subject: `${websiteId} ${subject}`, now, secret });
    if (wait !== null) return waitFor(wait, 'Several links have been asked for.');
  }
  return null;
};

/**
 * Has a link sent to an address, if a shopper of the site has confirmed it; of several, whoever signed in last. Nobody
 * learns whether one has: what is done is the same, and it is the worker that finds that a message has no link, and
 * withdraws it.
 */
export const requestLink =
  ({ enqueue, env }: CodeDeps) =>
  async (
    { context: { db, websiteId, client, now }, site }: Pick<ShopperWrite, 'context' | 'site'>,
    asked: AskedLink,
  ): Promise<Refusal | { readonly sent: true }> => {
    const none = linksRefused(site);
    if (none !== null) return none;
    const email = asked.email.toLowerCase();
    const refused = await linkRefused(db, env, email, { websiteId, client, now });
    if (refused !== null) return refused;
    await db.transaction(async (tx) => {
      const [known] = await tx
        .select({ id: shoppers.id })
        .from(shoppers)
        .where(
          and(
            eq(shoppers.website_id, websiteId),
            eq(sql`lower(${shoppers.email})`, email),
            isNotNull(shoppers.email_confirmed_at),
          ),
        )
        .orderBy(desc(shoppers.signed_in_at), desc(shoppers.id))
        .limit(1)
        // An account that is being erased is gone, or goes with what is stored here.
        .for('key share');
      const shopperId = known?.id ?? uuidv4();
      const destination = { kind: 'shopper', by: 'email' } as const;
      const messageId = await insertMessage(
        tx,
        { enqueue, mailFrom: env.mailFrom },
        { kind: signInLinkKind, subjectId: shopperId, destination, now },
      );
      const expires = new Date(now.getTime() + linkMs);
      // One statement either way: it stores nothing where there is nobody.
      await tx.insert(signInLinks).select(
        tx
          .select({
            id: sql`${uuidv4()}::uuid`.as('id'),
            website_id: shoppers.website_id,
            shopper_id: sql`${shoppers.id}`.as('shopper_id'),
            message_id: sql`${messageId}::uuid`.as('message_id'),
            redirect: sql`${safeRedirect(asked.redirect)}::text`.as('redirect'),
            created_at: sql`${now.toISOString()}::timestamptz`.as('created_at'),
            expires_at: sql`${expires.toISOString()}::timestamptz`.as('expires_at'),
            used_at: sql`null::timestamptz`.as('used_at'),
          })
          .from(shoppers)
          .where(eq(shoppers.id, shopperId)),
      );
    });
    return { sent: true };
  };
