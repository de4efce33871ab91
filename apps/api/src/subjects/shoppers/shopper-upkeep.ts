import { and, eq, inArray, lt } from 'drizzle-orm';
import { consentProofs, messages, shopperSessions, signIns } from '../../ground/database/schema';
import { removeSent } from '../../ground/messages/about';
import { outboxFolder } from '../../ground/messages/outbox';
import type { Upkeep } from '../../ground/modules/upkeep';

const batch = 1000;

/** Years that the proof of a consent is kept once its account is gone. */
const proofYears = 7;

/** Clears away sign-ins, sessions and proofs of consents whose time is over, and what was texted for them: its record, and its text in the outbox. */
export const shopperUpkeep: readonly Upkeep[] = [
  {
    name: 'sign-ins',
    run: async ({ db, env, now }) => {
      for (let more = true; more; )
        more = await db.transaction(async (tx) => {
          const over = await tx
            .select({ id: signIns.id })
            .from(signIns)
            .where(lt(signIns.expires_at, now))
            .limit(batch)
            .for('update', { skipLocked: true });
          const ids = over.map(({ id }) => id);
          if (ids.length === 0) return false;
          await removeSent(tx, outboxFolder(env), 'sign-in', ids);
          await tx.delete(messages).where(and(eq(messages.subject_kind, 'sign-in'), inArray(messages.subject_id, ids)));
          await tx.delete(signIns).where(inArray(signIns.id, ids));
          return ids.length === batch;
        });
    },
  },
  {
    name: 'sessions',
    run: async ({ db, now }) => {
      await db.delete(shopperSessions).where(lt(shopperSessions.expires_at, now));
    },
  },
  {
    name: 'consent-proofs',
    run: async ({ db, now }) => {
      const before = new Date(now);
      before.setUTCFullYear(before.getUTCFullYear() - proofYears);
      await db.delete(consentProofs).where(lt(consentProofs.account_ended_at, before));
    },
  },
];
