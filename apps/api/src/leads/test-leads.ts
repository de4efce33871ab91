import type { AddressInfo } from 'node:net';
import type { LeadDestination } from '@forecourt/config';
import { PgBoss } from 'pg-boss';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../database/database';
import { createTestDatabase } from '../database/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../database/test-stock';
import { getSiteDocument } from '../sites/public-site';
import { type DeliveryDeps, deliverLead } from './deliver-lead';
import { deliveryPace } from './delivery-pace';
import { enqueueLeadDelivery, leadDeliveryQueue, prepareLeadDelivery } from './delivery-queue';
import { type LeadRouteDeps, leadRoutes } from './lead-routes';
import { readReturnedForm } from './returned-forms';
import { updateTokens } from './update-token';

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
  await prepareLeadDelivery(boss);
  const { db, pool } = database;
  const clock = { now: new Date('2026-11-21T01:00:00Z') };
  await applyTestDealerships(db, dealershipNamed('yard'), dealershipNamed('other'));
  await applyTestSites(db, siteNamed('yard'));
  const vehicle = await addTestVehicle(db, 'yard', { slug: 'a-ute', stocknum: 'S1' });
  const foreign = await addTestVehicle(db, 'other', { slug: 'a-truck', stocknum: 'T1' });
  const errors: unknown[] = [];

  const app = (overrides: Partial<LeadRouteDeps> = {}) =>
    leadRoutes({
      db,
      now: () => clock.now,
      enqueue: enqueueLeadDelivery(boss),
      mailFrom: 'leads@forecourt.example',
      env: { publicScheme: 'http', publicPort: 3000 },
      askedOrigin: () => null,
      updateToken: updateTokens('secret of tests'),
      limit: async () => null,
      findSite: () => getSiteDocument(db, 'yard'),
      onError: (error) => errors.push(error),
      ...overrides,
    });
  const payload = (more: object = {}) => payloadAbout(vehicle.id, more);
  const rows = async (query: string, values: unknown[] = []) => (await pool.query(query, values)).rows;
  const ports = (deps: Partial<DeliveryDeps> = {}): DeliveryDeps => ({
    db,
    mail: { send: async () => undefined },
    mailFrom: 'leads@forecourt.example',
    webhook: async () => undefined,
    enqueue: enqueueLeadDelivery(boss),
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
      const waiting = await rows("select id from lead_deliveries where status = 'pending' order by created_at, id");
      const outcomes = [];
      for (const { id } of waiting) outcomes.push(await deliverLead(ports(deps), id));
      return outcomes;
    },
    empty: async () => {
      await pool.query(
        'truncate leads, lead_deliveries, lead_delivery_attempts, idempotency_keys, delivery_circuits, request_counts, returned_forms cascade',
      );
      await boss.deleteAllJobs(leadDeliveryQueue);
      errors.length = 0;
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
