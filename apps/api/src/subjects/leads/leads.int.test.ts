import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SiteDocument, siteDocumentSchema } from '@forecourt/config/site-document';
import { XMLParser } from 'fast-xml-parser';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { testEnv } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import { leadApp, testSecrets } from '../../../test/test-leads';
import { loadTemplates } from '../../app/rosters';
import type { Database } from '../../ground/database/database';
import { repositoryRoot } from '../../ground/env/paths';
import { type JobQueue, openJobQueue } from '../../ground/jobs/job-queue';
import { createLog } from '../../ground/log/log';
import { deliverMessage } from '../../ground/messages/deliver-message';
import { deliveryPace } from '../../ground/messages/delivery-pace';
import { type MailPort, smtpMail } from '../../ground/messages/mail';
import { enqueueMessage, messageQueue, prepareMessages } from '../../ground/messages/message-queue';
import { outboxMail } from '../../ground/messages/outbox';
import { importStock } from '../stock/import-stock';
import { readReturnedForm } from './returned-forms';

const readJson = (path: string) => JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'));
const yard = readJson('demo/dealerships/red-gum-yard.json');
const other = readJson('demo/dealerships/ironbark-trucks.json');
// Without receipts: each lead has one message, to its dealer. Receipts have tests of their own.
const site: SiteDocument = siteDocumentSchema.parse({
  ...readJson('sites/red-gum-yard.json'),
  receipts: { email: false },
});
const now = new Date('2026-11-21T01:00:00Z');

let database: Database;
let boss: JobQueue;
let carId = '';
let otherCarId = '';
const errors: unknown[] = [];

const contextFor = (found: SiteDocument | null = site) => ({
  ...{ requestId: 'request-of-tests', websiteId: 'yard', client: null, askedOrigin: null },
  ...{ now, db: database.db, findSite: async () => found },
  onError: (error: unknown) => errors.push(error),
});
const app = (found: SiteDocument | null = site) => leadApp(contextFor(found), { enqueue: enqueueMessage(boss) });

const userData = {
  name: 'Avery',
  last_name: 'Example',
  email: 'avery@example.com',
  phone: '0491 570 006',
  message: 'Is it still there?',
  opt_in: true,
};
const payload = (more: object = {}) => ({
  userData,
  category: 'vehicle',
  car_id: carId,
  idempotency_key: '018f3c1e-7b6a-7c00-8000-000000000001',
  url: '/cars/x',
  elapsed_ms: 9000,
  more_wishes: '',
  ...more,
});
const post = (body: unknown, headers: Record<string, string> = {}) =>
  app().request('/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const postForm = (fields: Record<string, string>) =>
  app().request('/api/leads', { method: 'POST', body: new URLSearchParams(fields) });
const count = async (table: string) =>
  Number((await database.pool.query(`select count(*) as count from ${table}`)).rows[0].count);

beforeAll(async () => {
  database = await createTestDatabase();
  boss = await openJobQueue(database, createLog('test', testEnv()), 'sender');
  await prepareMessages(boss);
  for (const dealership of [yard, other]) {
    await database.pool.query('insert into dealerships (id, slug, name, document) values ($1, $2, $3, $4)', [
      dealership.id,
      dealership.slug,
      dealership.name,
      dealership,
    ]);
  }
  await database.pool.query('insert into sites (website_id, slug, document) values ($1, $2, $3)', [
    site.website_id,
    site.slug,
    site,
  ]);
  const file = join(mkdtempSync(join(tmpdir(), 'forecourt-leads-')), 'one.csv');
  writeFileSync(
    file,
    'stocknum,make,model,year,price,km,badge,vin\nS1,Kia,Rio,2020,15990,41000,Sport,6DMKIAD0123456789\n',
  );
  for (const dealership of [yard.slug, other.slug])
    await importStock(database, { file, dealership, profile: 'canonical', now, picture: async () => null });
  const { rows } = await database.pool.query('select id::text, dealership_id from vehicles');
  carId = rows.find((row) => row.dealership_id === yard.id).id;
  otherCarId = rows.find((row) => row.dealership_id === other.id).id;
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await database.close();
});
beforeEach(async () => {
  await emptyTables(database, 'leads', 'messages', 'idempotency_keys');
  await boss.deleteAllJobs(messageQueue);
  errors.length = 0;
});

describe('POST /api/leads', () => {
  it('[LEAD-01] stores the lead with its delivery and job in one transaction and answers its lead_id', async () => {
    const response = await post(payload());
    expect(response.status).toBe(201);
    const { lead_id } = await response.json();
    const { rows } = await database.pool.query(
      `select l.id, l.dealership_id, l.submission, l.xmin = d.xmin as same_lead, j.xmin = d.xmin as same_job
       from leads l join messages d on d.lead_id = l.id join pgboss.job j on j.data->>'message' = d.id::text`,
    );
    expect(rows).toEqual([
      expect.objectContaining({ id: lead_id, dealership_id: yard.id, same_lead: true, same_job: true }),
    ]);
    expect(rows[0].submission).toMatchObject({
      source: 'Website',
      category: 'vehicle',
      car_id: carId,
      form_completed: true,
      userData,
    });
  });

  it('[LEAD-01] a failure while queueing leaves no lead behind', async () => {
    const broken = leadApp(contextFor(), { enqueue: () => Promise.reject(new Error('queue down')) });
    const response = await broken.request('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload()),
    });
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: 'An error occurred when submitting this form', fields: [] },
    ]);
    expect([await count('leads'), await count('idempotency_keys'), errors.length]).toEqual([0, 0, 1]);
  });

  it('[LEAD-03] the same submission sent five times at once, and again later, is one lead with one delivery', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(payload())));
    const ids = new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).lead_id)));
    ids.add((await (await post(payload())).json()).lead_id);
    expect([ids.size, await count('leads'), await count('messages')]).toEqual([1, 1, 1]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 201]);
  });

  it('[LEAD-03] without a key the same words within ten minutes are one lead, later or other words another', async () => {
    const fields = {
      ...userData,
      opt_in: 'on',
      category: 'vehicle',
      car_id: carId,
      url: '/cars/x',
      more_wishes: '',
    };
    const first = await postForm(fields);
    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toMatch(/^\/success\?category=vehicle&car_type=used&lead=[0-9a-f-]{36}$/);
    expect((await postForm(fields)).headers.get('location')).toBe(first.headers.get('location'));
    await postForm({ ...fields, message: 'Another question' });
    expect(await count('leads')).toBe(2);
    await database.pool.query("update idempotency_keys set created_at = created_at - interval '11 minutes'");
    await postForm(fields);
    expect(await count('leads')).toBe(3);
  });

  it('[FORM-04] is validated again by the shared schema: every fault is named by its field, and nothing is stored', async () => {
    const response = await post(
      payload({ userData: { ...userData, name: '', email: 'nope', phone: '1', message: '' } }),
    );
    expect(response.status).toBe(422);
    const answer = await response.json();
    expect(answer.error).toBe('Please fix the following errors:');
    expect(answer.fields.map((field: { path: string }) => field.path).sort()).toEqual([
      'userData.email',
      'userData.message',
      'userData.name',
      'userData.phone',
    ]);
    expect(await count('leads')).toBe(0);
  });

  it('[FORM-03] redirects a plain form with faults to a page of its own that holds what was typed and every fault', async () => {
    const response = await postForm({
      ...userData,
      opt_in: 'on',
      email: 'nope',
      message: '<script>alert(1)</script>',
      category: 'vehicle',
      car_id: carId,
    });
    const path = response.headers.get('location') ?? '';
    expect([response.status, path]).toEqual([303, expect.stringMatching(/^\/enquiry\/[\w-]{32}$/)]);
    const token = path.slice('/enquiry/'.length);
    expect(await readReturnedForm(database.db, site.website_id, token, now)).toEqual({
      form: expect.objectContaining({ name: 'Avery', email: 'nope', message: '<script>alert(1)</script>' }),
      error: 'Please fix the following errors:',
      fields: [{ path: 'userData.email', message: expect.stringMatching(/^Please enter an email address/) }],
    });
    expect(await count('leads')).toBe(0);
  });

  it('never takes a lead for a vehicle, or from a page, of another site', async () => {
    expect((await post(payload({ car_id: otherCarId }))).status).toBe(422);
    expect((await post(payload(), { origin: 'http://ironbark-trucks.localhost:3000' })).status).toBe(403);
    const withoutSite = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await app(null).request('/api/leads', withoutSite)).status).toBe(403);
    expect((await post(payload(), { origin: 'http://red-gum-yard.localhost:3000' })).status).toBe(201);
    expect(await count('leads')).toBe(1);
  });

  it.each(['', '[]', '"x"', '{', '{"userData":null}', '{"category":"vehicle","car_id":{}}'])(
    'answers bad input %s with 4xx, never 5xx',
    async (body) => {
      const response = await app().request('/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(422);
      expect(errors).toEqual([]);
    },
  );
});

const deliver = async (mail: MailPort) => {
  const { rows } = await database.pool.query('select id from messages');
  const deps = {
    db: database.db,
    mail,
    sms: { send: () => Promise.reject(new Error('no SMS here')) },
    secrets: testSecrets,
    templates: await loadTemplates(),
    mailFrom: 'leads@forecourt.invalid',
    addresses: { publicScheme: 'http', publicPort: 3000 } as const,
    webhook: () => Promise.reject(new Error('no webhook here')),
    enqueue: enqueueMessage(boss),
    pace: deliveryPace(),
    now: () => now,
    random: () => 0,
  };
  return (await deliverMessage(deps, rows[0].id)).outcome;
};

const readMessage = async (bytes: Uint8Array) => {
  const message = await PostalMime.parse(bytes);
  const attachment = message.attachments[0];
  const xml =
    typeof attachment?.content === 'string' ? attachment.content : new TextDecoder().decode(attachment?.content);
  return { message, adf: new XMLParser({ ignoreAttributes: false }).parse(xml) };
};

describe('delivery', () => {
  it('writes an e-mail with ADF attached into the outbox when there is no SMTP, once however often it runs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-outbox-'));
    chmodSync(folder, 0o755);
    await post(payload({ userData: { ...userData, name: 'Zoë & <Co>', message: 'Bring\u0000 it\ud800\nplease' } }));
    await deliver(outboxMail(folder));
    await database.pool.query("update messages set status = 'pending'");
    await deliver(outboxMail(folder));
    const files = readdirSync(folder);
    expect(files).toHaveLength(1);
    // For its owner alone, also in a folder that was open before.
    const modes = [folder, join(folder, files[0] ?? '')].map((path) => (statSync(path).mode & 0o777).toString(8));
    expect(modes).toEqual(['700', '600']);
    const { message, adf } = await readMessage(readFileSync(join(folder, files[0] ?? '')));
    expect(message.to?.[0]?.address).toBe('leads@red-gum-yard.example');
    expect(message.replyTo?.[0]?.address).toBe('avery@example.com');
    const { prospect } = adf.adf;
    expect(Object.keys(prospect).filter((key) => !key.startsWith('@'))).toEqual([
      'id',
      'requestdate',
      'vehicle',
      'customer',
      'vendor',
      'provider',
    ]);
    expect(prospect.vehicle).toMatchObject({ '@_status': 'used', make: 'Kia', model: 'Rio', year: 2020, stock: 'S1' });
    expect(prospect.customer.contact.name[0]['#text']).toBe('Zoë & <Co>');
    expect((await database.pool.query('select status, attempts from messages')).rows).toEqual([
      { status: 'delivered', attempts: 2 },
    ]);
  });

  it('[LEAD-02] writes ADF alone, as plain text, for a lead system that reads nothing else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-outbox-'));
    await post(payload({ userData: { ...userData, message: 'Grüße & <b>' } }));
    await database.pool.query(`update messages set destination = destination || '{"body":"adf"}'`);
    await deliver(outboxMail(folder));
    const bytes = readFileSync(join(folder, readdirSync(folder)[0] ?? ''));
    const { text, html, attachments } = await PostalMime.parse(bytes);
    expect(bytes.toString()).toMatch(/^content-type: text\/plain; charset=utf-8\r?$/im);
    expect([html, attachments]).toEqual([undefined, []]);
    expect(text?.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
    expect(new XMLParser().parse(text ?? '').adf.prospect.customer.comments).toContain('Grüße & <b>');
  });

  it('sends over SMTP with a stable Message-ID, and a refusal is kept as an attempt and tried again', async () => {
    const received: Buffer[] = [];
    let refuse = true;
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, _, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          received.push(Buffer.concat(parts));
          done(refuse ? Object.assign(new Error('Try later, avery@example.com'), { responseCode: 451 }) : null);
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const mail = smtpMail(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
    await post(payload());
    expect(await deliver(mail)).toEqual({ kind: 'failed', code: 'smtp_451', tries: 1 });
    const failed = (await database.pool.query('select status, attempts, last_error from messages')).rows[0];
    expect(failed).toMatchObject({ status: 'pending', attempts: 1 });
    expect(failed.last_error).not.toContain('avery');
    refuse = false;
    await deliver(mail);
    const ids = await Promise.all(received.map(async (bytes) => (await readMessage(bytes)).message.messageId));
    expect(new Set(ids).size).toBe(1);
    expect((await database.pool.query('select status from messages')).rows).toEqual([{ status: 'delivered' }]);
    await new Promise<void>((resolve) => server.close(resolve));
  });
});
