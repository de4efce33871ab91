import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../../ground/database/database';
import { type ShopperRow, type ShopperSessionRow, shopperSessions, shoppers } from '../../../ground/database/schema';
import { tokenDigest } from '../../../ground/sealing/token-digest';
import { deviceName } from './device-name';
import { longestMs, seenMs, unusedMs } from './session-terms';

/** A random token of 256 bits, as a cookie carries it. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A token on a site at a moment. */
export interface PresentedToken {
  readonly websiteId: string;
  readonly token: string;
  readonly now: Date;
}

const ofToken = ({ websiteId, token, now }: PresentedToken) =>
  and(
    eq(shopperSessions.token_digest, tokenDigest(token)),
    eq(shopperSessions.website_id, websiteId),
    gt(shopperSessions.expires_at, now),
  );

/**
 * Begins a session, always with a new token: what a browser carried before it signed in is worth nothing afterwards.
 * @returns the token, which is kept nowhere else
 */
export const beginSession = async (
  tx: Tx,
  {
    shopperId,
    websiteId,
    userAgent,
    now,
  }: {
    readonly shopperId: string;
    readonly websiteId: string;
    readonly userAgent: string | undefined;
    readonly now: Date;
  },
): Promise<string> => {
  const token = newToken();
  await tx.insert(shopperSessions).values({
    id: uuidv7(),
    shopper_id: shopperId,
    website_id: websiteId,
    token_digest: tokenDigest(token),
    device: deviceName(userAgent),
    created_at: now,
    seen_at: now,
    expires_at: new Date(now.getTime() + unusedMs),
    ends_at: new Date(now.getTime() + longestMs),
  });
  return token;
};

/**
 * The live session of a token on its site, which its use keeps alive; null for none. A token of another site is none.
 */
export const useSession = async (db: Db, presented: PresentedToken): Promise<ShopperSessionRow | null> => {
  const [session] = await db.select().from(shopperSessions).where(ofToken(presented));
  if (session === undefined) return null;
  const { now } = presented;
  if (now.getTime() - session.seen_at.getTime() > seenMs) {
    const until = new Date(Math.min(now.getTime() + unusedMs, session.ends_at.getTime()));
    await db
      .update(shopperSessions)
      .set({ seen_at: now, expires_at: until })
      .where(and(eq(shopperSessions.id, session.id), lt(shopperSessions.seen_at, now)));
  }
  return session;
};

/** A live session with its shopper and all sessions of theirs, the last used first; null for none. */
export const accountOf = async (
  db: Db,
  presented: PresentedToken,
): Promise<{
  readonly session: ShopperSessionRow;
  readonly shopper: ShopperRow;
  readonly sessions: readonly ShopperSessionRow[];
} | null> => {
  const session = await useSession(db, presented);
  if (session === null) return null;
  const [shopper] = await db.select().from(shoppers).where(eq(shoppers.id, session.shopper_id));
  if (shopper === undefined) return null;
  const sessions = await db
    .select()
    .from(shopperSessions)
    .where(and(eq(shopperSessions.shopper_id, shopper.id), gt(shopperSessions.expires_at, presented.now)))
    .orderBy(desc(shopperSessions.seen_at), desc(shopperSessions.id));
  return { session, shopper, sessions };
};

/** Ends the session of a token; one that has ended already is no fault. */
export const endSession = async (db: Pick<Db, 'delete'>, presented: PresentedToken): Promise<void> => {
  await db.delete(shopperSessions).where(ofToken(presented));
};

/** Which sessions of a shopper end: one of them, all but the one that asks, or all. */
export type EndedSessions = { readonly id: string } | { readonly allBut: string } | 'all';

/** Ends sessions of one shopper and of nobody else. @returns how many ended */
export const endSessions = async (db: Pick<Db, 'delete'>, shopperId: string, which: EndedSessions): Promise<number> => {
  const narrowed =
    which === 'all'
      ? sql`true`
      : 'id' in which
        ? eq(shopperSessions.id, which.id)
        : ne(shopperSessions.id, which.allBut);
  const ended = await db
    .delete(shopperSessions)
    .where(and(eq(shopperSessions.shopper_id, shopperId), narrowed))
    .returning({ id: shopperSessions.id });
  return ended.length;
};
