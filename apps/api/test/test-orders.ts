import { type Order, type OrderNext, orderNextSchema, orderSchema } from '@forecourt/api-contract';
import type { OrderKind } from '@forecourt/domain/order';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { vi } from 'vitest';
import { messages } from '../src/ground/database/schema';
import { enqueueMessage } from '../src/ground/messages/message-queue';
import { orderPayments } from '../src/subjects/orders/order-payments';
import { watchOrders } from '../src/subjects/orders/watch-orders';
import { completePayment } from '../src/subjects/payments/complete-payment';
import type { PaymentProcessor } from '../src/subjects/payments/processor';
import { EmbeddedSearch } from '../src/subjects/search/embedded-search';
import { emptyTables } from './empty-tables';
import { createTestApp, testBearer, testEnv, testProof } from './test-app';
import { startLeadTests } from './test-leads';
import { addTestVehicle, applyTestSites, siteNamed } from './test-stock';

/** Details as a shopper types them. */
export const orderPerson = {
  name: 'Avery',
  last_name: 'Example',
  email: 'avery@example.com',
  phone: '0491 570 006',
};

/** What a site of these tests has besides. */
export const orderSite = {
  flags: { reserve: true, 'buy-online': true, auth: true, garage: true },
  orders: { extras: [{ id: 'mats', name: 'Floor mats', price: 190.5 }] },
};

const sister = {
  ...orderSite,
  dealership_id: 'yard',
  stockFrom: [{ dealership: 'yard' }],
  locations: [{ id: 'yard-yard' }],
};

/**
 * For tests: the API over a database with the site `yard`, whose vehicles can be reserved and bought, and `sister`, which
 * shows the same ones; the steps of a shopper on them, and a processor that says what a test wants.
 */
export const startOrderTests = async () => {
  const tests = await startLeadTests();
  const { database, boss: jobs, clock } = tests;
  const { db } = database;
  const sites = () => applyTestSites(db, siteNamed('yard', orderSite), siteNamed('sister', sister));
  await sites();
  const env = { ...testEnv(() => clock.now) };
  const faults: unknown[] = [];
  const log = pino({ level: 'silent' });
  log.error = ((line: unknown) => faults.push(line)) as typeof log.error;
  const search = new EmbeddedSearch({ database, env, log });
  const app = await createTestApp({
    env,
    database,
    search,
    jobs,
    log,
    askVisitor: async ({ header }) => {
      const id = header('x-test-shopper');
      return id === undefined ? { kind: 'anonymous' } : { kind: 'shopper', id };
    },
  });
  search.start();
  await vi.waitUntil(() => search.engine !== null, { timeout: 120_000 });
  const moment = () => ({ now: clock.now, enqueue: enqueueMessage(jobs), mailFrom: env.mailFrom });

  const vehicles = new Map<string, string>();
  const addVehicle = async (stocknum: string, more: object = {}) => {
    const vehicle = await addTestVehicle(db, 'yard', {
      ...{ stocknum, slug: `car-${stocknum.toLowerCase()}`, price: 24_990, payment_processors: ['test'] },
      ...more,
    });
    vehicles.set(stocknum, vehicle.id);
    return vehicle;
  };

  const headers = (site: string, shopper: string | null, client = '203.0.113.7') => ({
    'x-forecourt-gateway': testProof,
    'x-forecourt-site': site,
    'x-forecourt-client': client,
    ...(shopper === null ? {} : { 'x-test-shopper': shopper }),
  });
  type Who = { readonly site?: string; readonly shopper?: string | null; readonly client?: string };
  const post = (path: string, body: object, { site = 'yard', shopper = null, client }: Who = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { ...headers(site, shopper, client), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const next = async (answer: Response): Promise<OrderNext> => {
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`, { cause: faults.at(-1) });
    return orderNextSchema.parse(await answer.json());
  };
  const tokenIn = ({ redirect }: OrderNext): string => {
    const address = new URL(redirect, 'http://yard.test');
    return address.searchParams.get('order') ?? decodeURIComponent(address.pathname.split('/').at(-1) ?? '');
  };

  const start = async (stocknum = 'S1', kind: OrderKind = 'reserve', who: Who = {}): Promise<string> =>
    tokenIn(await next(await post('/api/orders/start', { car_id: vehicles.get(stocknum), kind }, who)));
  const save = async (token: string, step: string, fields: object, who: Who = {}) =>
    next(await post('/api/orders/save', { token, step, ...fields }, who));
  const read = async (token: string, site = 'yard'): Promise<Order> => {
    const answer = await app.request(`/internal/v1/sites/${site}/orders/${token}`, {
      headers: { authorization: `Bearer ${testBearer}` },
    });
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    return orderSchema.parse(await answer.json());
  };
  const pay = async (token: string, who: Who = {}, seen?: string) => {
    const total = (await read(token, who.site ?? 'yard')).total_cents;
    const seen_cents = seen ?? (total === null ? '' : String(total));
    return next(await post('/api/orders/pay', { token, agree: 'on', seen_cents }, who));
  };
  const cancel = async (token: string, who: Who = {}) => next(await post('/api/orders/cancel', { token }, who));
  /** An order of somebody whose vehicle is to be held. */
  const filled = async (stocknum = 'S1', person: object = {}, who: Who = {}): Promise<string> => {
    const token = await start(stocknum, 'reserve', who);
    await save(token, 'details', { ...orderPerson, ...person }, who);
    return token;
  };

  /** What completing payments works with, with a processor that says how a payment stands. */
  const completing = (
    {
      id,
      state,
      amountCents,
      card = null,
    }: {
      id: string;
      state: 'paid' | 'failed';
      amountCents: number;
      card?: string | null;
    } = {
      ...{ id: '', state: 'paid', amountCents: 0 },
    },
  ) => {
    const processor: PaymentProcessor = {
      name: 'test',
      sources: { connect: [], script: [], frame: [], form: [] },
      begin: async () => ({ reference: id, address: 'http://processor.test' }),
      find: async () => ({ state, amountCents, currency: 'AUD', charge: `charge-${id}`, card, isOurs: true }),
      stop: async () => undefined,
      refund: async ({ key }) => ({ state: 'done', reference: key }),
      findRefund: async ({ key }) => ({ state: 'done', reference: key }),
      readEvent: async () => null,
    };
    const processors = { current: processor, named: () => processor };
    return { ...moment(), db, processors, serviceToken: env.serviceToken, followers: [orderPayments], log };
  };

  const rowOf = async (token: string) => {
    const { id } = await read(token);
    return (await tests.rows('select * from orders where id = $1', [id]))[0];
  };
  /** The processor says that the money of an order is there, or will not come. */
  const settle = async (
    token: string,
    state: 'paid' | 'failed' = 'paid',
    paymentId?: string,
    /** As the processor tells it from others. */
    card: string | null = null,
  ) => {
    const id = paymentId ?? (await rowOf(token)).payment_id;
    await tests.rows(
      "update payments set reference = id::text, status = 'paying' where id = $1 and reference is null",
      [id],
    );
    const [{ amount_cents }] = await tests.rows('select amount_cents from payments where id = $1', [id]);
    return completePayment(completing({ id, state, amountCents: Number(amount_cents), card }), id, 'webhook');
  };
  const held = async (stocknum = 'S1', person: object = {}, who: Who = {}): Promise<string> => {
    const token = await filled(stocknum, person, who);
    await pay(token, who);
    await settle(token);
    return token;
  };

  return {
    /** Another setting of the site `yard`. */
    applySite: (change: object) => applyTestSites(db, siteNamed('yard', { ...orderSite, ...change })),
    signUp: async (phone: string): Promise<string> => {
      const [{ id }] = await tests.rows(
        'insert into shoppers (id, website_id, phone, created_at, signed_in_at) values (gen_random_uuid(), $1, $2, now(), now()) returning id',
        ['yard', phone],
      );
      return id;
    },
    /** What was logged as an error. */
    faults,
    /** Puts the flow behind sign-in, as a release does that has its pages. */
    closeGate: () =>
      tests.rows(
        `update sites set document = jsonb_set(document, '{gates,checkout}', 'true') where website_id = 'yard'`,
      ),
    postPlain: (path: string, fields: Record<string, string>) =>
      app.request(path, { method: 'POST', headers: headers('yard', null), body: new URLSearchParams(fields) }),
    /** What the mails of a kind say now. */
    mailsOf: async (name: string) => {
      const template = tests.templates.get(name);
      const rows = await db.select().from(messages).where(eq(messages.template, name));
      const made = await Promise.all(
        rows.map(async (row) => (await template?.compose(tests.ports(), row, row.subject_id ?? ''))?.()),
      );
      return made.flatMap((one) => (one?.channel === 'email' ? [one.mail] : []));
    },
    ...{ ...tests, env, search, moment, sites, addVehicle, vehicles, post, next, tokenIn },
    ...{ start, save, read, pay, cancel, filled, held, settle, rowOf, completing },
    watch: () => watchOrders(db, moment()),
    pass: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    isReserved: async (stocknum = 'S1'): Promise<boolean> =>
      (await tests.rows('select reserved from vehicles where stocknum = $1', [stocknum]))[0].reserved,
    sent: async (template: string) => tests.rows('select * from messages where template = $1', [template]),
    begin: async () => {
      await tests.empty();
      await emptyTables(
        tests.database,
        'orders',
        'order_events',
        'payments',
        'refunds',
        'ledger_entries',
        'payment_receipts',
        'receipt_counters',
        'shoppers',
        'vehicles',
      );
      await sites();
      vehicles.clear();
      await addVehicle('S1');
    },
    close: async () => {
      await search.close();
      await tests.close();
    },
  };
};
