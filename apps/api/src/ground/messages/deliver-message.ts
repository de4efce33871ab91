import { and, eq, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { type MessageRow, messageAttempts, messages } from '../database/schema';
import { circuitOf, closeCircuit, countFailure, countsAgainst, pausedUntil } from './circuit';
import { type DeliveryFailure, failureOf } from './delivery-failure';
import type { DeliveryPace } from './delivery-pace';
import type { MailPort } from './mail';
import type { MessageTemplate, MessageTemplates, Outgoing, TemplateDeps } from './message-template';
import type { EnqueueMessage } from './new-message';
import { isGivenUp, retryWaitMs } from './retry-plan';
import type { SmsPort } from './sms';
import type { SendWebhook } from './webhook';

export interface DeliveryDeps extends TemplateDeps {
  /** Every kind of message. */
  readonly templates: MessageTemplates;
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly webhook: SendWebhook;
  readonly enqueue: EnqueueMessage;
  readonly pace: DeliveryPace;
  /** From 0 up to 1, spreads the tries. */
  readonly random: () => number;
}

/** The outcome of one try. `code` is the reason of a failure. */
export type DeliveryOutcome =
  | { readonly kind: 'delivered' | 'withdrawn' | 'nothing-to-do' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' | 'given-up'; readonly code: string; readonly tries: number };

/** A turn of one message; without a template when there is no such message. */
export interface DeliveredMessage {
  readonly id: string;
  readonly template: string | null;
  readonly outcome: DeliveryOutcome;
}

/**
 * @throws when no template has the message's name: a newer release made it, and one of its workers will take it when the
 * queue brings it back
 */
const templateOf = ({ templates }: DeliveryDeps, { template }: MessageRow): MessageTemplate => {
  const found = templates.get(template);
  if (found === undefined) throw new Error(`This release has no template "${template}" for messages.`);
  return found;
};

/** What the queue needs of a message for its next turn. */
const turnOf = (deps: DeliveryDeps, message: MessageRow) => ({
  id: message.id,
  priority: templateOf(deps, message).kind.priority,
});

const send = ({ mail, sms, webhook }: DeliveryDeps, outgoing: Outgoing, { message_id }: MessageRow): Promise<void> => {
  switch (outgoing.channel) {
    case 'email':
      return mail.send(outgoing.mail);
    case 'sms':
      return sms.send(outgoing.sms);
    case 'webhook':
      return webhook(outgoing.destination, outgoing.body, message_id.slice(1, message_id.indexOf('@')));
  }
};

const attempt = async (
  deps: DeliveryDeps,
  message: MessageRow,
  compose: () => Outgoing | Promise<Outgoing>,
): Promise<DeliveryFailure | null> => {
  try {
    await send(deps, await compose(), message);
    return null;
  } catch (error) {
    return failureOf(error);
  }
};

const settle = (deps: DeliveryDeps, message: MessageRow, failure: DeliveryFailure | null, startedAt: Date) =>
  deps.db.transaction(async (tx): Promise<DeliveryOutcome> => {
    const now = deps.now();
    const circuit = circuitOf(message.destination, templateOf(deps, message).kind);
    const [counted] = await tx
      .update(messages)
      .set({ attempts: sql`${messages.attempts} + 1` })
      .where(and(eq(messages.id, message.id), eq(messages.status, 'pending')))
      .returning({ tries: messages.attempts });
    await tx.insert(messageAttempts).values({
      message: message.id,
      at: startedAt,
      outcome: failure?.code ?? 'delivered',
      duration_ms: Math.max(0, now.getTime() - startedAt.getTime()),
    });
    if (failure === null) {
      await closeCircuit(tx, circuit);
      if (counted === undefined) return { kind: 'nothing-to-do' };
      await tx
        .update(messages)
        .set({ last_error: null, status: 'delivered', delivered_at: now, next_attempt_at: null })
        .where(eq(messages.id, message.id));
      return { kind: 'delivered' };
    }
    if (countsAgainst(message.destination, failure)) await countFailure(tx, deps.pace, circuit, { startedAt, now });
    // Another worker settled it meanwhile, or the shopper wrote more and it was replaced.
    if (counted === undefined) return { kind: 'nothing-to-do' };
    const { tries } = counted;
    const isOver = failure.about === 'sent' || isGivenUp(templateOf(deps, message).plan, tries, failure.refused);
    const wait = retryWaitMs(deps.pace, tries, deps.random());
    await tx
      .update(messages)
      .set({
        last_error: failure.code,
        status: isOver ? 'failed' : 'pending',
        next_attempt_at: isOver ? null : new Date(now.getTime() + wait),
      })
      .where(eq(messages.id, message.id));
    if (!isOver) await deps.enqueue(tx, { ...turnOf(deps, message), afterMs: wait });
    return { kind: isOver ? 'given-up' : 'failed', code: failure.code, tries };
  });

/** Puts a message off until its destination may be tried; it costs no try. */
const putOff = (deps: DeliveryDeps, message: MessageRow, until: Date): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { enqueue, pace, now, random } = deps;
    const wait = Math.max(0, until.getTime() - now().getTime()) + Math.round(random() * pace.spreadMs);
    await tx
      .update(messages)
      .set({ next_attempt_at: new Date(now().getTime() + wait) })
      .where(eq(messages.id, message.id));
    await enqueue(tx, { ...turnOf(deps, message), afterMs: wait });
  });

const withdraw = async ({ db }: DeliveryDeps, { id }: MessageRow): Promise<DeliveryOutcome> => {
  await db
    .update(messages)
    .set({ status: 'withdrawn', next_attempt_at: null })
    .where(and(eq(messages.id, id), eq(messages.status, 'pending')));
  return { kind: 'withdrawn' };
};

const takeTurn = async (deps: DeliveryDeps, message: MessageRow): Promise<DeliveryOutcome> => {
  if (message.status !== 'pending') return { kind: 'nothing-to-do' };
  const { subject_id: subjectId } = message;
  const template = templateOf(deps, message);
  const compose = subjectId === null ? null : await template.compose(deps, message, subjectId);
  if (compose === null) return withdraw(deps, message);
  const circuit = circuitOf(message.destination, template.kind);
  const until = await pausedUntil(deps.db, deps.pace, circuit, deps.now());
  if (until !== null) {
    await putOff(deps, message, until);
    return { kind: 'waiting' };
  }
  const startedAt = deps.now();
  return settle(deps, message, await attempt(deps, message, compose), startedAt);
};

/**
 * One try to deliver one message (LEAD-02). What came of it, and the next try, stand in one transaction. It runs at
 * least once: Message-ID and Idempotency-Key are stable, so that a receiver recognises a repeat. Throws only when the
 * database fails; the queue then brings the message back.
 */
export const deliverMessage = async (deps: DeliveryDeps, id: string): Promise<DeliveredMessage> => {
  const [message] = isUuid(id) ? await deps.db.select().from(messages).where(eq(messages.id, id)) : [];
  if (message === undefined) return { id, template: null, outcome: { kind: 'nothing-to-do' } };
  return { id, template: message.template, outcome: await takeTurn(deps, message) };
};
