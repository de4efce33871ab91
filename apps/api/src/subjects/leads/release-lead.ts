import { and, eq, inArray, isNull, not } from 'drizzle-orm';
import { leads, messages } from '../../ground/database/schema';
import { isAbout } from '../../ground/messages/about';
import { deliveryTemplates } from './lead-kinds';
import { type ReplayDeps, replayIn } from './replay-leads';

/** What waits with a lead beside its delivery (receipt, photos) goes after the leads of others. */
const besides = { priority: 0 };

/**
 * Lets a lead go that was kept for review (LEAD-04): to where its dealership's leads go now, with the receipt of its
 * shopper and the photos that came meanwhile.
 * @returns how many messages were started; 0 when it was not kept, has been let go, or its personal data were erased
 */
export const releaseLead = (deps: ReplayDeps, leadId: string): Promise<number> =>
  deps.db.transaction(async (tx) => {
    // Two that let it go at the same moment do so one after the other.
    const [lead] = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.id, leadId), isNull(leads.erased_at)))
      .for('update');
    if (lead === undefined) return 0;
    const isDelivery = inArray(messages.template, [...deliveryTemplates]);
    const free = (which: typeof isDelivery) =>
      tx
        .update(messages)
        .set({ status: 'pending', next_attempt_at: deps.now })
        .where(and(isAbout('lead', leadId), eq(messages.status, 'held'), which))
        .returning({ id: messages.id });
    const beside = await free(not(isDelivery));
    for (const { id } of beside) await deps.enqueue(tx, { id, ...besides });
    const held = await free(isDelivery);
    return beside.length + (held.length === 0 ? 0 : await replayIn(tx, deps, leadId));
  });
