import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { leads, type MessageRow, messages, returnedForms } from '../../ground/database/schema';
import type { Removal } from '../../ground/removal/removal';
import { leadKind } from './lead-kinds';

const unsent = ['pending', 'held'] as const;

/** Messages about some leads that are still to go out, or once somebody lets them: to the shopper, or to everyone else. */
const waiting = (
  tx: Tx,
  of: SQL | undefined,
  to: 'shopper' | 'dealer',
  until: readonly MessageRow['status'][] = unsent,
) =>
  and(
    inArray(messages.status, [...until]),
    to === 'shopper'
      ? sql`${messages.destination} ->> 'kind' = 'shopper'`
      : sql`${messages.destination} ->> 'kind' <> 'shopper'`,
    eq(messages.subject_kind, leadKind.subject),
    inArray(messages.subject_id, tx.select({ id: leads.id }).from(leads).where(of)),
  );

const readable = (tx: Tx, of: SQL | undefined) => tx.$count(leads, and(of, isNull(leads.erased_at)));

/**
 * Enquiries outlive the site that they came from: they are listed, delivered, and erased in their dealership's time. Forms
 * that were to be mended go, and receipts to shoppers that have not gone out: they would lead to a site that is not there.
 */
const siteRemoval: Removal = {
  subject: 'site',
  tell: async (tx, id) => {
    const of = eq(leads.website_id, id);
    return {
      goes: {
        'forms that wait to be mended': await tx.$count(returnedForms, eq(returnedForms.website_id, id)),
        'receipts to shoppers that have not gone out': await tx.$count(messages, waiting(tx, of, 'shopper')),
      },
      stays: {
        leads: await tx.$count(leads, of),
        'leads whose personal data are not erased': await readable(tx, of),
        'messages to the dealer that have not gone out': await tx.$count(messages, waiting(tx, of, 'dealer')),
      },
    };
  },
  remove: async (tx, id) => {
    await tx.delete(returnedForms).where(eq(returnedForms.website_id, id));
    await tx
      .update(messages)
      .set({ status: 'withdrawn', next_attempt_at: null })
      .where(waiting(tx, eq(leads.website_id, id), 'shopper'));
  },
};

/**
 * A dealership with leads stays as a row, for they are delivered again and erased by its document. It cannot go while
 * some are on their way: nobody would look after them.
 */
const dealershipRemoval: Removal = {
  subject: 'dealership',
  tell: async (tx, id) => {
    const of = eq(leads.dealership_id, id);
    const all = await tx.$count(leads, of);
    // What is kept for review can be let go afterwards, as what was given up can be replayed.
    const open = await tx.$count(messages, waiting(tx, of, 'dealer', ['pending']));
    return {
      stays: { leads: all, 'leads whose personal data are not erased': await readable(tx, of) },
      keepsRow: all > 0,
      against:
        open === 0
          ? []
          : [
              `${open} ${open === 1 ? 'message' : 'messages'} about its leads ${open === 1 ? 'has' : 'have'} not gone out yet. Wait for them, or mend where they go: forecourt leads list --status pending.`,
            ],
    };
  },
  remove: async () => undefined,
};

export const leadRemovals: readonly Removal[] = [siteRemoval, dealershipRemoval];
