import type { AddressInfo } from 'node:net';
import type { LeadDestination } from '@forecourt/config/dealership';
import { Hono } from 'hono';
import pino from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { loadTemplates } from '../src/app/rosters';
import type { Database } from '../src/ground/database/database';
import type { AppEnv } from '../src/ground/http/app-context';
import type { RefusedWrite } from '../src/ground/http/refused-write';
import type { ShopperContext } from '../src/ground/http/shopper-context';
import { openJobQueue } from '../src/ground/jobs/job-queue';
import { createLog } from '../src/ground/log/log';
import { type DeliveryDeps, deliverMessage } from '../src/ground/messages/deliver-message';
import { deliveryPace } from '../src/ground/messages/delivery-pace';
import { enqueueMessage, messageQueue, prepareMessages } from '../src/ground/messages/message-queue';
import { leadHandler } from '../src/subjects/leads/lead-routes';
import { receiptLimit } from '../src/subjects/leads/receipts/receipt-limit';
import { readReturnedForm } from '../src/subjects/leads/returned-forms';
import type { LeadDeps } from '../src/subjects/leads/take-lead';
import { updateTokens } from '../src/subjects/leads/update-token';
import { getSiteDocument } from '../src/subjects/sites';
import { valuationTokens } from '../src/subjects/trade-in/valuation-token';
import { emptyTables } from './empty-tables';
import { testEnv } from './test-app';
import { createTestDatabase } from './test-database';
import { addTestVehicle, applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from './test-stock';

/** Secrets of message templates in tests. */
export const testSecrets = {
  serviceToken: { current: 'secret of tests', previous: null },
  sealingKey: { current: 'sealing key of tests', previous: null },
};

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
  more_wishes: '',
  ...more,
});

/** For tests: the endpoint by itself, in the context of a request that the gateway vouches for. */
export const leadApp = (
  {
    onError,
    onRefused = () => undefined,
    actor = { kind: 'anonymous' },
    ...context
  }: Omit<ShopperContext, 'log' | 'actor'> & {
    readonly actor?: ShopperContext['actor'];
    readonly onError: (error: unknown) => void;
    readonly onRefused?: (refused: RefusedWrite) => void;
  },
  deps: Pick<LeadDeps, 'enqueue'> & Partial<Parameters<typeof leadHandler>[0]>,
) => {
  const log = pino({ level: 'silent' });
  log.error = ({ err }: { err: unknown }) => onError(err);
  log.warn = (refused: RefusedWrite) => onRefused(refused);
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('context', { ...context, actor, log });
      await next();
    })
    .post(
      '/api/leads',
      leadHandler({
        mailFrom: 'leads@forecourt.example',
        tokens: { open: () => null },
        addresses: { publicScheme: 'http', publicPort: 3000 },
        mayReceive: async () => true,
        updateToken: updateTokens('secret of tests'),
        limit: async () => null,
        mayBeKept: async () => true,
        ...deps,
      }),
    );
};

/** What a test puts in the place of what the endpoint works with. */
type LeadOverrides = Partial<Parameters<typeof leadHandler>[0] & Pick<ShopperContext, 'findSite' | 'askedOrigin'>>;

/** For tests: a site `yard` with a vehicle, a foreign dealership with one too, the endpoint and the queue. */
export const startLeadTests = async () => {
  const database: Database = await createTestDatabase();
  const boss = await openJobQueue(database, createLog('test', testEnv()), 'sender');
  await prepareMessages(boss);
  const { db, pool } = database;
  const templates = await loadTemplates();
  const clock = { now: new Date('2026-11-21T01:00:00Z') };
  await applyTestDealerships(db, dealershipNamed('yard'), dealershipNamed('other'));
  await applyTestSites(db, siteNamed('yard'));
  const vehicle = await addTestVehicle(db, 'yard', { slug: 'a-ute', stocknum: 'S1' });
  const foreign = await addTestVehicle(db, 'other', { slug: 'a-truck', stocknum: 'T1' });
  const errors: unknown[] = [];
  const refused: string[] = [];

  const app = ({
    findSite = () => getSiteDocument(db, 'yard'),
    askedOrigin = null,
    ...overrides
  }: LeadOverrides = {}) =>
    leadApp(
      {
        ...{ requestId: 'request-of-tests', websiteId: 'yard', client: '203.0.113.7', askedOrigin },
        ...{ now: clock.now, db, findSite },
        onError: (error) => errors.push(error),
        onRefused: ({ status, why }) => refused.push(`${status} ${why}`),
      },
      {
        enqueue: enqueueMessage(boss),
        tokens: valuationTokens(testSecrets.serviceToken),
        mayReceive: receiptLimit({ secret: 'secret of tests', now: () => clock.now, smsPerSite: 10 }),
        ...overrides,
      },
    );
  const payload = (more: object = {}) => payloadAbout(vehicle.id, more);
  const rows = async (query: string, values: unknown[] = []) => (await pool.query(query, values)).rows;
  const ports = (deps: Partial<DeliveryDeps> = {}): DeliveryDeps => ({
    db,
    mail: { send: async () => undefined },
    sms: { send: async () => undefined },
    mailFrom: 'leads@forecourt.example',
    addresses: { publicScheme: 'http', publicPort: 3000 },
    secrets: testSecrets,
    templates,
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
    templates,
    post: (body: unknown, overrides: LeadOverrides = {}, headers: Record<string, string> = {}) =>
      app(overrides).request('/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    postForm: (
      fields: Record<string, string>,
      overrides: LeadOverrides = {},
      headers: Readonly<Record<string, string>> = {},
    ) => app(overrides).request('/api/leads', { method: 'POST', body: new URLSearchParams(fields), headers }),
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
      await emptyTables(
        database,
        'leads',
        'lead_photos',
        'messages',
        'message_attempts',
        'finance_applications',
        'idempotency_keys',
        'delivery_circuits',
        'request_counts',
        'returned_forms',
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

interface SmtpPlace {
  /** Code of an answer that refuses (default 451). */
  readonly refusal?: number;
  /** Any that is free unless named. */
  readonly port?: number;
  /** Address of this machine at which it listens (default loopback). */
  readonly host?: string;
}

/** For tests: a real SMTP server whose answer to each message is decided by `answer`; null takes it. */
export const startSmtp = async (
  answer: () => 'take' | 'refuse' | 'hang',
  { refusal = 451, port = 0, host = '127.0.0.1' }: SmtpPlace = {},
) => {
  const taken: { readonly to: string; readonly messageId: string; readonly subject: string; readonly text: string }[] =
    [];
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
            subject: message.subject ?? '',
            text: message.text ?? '',
          });
          done(null);
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    taken,
    url: `smtp://${host}:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
