import type { DetailsForm } from '@forecourt/api-contract';
import { readTimeZone } from '@forecourt/domain/shopper';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../ground/database/database';
import { type ShopperRow, shoppers } from '../../../ground/database/schema';
import type { Env } from '../../../ground/env/env';
import { comeLater, type Refusal } from '../../../ground/http/shopper-write';
import { limitedFor, limitsKey } from '../../../ground/limits/limits';
import { type EnqueueMessage, insertMessage } from '../../../ground/messages/new-message';
import { ownKey } from '../../../ground/sealing/own-key';
import { confirmLimit } from '../garage-limits';
import { recordGone } from '../record-gone';
import { confirmKind } from './confirm-mail';
import { emailDigest } from './confirm-token';

/** What details are changed with. */
export interface DetailsDeps {
  readonly db: Db;
  readonly enqueue: EnqueueMessage;
  readonly env: Pick<Env, 'serviceToken' | 'mailFrom'>;
  readonly now: Date;
}

/** Counts a mail that confirms an address; the refusal where a shopper has had several today. */
const confirmRefused = async ({ db, env, now }: DetailsDeps, shopperId: string): Promise<Refusal | null> => {
  const secret = ownKey(env.serviceToken, limitsKey);
  const wait = await limitedFor(db, { ...confirmLimit, subject: shopperId, now, secret });
  return wait === null
    ? null
    : comeLater(
        wait,
        429,
        'limit',
        'Several links have been sent today. Please open the newest one, or try again tomorrow.',
      );
};

const sendLink = async (tx: Tx, { enqueue, env, now }: DetailsDeps, shopperId: string): Promise<void> => {
  const message = {
    kind: confirmKind,
    subjectId: shopperId,
    destination: { kind: 'shopper', by: 'email' },
    now,
  } as const;
  await insertMessage(tx, { enqueue, mailFrom: env.mailFrom }, message);
};

/**
 * Changes name, address and zone. A new address counts for nothing until a link that goes to it is opened; an old one that is
 * confirmed stays so.
 * @returns whether a link is on its way
 */
export const changeDetails = async (
  deps: DetailsDeps,
  shopper: ShopperRow,
  { name, email, time_zone }: DetailsForm,
): Promise<{ readonly link_sent: boolean } | Refusal> => {
  const isNew = email.toLowerCase() !== (shopper.email ?? '').toLowerCase();
  const refused = isNew && email !== '' ? await confirmRefused(deps, shopper.id) : null;
  if (refused !== null) return refused;
  return deps.db.transaction(async (tx) => {
    const address = isNew ? { email: email === '' ? null : email, email_confirmed_at: null } : {};
    const changed = await tx
      .update(shoppers)
      .set({ name, ...address, ...(time_zone === undefined ? {} : { time_zone: readTimeZone(time_zone) }) })
      .where(eq(shoppers.id, shopper.id))
      .returning({ id: shoppers.id });
    if (changed.length === 0) return recordGone();
    const isSent = isNew && email !== '';
    if (isSent) await sendLink(tx, deps, shopper.id);
    return { link_sent: isSent };
  });
};

/** Sends the link to the address of a shopper once more, unless it is confirmed. */
export const sendLinkAgain = async (
  deps: DetailsDeps,
  { id, email, email_confirmed_at }: ShopperRow,
): Promise<{ readonly link_sent: boolean } | Refusal> => {
  if (email === null || email_confirmed_at !== null) return { link_sent: false };
  const refused = await confirmRefused(deps, id);
  if (refused !== null) return refused;
  await deps.db.transaction((tx) => sendLink(tx, deps, id));
  return { link_sent: true };
};

/** Whether a link is of an address that its shopper still has, on this site, and whether that is confirmed already. */
export const linkedShopper = async (
  db: Pick<Db, 'select'>,
  websiteId: string,
  opened: { readonly shopper: string; readonly email: string },
): Promise<{ readonly isConfirmed: boolean } | null> => {
  const [shopper] = await db
    .select()
    .from(shoppers)
    .where(and(eq(shoppers.id, opened.shopper), eq(shoppers.website_id, websiteId)));
  if (shopper?.email == null || emailDigest(shopper.email) !== opened.email) return null;
  return { isConfirmed: shopper.email_confirmed_at !== null };
};

/** Writes down that an address is its shopper's; @returns false where the link is of an address that they have not. */
export const confirmEmail = (
  db: Db,
  websiteId: string,
  opened: { readonly shopper: string; readonly email: string },
  now: Date,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.select({ id: shoppers.id }).from(shoppers).where(eq(shoppers.id, opened.shopper)).for('update');
    const linked = await linkedShopper(tx, websiteId, opened);
    if (linked === null) return false;
    if (!linked.isConfirmed)
      await tx.update(shoppers).set({ email_confirmed_at: now }).where(eq(shoppers.id, opened.shopper));
    return true;
  });
