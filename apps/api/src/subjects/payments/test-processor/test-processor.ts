import { randomBytes } from 'node:crypto';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { noSources } from '@forecourt/config/page-sources';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../ground/database/database';
import { testProcessorSessions } from '../../../ground/database/schema';
import { testProcessorKey } from '../payment-keys';
import { type PaymentProcessor, ProcessorFault } from '../processor';
import { isSignedTestEvent, readTestEvent, testSignatureHeader } from './test-event';
import { decideTestSession, findTestSession, refundTestSession, saidState } from './test-sessions';

/** Address of the test processor's page for a session, on the host that is asked. */
export const testPagePath = (session: string): string => `/api/test-processor/${session}`;

/**
 * A processor for an installation that has none: a page of its own plays what processors do, and no money moves. It keeps
 * its sessions in a table that nothing else reads.
 */
export const createTestProcessor = ({
  db,
  now,
  serviceToken,
}: {
  readonly db: Db;
  readonly now: () => Date;
  readonly serviceToken: RotatedSecret;
}): PaymentProcessor => ({
  name: 'test',
  // Its pages are on the same host.
  sources: noSources,
  begin: async ({ id, amountCents, currency, description, merchant, returnUrl }) => {
    const made = { payment_id: id, amount_cents: amountCents, currency, description, merchant };
    await db
      .insert(testProcessorSessions)
      .values({
        id: `tps_${randomBytes(18).toString('base64url')}`,
        ...made,
        return_url: returnUrl,
        status: 'open',
        said_at: now(),
        refunds: {},
        created_at: now(),
      })
      .onConflictDoNothing();
    const [session] = await db.select().from(testProcessorSessions).where(eq(testProcessorSessions.payment_id, id));
    if (session === undefined) throw new ProcessorFault('The session of the test processor is gone.', false);
    return { reference: session.id, address: testPagePath(session.id) };
  },
  find: async (reference, paymentId) => {
    const session = await findTestSession(db, reference);
    if (session === null) return null;
    return {
      state: saidState(session, now()),
      amountCents: session.amount_cents,
      currency: session.currency,
      charge: session.status === 'paid' ? session.id : null,
      card: session.status === 'paid' ? session.card : null,
      isOurs: session.payment_id === paymentId,
    };
  },
  stop: async (reference) => {
    await decideTestSession(db, reference, { status: 'expired', saidAt: now() });
  },
  refund: async ({ key, charge, amountCents }) => {
    const isGiven = await refundTestSession(db, charge, { key, amountCents });
    return { state: isGiven ? 'done' : 'failed', reference: key };
  },
  findRefund: async ({ key, charge }) => {
    const session = await findTestSession(db, charge);
    return session?.refunds[key] === undefined ? null : { state: 'done', reference: key };
  },
  readEvent: async (body, header) => {
    const secrets = [serviceToken.current, ...(serviceToken.previous === null ? [] : [serviceToken.previous])];
    const signed = { body, signature: header(testSignatureHeader), now: now() };
    return secrets.some((secret) => isSignedTestEvent(secret, testProcessorKey, signed)) ? readTestEvent(body) : null;
  },
});
