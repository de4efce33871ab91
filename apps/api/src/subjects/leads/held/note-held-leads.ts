import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../ground/database/database';
import { dealerships, leads, messages } from '../../../ground/database/schema';
import { isAbout } from '../../../ground/messages/about';
import { insertMessage, type MessageMaker } from '../../../ground/messages/new-message';
import type { Upkeep } from '../../../ground/modules/upkeep';
import { deliveryPoints } from '../delivery-points';
import { deliveryTemplates } from '../lead-kinds';
import { heldLeads } from './held-leads';
import { heldNoteKind } from './held-note-template';

/** Between two words to one dealership, in milliseconds: less than a day by the time between two turns of the upkeep. */
const quietMs = 24 * 60 * 60_000 - 15 * 60_000;

interface NotePlace extends MessageMaker {
  readonly now: Date;
}

/** Whether a dealership has had word within a day. */
const wasTold = async (tx: Tx, dealershipId: string, now: Date): Promise<boolean> => {
  const [told] = await tx
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(leads, isAbout('lead', leads.id))
    .where(
      and(
        eq(messages.template, heldNoteKind.name),
        eq(leads.dealership_id, dealershipId),
        gt(messages.created_at, new Date(now.getTime() - quietMs)),
      ),
    )
    .limit(1);
  return told !== undefined;
};

/** One word to each mailbox that gets the dealership's enquiries; 0 where none waits, or it has been told. */
const noteOne = async (tx: Tx, { now, ...maker }: NotePlace, dealershipId: string): Promise<number> => {
  // Two workers tell it once.
  const [row] = await tx
    .select({ document: dealerships.document })
    .from(dealerships)
    .where(eq(dealerships.id, dealershipId))
    .for('update');
  if (row === undefined || (await wasTold(tx, dealershipId, now))) return 0;
  const [oldest] = await heldLeads(tx, dealershipId);
  if (oldest === undefined) return 0;
  const mailboxes = deliveryPoints(row.document.lead_destinations, { category: 'general', location: null }).filter(
    ({ kind }) => kind === 'email',
  );
  for (const destination of mailboxes)
    await insertMessage(tx, maker, { kind: heldNoteKind, destination, subjectId: oldest.id, now });
  return mailboxes.length;
};

/**
 * Tells each dealership once a day that enquiries of it are kept for review (LEAD-04), by mail, at the mailboxes of its
 * general enquiries. One without a mailbox is told by nobody: operators have the gauge.
 * @returns ids of the dealerships that were told
 */
export const noteHeldLeads = async (db: Db, place: NotePlace): Promise<readonly string[]> => {
  const waiting = await db
    .selectDistinct({ id: leads.dealership_id })
    .from(leads)
    .innerJoin(messages, and(eq(messages.subject_kind, 'lead'), eq(messages.subject_id, leads.id)))
    .where(and(eq(messages.status, 'held'), inArray(messages.template, [...deliveryTemplates])));
  const told: string[] = [];
  for (const { id } of waiting) if ((await db.transaction((tx) => noteOne(tx, place, id))) > 0) told.push(id);
  return told;
};

/** The same as a part of the upkeep. */
export const heldNoteUpkeep: Upkeep = {
  name: 'held-leads',
  run: async ({ db, env, now, enqueue, log }) => {
    for (const dealership of await noteHeldLeads(db, { enqueue, mailFrom: env.mailFrom, now }))
      log.info({ dealership }, 'told that leads are kept for review');
  },
};
