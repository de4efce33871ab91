import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../ground/database/database';
import {
  dealerships,
  type EventReceiverRow,
  eventBatches,
  eventReceivers,
  eventStreams,
  messages,
} from '../../ground/database/schema';
import { insertMessage, type MessageMaker } from '../../ground/messages/new-message';
import { eventsKind } from './event-kind';
import { firstKept, readEvents } from './read-events';

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
    .select({ last: eventBatches.last, is_gap: eventBatches.is_gap, status: messages.status })
    .from(eventBatches)
    .leftJoin(messages, eq(messages.id, eventBatches.message_id))
    .where(eq(eventBatches.id, id));
  return row ?? null;
};

const sendNext = async (tx: Tx, { maker, now }: SendDeps, receiver: EventReceiverRow): Promise<Turn> => {
  const { dealership_id, destination, place: after, names } = receiver;
  // In this order: what comes in between is left for the next turn.
  const [stream] = await tx
    .select({ last: eventStreams.last_sequence })
    .from(eventStreams)
    .where(eq(eventStreams.dealership_id, dealership_id));
  const last = stream?.last ?? 0;
  if (last <= after) return 'nothing';
  const first = (await firstKept(tx, dealership_id)) ?? last + 1;
  const is_gap = receiver.is_gap || first > after + 1;
  const range = { after, last, names };
  const next = await readEvents(tx, dealership_id, range);
  const lastOfBatch = next.at(-1)?.sequence;
  if (lastOfBatch === undefined) {
    // What was cleared away behind the new place may have been for it: it is told with its next batch.
    await set(tx, receiver, { place: last, open_batch: null, is_gap });
    return 'nothing';
  }
  const id = uuidv7();
  const message_id = await insertMessage(tx, maker, { kind: eventsKind, destination, subjectId: id, now });
  await tx.insert(eventBatches).values({
    ...{ id, receiver_id: receiver.id, message_id, created_at: now },
    ...{ ...range, last: lastOfBatch, told: receiver.told, is_gap },
  });
  await set(tx, receiver, { open_batch: id, is_gap });
  return 'sent';
};

const takeTurn = async (tx: Tx, deps: SendDeps, id: string): Promise<Turn> => {
  const [receiver] = await tx.select().from(eventReceivers).where(eq(eventReceivers.id, id)).for('update');
  if (receiver === undefined || receiver.dropped_at !== null) return 'nothing';
  if (receiver.open_batch === null) return sendNext(tx, deps, receiver);
  const open = await openBatch(tx, receiver.open_batch);
  if (open?.status === 'pending' || open?.status === 'held') return 'on its way';
  if (open?.status === 'failed') {
    await set(tx, receiver, { dropped_at: deps.now, open_batch: null });
    return 'dropped';
  }
  // Without its message, or withdrawn, nobody knows that it was taken: it is sent again.
  const taken =
    open?.status === 'delivered' ? { place: open.last, told: open.last, is_gap: receiver.is_gap && !open.is_gap } : {};
  await set(tx, receiver, { ...taken, open_batch: null });
  return sendNext(tx, deps, { ...receiver, ...taken });
};

/** Receivers that something is on its way to, or to be sent to: one question, since it is asked every second or two. */
const receiversWithTurns = (db: Db) =>
  db
    .select({
      id: eventReceivers.id,
      dealership: dealerships.slug,
      isWaiting: sql<boolean>`coalesce(${messages.status} in ('pending', 'held'), false)`,
    })
    .from(eventReceivers)
    .innerJoin(eventStreams, eq(eventStreams.dealership_id, eventReceivers.dealership_id))
    .innerJoin(dealerships, eq(dealerships.id, eventReceivers.dealership_id))
    .leftJoin(eventBatches, eq(eventBatches.id, eventReceivers.open_batch))
    .leftJoin(messages, eq(messages.id, eventBatches.message_id))
    .where(
      and(
        isNull(eventReceivers.dropped_at),
        or(isNotNull(eventReceivers.open_batch), gt(eventStreams.last_sequence, eventReceivers.place)),
      ),
    );

/**
 * Gives each receiver its next batch of events once it has taken the one before. One that took nothing in all tries of a
 * batch is sent no more, until an operator lets it go on.
 * @returns whether batches are on their way, so that somebody looks again soon
 */
export const sendEvents = async (deps: SendDeps): Promise<boolean> => {
  const { db, log } = deps;
  let isBusy = false;
  for (const { id, dealership, isWaiting } of await receiversWithTurns(db)) {
    const turn = isWaiting ? 'on its way' : await db.transaction((tx) => takeTurn(tx, deps, id));
    if (turn === 'dropped')
      log.error(
        { dealership, receiver: id },
        'a receiver of events took nothing in all tries: nothing is sent to it until `forecourt events resume`',
      );
    isBusy ||= turn === 'sent' || turn === 'on its way';
  }
  return isBusy;
};
