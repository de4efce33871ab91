import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../ground/database/database';
import { leads, messages } from '../../../ground/database/schema';
import { isAbout } from '../../../ground/messages/about';
import { deliveryTemplates } from '../lead-kinds';

/** A lead that is kept for review (LEAD-04): nothing of its shopper. */
export interface HeldLead {
  readonly id: string;
  readonly created_at: Date;
}

/** The leads of a dealership that wait for somebody to let them go, the oldest first. */
export const heldLeads = (db: Pick<Db | Tx, 'selectDistinct'>, dealershipId: string): Promise<readonly HeldLead[]> =>
  db
    .selectDistinct({ id: leads.id, created_at: leads.created_at })
    .from(leads)
    .innerJoin(messages, isAbout('lead', leads.id))
    .where(
      and(
        eq(leads.dealership_id, dealershipId),
        isNull(leads.erased_at),
        eq(messages.status, 'held'),
        inArray(messages.template, [...deliveryTemplates]),
      ),
    )
    .orderBy(asc(leads.created_at), asc(leads.id));
