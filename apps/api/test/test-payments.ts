import type { PaymentView } from '@forecourt/api-contract';
import type { SiteDocumentInput } from '@forecourt/config/site-document';
import pino from 'pino';
import { loadPaymentFollowers } from '../src/app/rosters';
import { settingsFrom } from '../src/ground/env/environment-part';
import { createInvoice, type NewInvoice } from '../src/subjects/payments/invoices/create-invoice';
import { completeContexts } from '../src/subjects/payments/payment-deps';
import { paymentOfToken } from '../src/subjects/payments/payment-link';
import { paymentTurn } from '../src/subjects/payments/payment-turn';
import { viewPayment } from '../src/subjects/payments/payment-view';
import { EmbeddedSearch } from '../src/subjects/search/embedded-search';
import { emptyTables } from './empty-tables';
import { createTestApp, testEnv, testProof } from './test-app';
import { testCli } from './test-cli';
import { startLeadTests } from './test-leads';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from './test-stock';

/**
 * For tests: a site `yard` that takes online payments, with the app, the worker's turn and the command line over one
 * database and a clock that is moved by hand.
 * @param settings of the environment, such as those of Stripe
 */
export const startPaymentTests = async (settings: NodeJS.ProcessEnv = {}) => {
  const tests = await startLeadTests();
  const { database, boss: jobs } = tests;
  const log = pino({ level: 'silent' });
  const clock = { now: new Date() };
  const env = { ...testEnv(() => clock.now), settingsOf: settingsFrom(settings) };
  const errors: object[] = [];
  const appLog = pino({ level: 'error' }, { write: (line: string) => void errors.push(JSON.parse(line)) });
  const app = await createTestApp({
    env,
    database,
    jobs,
    log: appLog,
    search: new EmbeddedSearch({ database, env, log }),
  });
  const followers = await loadPaymentFollowers();
  const place = { database, env, jobs, followers, log: appLog };
  const shopper = { 'x-forecourt-gateway': testProof, 'x-forecourt-site': 'yard' };
  const rows = async <Row = Record<string, unknown>>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await database.pool.query(sql, [...values])).rows;
  const post = (path: string, fields: Readonly<Record<string, string>>, client = '203.0.113.7') =>
    app.request(path, {
      method: 'POST',
      headers: { ...shopper, 'x-forecourt-client': client },
      body: new URLSearchParams(fields),
    });
  const get = (path: string) => app.request(path, { headers: shopper });
  const open = async (site: Partial<SiteDocumentInput> = {}): Promise<void> => {
    const payments = { abn: '51 824 753 556', legal_name: 'Yard Pty Ltd' };
    await applyTestDealerships(database.db, dealershipNamed('yard', { payments }));
    await applyTestSites(database.db, siteNamed('yard', { flags: { 'online-payment': true }, ...site }));
  };
  /** Clears what tests have made; the ledger is cleared as no program can. */
  const empty = async (): Promise<void> => {
    await tests.empty();
    await emptyTables(
      database,
      'ledger_entries',
      'payment_receipts',
      'receipt_counters',
      'refunds',
      'payment_events',
      'payments',
      'invoices',
      'test_processor_sessions',
      'request_counts',
    );
    errors.length = 0;
    clock.now = new Date();
  };
  const invoice = async (more: Partial<NewInvoice> = {}) => {
    const made = await createInvoice(database.db, {
      ...{ dealership: 'yard', reference: 'INV-1001', amountCents: 125_050, kind: 'invoice', hasGst: true },
      ...{ description: 'Service of 2021 Mazda CX-5', madeBy: 'Jo', now: clock.now },
      ...more,
    });
    if (made.kind === 'refused') throw new Error(made.why);
    return made.invoice;
  };
  const person = { name: 'Avery Example', email: 'avery@example.com' };
  /** Begins to pay an invoice: the token and id of the payment. */
  const begin = async (fields: Readonly<Record<string, string>> = {}) => {
    const answer = await post('/api/online-payments', {
      reference: 'INV-1001',
      amount: '1250.50',
      ...person,
      ...fields,
    });
    const to = answer.headers.get('location') ?? '';
    const token = decodeURIComponent(/^\/online-payment\/(.+)$/.exec(to)?.[1] ?? '');
    const id = paymentOfToken(env.serviceToken, token);
    if (id === null) throw new Error(`${answer.status} ${to} ${await answer.text()}`);
    return { token, id };
  };
  /** Goes on to the processor: where the browser ends. */
  const go = async (token: string): Promise<string> => {
    const paid = await post('/api/online-payments/pay', { payment: token });
    const onward = await get(paid.headers.get('location') ?? '');
    return onward.headers.get('location') ?? '';
  };
  const comeBack = (token: string) => get(`/api/payments/return?${new URLSearchParams({ payment: token })}`);
  const view = async (id: string): Promise<PaymentView> => {
    const found = await viewPayment(database.db, id);
    if (found === null) throw new Error('There is no such payment.');
    return found;
  };
  const ledger = async () =>
    Object.fromEntries(
      (
        await rows<{ account: string; sum: string }>(
          'select account, sum(amount_cents) as sum from ledger_entries group by account order by account',
        )
      ).map(({ account, sum }) => [account, Number(sum)]),
    );
  const messages = async (): Promise<readonly string[]> =>
    (
      await rows<{ template: string }>(
        "select template from messages where subject_kind = 'payment' order by created_at, template",
      )
    ).map(({ template }) => template);
  const later = (ms: number): void => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  return {
    ...{ tests, database, env, app, clock, errors, rows, post, get, open, empty, invoice, begin, go, comeBack, view },
    ...{ ledger, messages, later, followers },
    context: completeContexts(place),
    turn: paymentTurn(place),
    forecourt: testCli(database, env),
    close: () => tests.close(),
  };
};
