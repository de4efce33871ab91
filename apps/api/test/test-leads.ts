import type { AddressInfo } from 'node:net';
import type { LeadDestination } from '@forecourt/config/dealership';
import { PgBoss } from 'pg-boss';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../src/database/database';
import { photoToken } from '../src/lead-photos/photo-token';
import { type LeadRouteDeps, leadRoutes } from '../src/leads/lead-routes';
import { readReturnedForm } from '../src/leads/returned-forms';
import { updateTokens } from '../src/leads/update-token';
import { type DeliveryDeps, deliverMessage } from '../src/messages/deliver-message';
import { deliveryPace } from '../src/messages/delivery-pace';
import { enqueueMessage, messageQueue, prepareMessages } from '../src/messages/message-queue';
import { receiptLimit } from '../src/receipts/receipt-limit';
import { getSiteDocument } from '../src/sites/public-site';
import { valuationTokens } from '../src/trade-in/valuation-token';
import { createTestDatabase } from './test-database';
import { addTestVehicle, applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from './test-stock';

export const testPerson = {
  name: 'Avery',
  last_name: 'Example',
  email: 'avery@example.com',
  phone: '0491 570 006',
  message: 'Is it still there?',
  opt_in: true,
};

export const mailbox = (name: string, more: Partial<LeadDestination> = {}): LeadDestination =>
  ({ kind: 'email', to: [`${name}@yard.example`], ...more }) as LeadDestination;

/** For tests: an enquiry about a vehicle, as a browser sends it. */
export const payloadAbout = (vehicleId: string, more: object = {}) => ({
  userData: testPerson,
  category: 'vehicle',
  car_id: vehicleId,
  elapsed_ms: 9000,
  company_website: '',
  ...more,
});

/** For tests: a site `yard` with a vehicle, a foreign dealership with one too, the endpoint and the queue. */
export const startLeadTests = async () => {
  const database: Database = await createTestDatabase();
  const boss = await new PgBoss({ connectionString: database.url }).start();
  await prepareMessages(boss);
  const { db, pool } = database;
  const clock = { now: new Date('2026-11-21T01:00:00Z') };
  await applyTestDealerships(db, dealershipNamed('yard'), dealershipNamed('other'));
  await applyTestSites(db, siteNamed('yard'));
  const vehicle = await addTestVehicle(db, 'yard', { slug: 'a-ute', stocknum: 'S1' });
  const foreign = await addTestVehicle(db, 'other', { slug: 'a-truck', stocknum: 'T1' });
  const errors: unknown[] = [];
  const refused: string[] = [];

  const app = (overrides: Partial<LeadRouteDeps> = {}) =>
    leadRoutes({
      db,
      now: () => clock.now,
      enqueue: enqueueMessage(boss),
      mailFrom: 'leads@forecourt.example',
      tokens: valuationTokens({ current: 'secret of tests', previous: null }),
      env: { publicScheme: 'http', publicPort: 3000 },
      askedOrigin: () => null,
      mayReceive: receiptLimit({ secret: 'secret of tests', now: () => clock.now, smsPerSite: 10 }),
      updateToken: updateTokens('secret of tests'),
      limit: async () => null,
      mayBeKept: async () => true,
      findSite: () => getSiteDocument(db, 'yard'),
      onRefused: ({ why, status }) => refused.push(`${status} ${why}`),
      onError: (error) => errors.push(error),
      ...overrides,
    });
  const payload = (more: object = {}) => payloadAbout(vehicle.id, more);
  const rows = async (query: string, values: unknown[] = []) => (await pool.query(query, values)).rows;
  const ports = (deps: Partial<DeliveryDeps> = {}): DeliveryDeps => ({
    db,
    mail: { send: async () => undefined },
    sms: { send: async () => undefined },
    mailFrom: 'leads@forecourt.example',
    addresses: { publicScheme: 'http', publicPort: 3000 },
    photoToken: (leadId, until) => photoToken({ current: 'secret of tests', previous: null }, 'see', leadId, until),
    linkSecret: { current: 'secret of tests', previous: null },
    sealingKey: { current: 'sealing key of tests', previous: null },
    webhook: async () => undefined,
    enqueue: enqueueMessage(boss),
    pace: deliveryPace(),
    now: () => clock.now,
    random: () => 0,
    ...deps,
  });
  return {
    database,
    boss,
    clock,
    vehicle,
    foreign,
    errors,
    refused,
    app,
    payload,
    rows,
    ports,
    post: (body: unknown, overrides: Partial<LeadRouteDeps> = {}, headers: Record<string, string> = {}) =>
      app(overrides).request('/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    postForm: (fields: Record<string, string>, overrides: Partial<LeadRouteDeps> = {}) =>
      app(overrides).request('/api/leads', { method: 'POST', body: new URLSearchParams(fields) }),
    /** What waits at the address that a plain form was led to. */
    returned: (answer: Response) =>
      readReturnedForm(db, 'yard', (answer.headers.get('location') ?? '').replace(/^\/enquiry\//, ''), clock.now),
    count: async (table: string): Promise<number> => Number((await rows(`select count(*) from ${table}`))[0]?.count),
    setDestinations: (lead_destinations: LeadDestination[], more: object = {}) =>
      applyTestDealerships(db, dealershipNamed('yard', { lead_destinations, ...more })),
    /** One try of every delivery that waits. */
    deliverAll: async (deps: Partial<DeliveryDeps> = {}) => {
      const waiting = await rows("select id from messages where status = 'pending' order by created_at, id");
      const outcomes = [];
      for (const { id } of waiting) outcomes.push((await deliverMessage(ports(deps), id)).outcome);
      return outcomes;
    },
    empty: async () => {
      await pool.query(
        'truncate leads, lead_photos, messages, message_attempts, finance_applications, idempotency_keys, delivery_circuits, request_counts, returned_forms cascade',
      );
      await boss.deleteAllJobs(messageQueue);
      errors.length = 0;
      refused.length = 0;
      clock.now = new Date('2026-11-21T01:00:00Z');
    },
    close: async () => {
      await boss.stop({ graceful: false });
      await database.close();
    },
  };
};

/** For tests: a real SMTP server whose answer to each message is decided by `answer`; null takes it. */
export const startSmtp = async (answer: () => 'take' | 'refuse' | 'hang', refusal = 451, port = 0) => {
  const taken: { readonly to: string; readonly messageId: string; readonly text: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 200,
    onData: (stream, _, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const decided = answer();
        if (decided === 'hang') return;
        if (decided === 'refuse')
          return done(Object.assign(new Error('Not now, avery@example.com'), { responseCode: refusal }));
        void PostalMime.parse(Buffer.concat(parts)).then((message) => {
          taken.push({
            to: message.to?.[0]?.address ?? '',
            messageId: message.messageId ?? '',
            text: message.text ?? '',
          });
          done(null);
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    taken,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
