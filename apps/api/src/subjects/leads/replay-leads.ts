import type { LeadDestination } from '@forecourt/config/dealership';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { dealerships, leads, type MessageRow, messages, vehicles } from '../../ground/database/schema';
import { isAbout } from '../../ground/messages/about';
import { circuitOf, closeCircuit } from '../../ground/messages/circuit';
import type { MessageKind } from '../../ground/messages/message-template';
import { insertMessage, type MessageMaker } from '../../ground/messages/new-message';
import { deliveryPoints } from './delivery-points';
import { deliveryKinds, deliveryTemplates, leadKind } from './lead-kinds';
import { locationIn } from './lead-subject';

/** Nothing to start again: it is there, another came in its place, or somebody has to look at it first. */
const isSettled = (status: string): boolean => status === 'delivered' || status === 'replaced' || status === 'held';

const kindOf = (template: string): MessageKind => deliveryKinds.find(({ name }) => name === template) ?? leadKind;

/** A replay means that the operator has repaired the destination, so it is tried at once. */
const restart = async (
  tx: Tx,
  { enqueue, now }: ReplayDeps,
  { id, template }: Pick<MessageRow, 'id' | 'template'>,
  destination: LeadDestination,
) => {
  await tx
    .update(messages)
    .set({ status: 'pending', destination, attempts: 0, next_attempt_at: now })
    .where(eq(messages.id, id));
  await closeCircuit(tx, circuitOf(destination));
  await enqueue(tx, { id, priority: kindOf(template).priority });
};

export interface ReplayDeps extends MessageMaker {
  readonly db: Db;
  readonly now: Date;
}

const readLead = async (tx: Tx, leadId: string) => {
  const [found] = await tx
    .select({ lead: leads, dealership: dealerships.document, standsAt: vehicles.location_id })
    .from(leads)
    .innerJoin(dealerships, eq(dealerships.id, leads.dealership_id))
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicle_id))
    .where(and(eq(leads.id, leadId), isNull(leads.erased_at)));
  return found ?? null;
};

/**
 * Starts what has not been delivered of a lead again from its first try, with the Message-ID it had: dead letters, and
 * those that wait. It goes where the dealership's leads go now: an address that has been corrected meanwhile takes the
 * place of the wrong one, and a webhook is signed with its present key.
 * @returns how many deliveries were started; 0 when all are done or the lead's personal data were erased
 */
export const replayLead = (deps: ReplayDeps, leadId: string): Promise<number> =>
  deps.db.transaction((tx) => replayIn(tx, deps, leadId));

/** The same, as part of a transaction. */
export const replayIn = async (tx: Tx, deps: ReplayDeps, leadId: string): Promise<number> => {
  const found = await readLead(tx, leadId);
  if (found === null) return 0;
  const { lead, dealership, standsAt } = found;
  const rows = await tx
    .select()
    .from(messages)
    .where(and(isAbout('lead', leadId), inArray(messages.template, [...deliveryTemplates])))
    .for('update');
  const location = locationIn(dealership, lead.submission.userData.location, standsAt);
  const points = deliveryPoints(dealership.lead_destinations, { category: lead.category, location });
  let count = 0;
  let isAnyGone = false;
  for (const row of rows) {
    const { id, destination } = row;
    if (isSettled(row.status)) continue;
    const present = points.find((point) => circuitOf(point) === circuitOf(destination));
    if (present !== undefined) {
      await restart(tx, deps, row, present);
      count += 1;
      continue;
    }
    isAnyGone = true;
    await tx.update(messages).set({ status: 'replaced', next_attempt_at: null }).where(eq(messages.id, id));
  }
  if (!isAnyGone) return count;
  const known = new Set(rows.map(({ destination }) => circuitOf(destination)));
  for (const destination of points.filter((point) => !known.has(circuitOf(point)))) {
    for (const template of new Set(rows.map((row) => row.template))) {
      await insertMessage(tx, deps, { kind: kindOf(template), subjectId: leadId, destination, now: deps.now });
      count += 1;
    }
  }
  return count;
};
