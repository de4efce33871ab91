import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../ground/database/database';
import { type TestSessionRow, testProcessorSessions } from '../../../ground/database/schema';

/** A session by its id; null when there is none. */
export const findTestSession = async (db: Pick<Db, 'select'>, id: string): Promise<TestSessionRow | null> => {
  const [row] = await db.select().from(testProcessorSessions).where(eq(testProcessorSessions.id, id));
  return row ?? null;
};

/** How it stands to whoever asks: what was decided is said later where it plays a slow one. */
export const saidState = ({ status, said_at }: TestSessionRow, now: Date) => {
  if (status === 'open' || status === 'confirming') return 'open';
  return said_at <= now ? status : 'processing';
};

/** Decides a session that is open, once: what was decided before stays. */
export const decideTestSession = (
  db: Pick<Db, 'transaction'>,
  id: string,
  decided: {
    readonly status: TestSessionRow['status'];
    readonly saidAt: Date;
    /** Left as it is where none is said: what a bank has confirmed was begun by a card. */
    readonly card?: string | null;
  },
): Promise<TestSessionRow | null> =>
  db.transaction(async (tx: Tx) => {
    const [held] = await tx.select().from(testProcessorSessions).where(eq(testProcessorSessions.id, id)).for('update');
    if (held === undefined || (held.status !== 'open' && held.status !== 'confirming')) return held ?? null;
    const set = { status: decided.status, said_at: decided.saidAt, card: decided.card ?? held.card };
    await tx.update(testProcessorSessions).set(set).where(eq(testProcessorSessions.id, id));
    return { ...held, ...set };
  });

/** Gives some of it back, once for each key; false when so much is not left. */
export const refundTestSession = async (
  db: Pick<Db, 'transaction'>,
  id: string,
  { key, amountCents }: { readonly key: string; readonly amountCents: number },
): Promise<boolean> =>
  db.transaction(async (tx: Tx) => {
    const [held] = await tx.select().from(testProcessorSessions).where(eq(testProcessorSessions.id, id)).for('update');
    if (held?.status !== 'paid') return false;
    if (held.refunds[key] !== undefined) return held.refunds[key] === amountCents;
    const given = Object.values(held.refunds).reduce((sum, one) => sum + one, 0);
    if (given + amountCents > held.amount_cents) return false;
    await tx
      .update(testProcessorSessions)
      .set({ refunds: sql`${testProcessorSessions.refunds} || ${JSON.stringify({ [key]: amountCents })}::jsonb` })
      .where(eq(testProcessorSessions.id, id));
    return true;
  });
