import { eq, isNull, min } from 'drizzle-orm';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../ground/database/database';
import {
  type EventReceiverRow,
  eventBatches,
  eventReceivers,
  eventStreams,
  events,
  messages,
} from '../../ground/database/schema';
import type { WebhookDestination } from '../../ground/database/schema/shapes/destination';
import { insertMessage, type MessageMaker } from '../../ground/messages/new-message';
import type { SiteDirectory } from '../sites';
import { eventsKind } from './event-kind';
import { addressOf, destinationOf } from './event-receivers';
import { readEvents } from './read-events';

interface SendDeps {
  readonly db: Db;
  readonly maker: MessageMaker;
  readonly log: Pick<Logger, 'error'>;
  readonly now: Date;
}

/** What came of a receiver's turn. */
type Turn = 'nothing' | 'on its way' | 'sent' | 'dropped';

const set = (tx: Tx, { id }: EventReceiverRow, values: Partial<EventReceiverRow>) =>
  tx.update(eventReceivers).set(values).where(eq(eventReceivers.id, id));

/** How the batch stands that is on its way to a receiver: taken, given up, or neither yet. */
const openBatch = async (tx: Tx, id: string) => {
  const [row] = await tx
    .select({ last: eventBatches.last, status: messages.status })
    .from(eventBatches)
    .leftJoin(messages, eq(messages.id, eventBatches.message_id))
    .where(eq(eventBatches.id, id));
  return row ?? null;
};

/** The events that are kept of a dealership: the first of them, and the last number that was given. */
const keptEvents = async (tx: Tx, dealershipId: string) => {
  // In this order: what comes in between is left for the next turn.
  const [stream] = await tx
    .select({ last: eventStreams.last_sequence })
    .from(eventStreams)
    .where(eq(eventStreams.dealership_id, dealershipId));
  const [kept] = await tx
    .select({ first: min(events.sequence) })
    .from(events)
    .where(eq(events.dealership_id, dealershipId));
  const last = stream?.last ?? 0;
  return { first: kept?.first ?? last + 1, last };
};

const sendNext = async (
  tx: Tx,
  { maker, now }: SendDeps,
  receiver: EventReceiverRow,
  destination: WebhookDestination,
): Promise<Turn> => {
  const { dealership_id, place: after, names } = receiver;
  const { first, last } = await keptEvents(tx, dealership_id);
  if (last <= after) return 'nothing';
  const range = { after, last, names };
  const next = await readEvents(tx, dealership_id, range);
  const lastOfBatch = next.at(-1)?.sequence;
  if (lastOfBatch === undefined) {
    await set(tx, receiver, { place: last, open_batch: null });
    return 'nothing';
  }
  const id = uuidv7();
  const message_id = await insertMessage(tx, maker, { kind: eventsKind, destination, subjectId: id, now });
  await tx.insert(eventBatches).values({
    ...{ id, receiver_id: receiver.id, message_id, created_at: now },
    ...{ ...range, last: lastOfBatch, told: receiver.told, is_gap: first > after + 1 },
  });
  await set(tx, receiver, { open_batch: id });
  return 'sent';
};

const takeTurn = async (
  tx: Tx,
  deps: SendDeps,
  id: string,
  destinationFor: (receiver: EventReceiverRow) => WebhookDestination | null,
): Promise<Turn> => {
  const [receiver] = await tx.select().from(eventReceivers).where(eq(eventReceivers.id, id)).for('update');
  const destination = receiver === undefined ? null : destinationFor(receiver);
  if (receiver === undefined || destination === null || receiver.dropped_at !== null) return 'nothing';
  if (receiver.open_batch === null) return sendNext(tx, deps, receiver, destination);
  const open = await openBatch(tx, receiver.open_batch);
  if (open?.status === 'pending' || open?.status === 'held') return 'on its way';
  if (open?.status === 'failed') {
    await set(tx, receiver, { dropped_at: deps.now, open_batch: null });
    return 'dropped';
  }
  // Without its message, or withdrawn, nobody knows that it was taken: it is sent again.
  const taken = open?.status === 'delivered' ? { place: open.last, told: open.last } : {};
  await set(tx, receiver, { ...taken, open_batch: null });
  return sendNext(tx, deps, { ...receiver, ...taken }, destination);
};

/**
 * Gives each receiver its next batch of events once it has taken the one before. One that took nothing in all tries of a
 * batch is sent no more, until an operator lets it go on.
 * @returns whether batches are on their way, so that somebody looks again soon
 */
export const sendEvents = async (deps: SendDeps, { dealerships }: SiteDirectory): Promise<boolean> => {
  const { db, log } = deps;
  const destinations = new Map(
    [...dealerships.values()].flatMap(({ id, event_webhooks = [] }) =>
      event_webhooks.map((receiver) => [`${id} ${addressOf(receiver)}`, destinationOf(receiver)] as const),
    ),
  );
  const told = await db
    .select({ id: eventReceivers.id, dealership: eventReceivers.dealership_id })
    .from(eventReceivers)
    .where(isNull(eventReceivers.dropped_at));
  let isBusy = false;
  for (const { id, dealership } of told) {
    const turn = await db.transaction((tx) =>
      takeTurn(tx, deps, id, ({ dealership_id, address }) => destinations.get(`${dealership_id} ${address}`) ?? null),
    );
    if (turn === 'dropped')
      log.error(
        { dealership: dealerships.get(dealership)?.slug ?? dealership, receiver: id },
        'a receiver of events took nothing in all tries: nothing is sent to it until `forecourt events resume`',
      );
    isBusy ||= turn === 'sent' || turn === 'on its way';
  }
  return isBusy;
};
