import { eq, inArray, lt } from 'drizzle-orm';
import { messages, signInLinks } from '../../../ground/database/schema';
import { outboxFolder, removeFromOutbox } from '../../../ground/messages/outbox';
import type { Upkeep } from '../../../ground/modules/upkeep';

const batch = 1000;

/** Clears away links whose time is over, and the mails with them from the outbox. */
export const linkUpkeep: Upkeep = {
  name: 'sign-in-links',
  run: async ({ db, env, now }) => {
    for (let more = true; more; )
      more = await db.transaction(async (tx) => {
        const over = await tx
          .select({ id: signInLinks.id, sent: messages.message_id })
          .from(signInLinks)
          .leftJoin(messages, eq(messages.id, signInLinks.message_id))
          .where(lt(signInLinks.expires_at, now))
          .limit(batch)
          .for('update', { of: signInLinks, skipLocked: true });
        for (const { sent } of over) if (sent !== null) await removeFromOutbox(outboxFolder(env), sent);
        const ids = over.map(({ id }) => id);
        if (ids.length > 0) await tx.delete(signInLinks).where(inArray(signInLinks.id, ids));
        return ids.length === batch;
      });
  },
};
