import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadReference } from '@forecourt/domain/lead';
import type { SendMailOptions } from 'nodemailer';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailbox, startLeadTests, testPerson } from '../../../../test/test-leads';
import { applyTestSites, siteNamed } from '../../../../test/test-stock';
import { loadErasures } from '../../../app/rosters';
import { DeliveryFailure } from '../../../ground/messages/delivery-failure';
import { smtpMail } from '../../../ground/messages/mail';
import { outboxSms, readFromOutbox } from '../../../ground/messages/outbox';
import type { Sms } from '../../../ground/messages/sms';
import { eraseOldLeads } from '../erase-leads';
import { listLeads } from '../list-leads';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
const applySite = (email: boolean, sms = false) =>
  applyTestSites(tests.database.db, siteNamed('yard', { name: 'The Yard', receipts: { email, sms } }));
beforeAll(async () => {
  tests = await startLeadTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.empty();
  await tests.setDestinations([mailbox('leads')]);
  await applySite(true);
});

const everyone = { status: null, dealership: null, site: null, category: null, since: null };
const send = async (person: object = {}, more: object = {}) =>
  (await tests.post(tests.payload({ userData: { ...testPerson, ...person }, ...more }))).json();
const receipts = (template = 'receipt') =>
  tests.rows('select status, attempts, last_error from messages where template = $1', [template]);
/** One try of everything that waits: what was sent, as its receivers read it. */
const deliver = async (deps: Parameters<typeof tests.deliverAll>[0] = {}) => {
  const sent: SendMailOptions[] = [];
  const mail = { send: async (message: SendMailOptions) => void sent.push(message) };
  await tests.deliverAll({ mail, ...deps });
  const written = createTransport({ streamTransport: true, buffer: true });
  return Promise.all(
    sent.map(async (message) => {
      const { message: bytes } = await written.sendMail(message);
      return PostalMime.parse(Buffer.isBuffer(bytes) ? bytes : Buffer.from(String(bytes)));
    }),
  );
};

describe('receipts', () => {
  it('are sent to the shopper beside the lead, with the vehicle, the location and the reference, and nothing that was typed', async () => {
    const { lead_id } = await send({ name: 'Buy pills', message: 'at https://pills.example' });
    const sent = await deliver();
    const receipt = sent.find(({ to }) => to?.[0]?.address === testPerson.email);
    expect(sent.map(({ to }) => to?.[0]?.address).sort()).toEqual([testPerson.email, 'leads@yard.example']);
    expect(receipt).toMatchObject({
      from: { name: 'The Yard', address: 'leads@forecourt.example' },
      subject: `The Yard has your enquiry: ${tests.vehicle.name}`,
    });
    expect(receipt?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }));
    for (const words of [receipt?.text, receipt?.html]) {
      expect(words).toContain(leadReference(lead_id));
      expect(words).toContain(tests.vehicle.name);
      expect(words).toContain(`http://yard.localhost:3000${tests.vehicle.path}`);
      expect(words).toContain('Mon-Fri');
      expect(words).not.toMatch(/pills|Avery|0491/i);
    }
    expect(await receipts()).toEqual([{ status: 'delivered', attempts: 1, last_error: null }]);
  });

  it('are not sent by a site that has them off, nor by one that has turned them off meanwhile', async () => {
    await applySite(false);
    await send();
    expect(await receipts()).toEqual([]);
    await applySite(true);
    await send({ message: 'Another' });
    await applySite(false);
    expect((await deliver()).map(({ to }) => to?.[0]?.address)).toEqual(['leads@yard.example', 'leads@yard.example']);
    expect(await receipts()).toEqual([{ status: 'withdrawn', attempts: 0, last_error: null }]);
  });

  it('are sent once: not for a repeat, not for a form that is only begun, and when the form is finished', async () => {
    await send();
    await send();
    expect(await receipts()).toHaveLength(1);
    const begun = await send({ message: 'In steps' }, { form_completed: false });
    expect(await receipts()).toHaveLength(1);
    const whole = { lead_id: begun.lead_id, update_token: begun.update_token, form_completed: true };
    await send({ message: 'In steps, whole' }, whole);
    await send({ message: 'In steps, and more' }, whole);
    expect(await receipts()).toHaveLength(2);
  });

  it('follow a corrected address and count against its limit, so that corrections cannot write to strangers', async () => {
    const { lead_id, update_token } = await send({}, { form_completed: false });
    const finished = { lead_id, update_token, form_completed: true };
    await send({ email: 'mistyped@example.com' }, finished);
    await send({ email: 'robin@example.com' }, finished);
    expect((await receipts()).map(({ status }) => status).sort()).toEqual(['pending', 'replaced']);
    const written = async () => (await deliver()).map(({ to }) => to?.[0]?.address);
    expect((await written()).sort()).toEqual(['leads@yard.example', 'robin@example.com']);
    for (const number of [1, 2, 3]) {
      await send({ email: 'elsewhere@example.com', message: `${number}` }, finished);
      await send({ email: 'robin@example.com', message: `${number} again` }, finished);
      await written();
    }
    // Three of this address were counted, the first among them: the third correction back to it has none.
    const delivered = (await receipts()).filter(({ status }) => status === 'delivered');
    expect(delivered).toHaveLength(3);
  });

  it('to one address are at most three a day from all sites, however it is written, while every lead is stored', async () => {
    const addresses = ['avery@example.com', 'Avery@Example.com', 'AVERY@example.com', 'avery@example.com'];
    for (const [number, email] of addresses.entries())
      expect((await send({ email, message: `${number}` })).lead_id).toBeTruthy();
    expect([(await receipts()).length, await tests.count('leads')]).toEqual([3, 4]);
    await send({ email: 'robin@example.com' });
    expect(await receipts()).toHaveLength(4);
    tests.clock.now = new Date(tests.clock.now.getTime() + 24 * 60 * 60 * 1000);
    await send({ message: 'Tomorrow' });
    expect(await receipts()).toHaveLength(5);
    expect(JSON.stringify(await tests.rows('select * from request_counts'))).not.toMatch(/avery|robin/i);
  });

  it('that cannot be sent leave the lead as it is, and are no dead letter of the lead', async () => {
    await send();
    const mail = {
      send: async ({ to }: SendMailOptions) => {
        if (to === testPerson.email) throw new DeliveryFailure('smtp_550', true);
      },
    };
    await deliver({ mail });
    expect(await receipts()).toEqual([{ status: 'failed', attempts: 1, last_error: 'smtp_550' }]);
    expect(await listLeads(tests.database.db, everyone, { limit: 10 })).toMatchObject([
      { status: 'delivered', deliveries: [{ to: 'leads@yard.example', status: 'delivered' }] },
    ]);
  });

  it('leave the shopper’s address in the lead alone', async () => {
    await send();
    expect(JSON.stringify(await tests.rows('select * from messages'))).not.toContain('avery');
  });
});

/** An SMTP server that works and does not know some recipients, or has never been there. */
const startPost = async (known: (address: string) => boolean) => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(known(address) ? null : Object.assign(new Error('mailbox is busy'), { responseCode: 450 })),
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((done) => server.close(done)) };
};

describe('receipts of several shoppers', () => {
  const circuits = () => tests.rows('select destination, failures from delivery_circuits');
  const sendMany = async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) await send({ email: `s${number}@example.com` });
    await tests.rows("update messages set status = 'delivered' where template = 'lead'");
  };

  it('are not held up by other addresses that the mail server refuses for now', async () => {
    const post = await startPost((address) => address === 'good@example.com');
    await sendMany();
    const mail = smtpMail(post.url);
    await tests.deliverAll({ mail });
    expect(await receipts()).toEqual(Array(6).fill({ status: 'pending', attempts: 1, last_error: 'smtp_450' }));
    expect(await circuits()).toEqual([]);
    await send({ email: 'good@example.com' });
    const outcomes = await tests.deliverAll({ mail });
    await post.close();
    expect(outcomes).toContainEqual({ kind: 'delivered' });
    expect(await receipts()).toContainEqual({ status: 'delivered', attempts: 1, last_error: null });
  });

  it('wait together while the mail server is away', async () => {
    const post = await startPost(() => true);
    await post.close();
    await sendMany();
    await tests.deliverAll({ mail: smtpMail(post.url) });
    expect(await circuits()).toEqual([{ destination: 'email:shoppers', failures: 5 }]);
  });
});

describe('receipts by SMS', () => {
  const texts = () => receipts('receipt-sms');
  const sendTexts = async () => {
    const sent: Sms[] = [];
    await tests.deliverAll({ sms: { send: async (sms) => void sent.push(sms) } });
    return sent;
  };

  it('are sent to the mobile number where the site has SMS on and email off, in the dealer’s name', async () => {
    await applySite(false, true);
    const { lead_id } = await send({ name: 'Buy pills', message: 'at https://pills.example' });
    const [sms] = await sendTexts();
    expect(sms?.to).toBe('+61491570006');
    expect(sms?.text).toMatch(/^The Yard has your enquiry about the .+ No more texts follow\.$/);
    expect(sms?.text).toContain(`ref ${leadReference(lead_id)}.`);
    expect(sms?.text).not.toMatch(/pills|Avery|http/i);
    expect([await texts(), await receipts()]).toEqual([[{ status: 'delivered', attempts: 1, last_error: null }], []]);
    expect(JSON.stringify(await tests.rows('select * from messages'))).not.toMatch(/491570006|avery/);
  });

  it('are sent once an enquiry: not beside an email, not to a landline, not where they are off', async () => {
    await applySite(true, true);
    await send();
    expect([(await receipts()).length, (await texts()).length]).toEqual([1, 0]);
    await applySite(false, true);
    await send({ phone: '(03) 5550 0142' });
    await applySite(false, false);
    await send({ message: 'Off' });
    expect(await texts()).toEqual([]);
    await applySite(false, true);
    await send({ message: 'On' });
    await applySite(false, false);
    expect(await sendTexts()).toEqual([]);
    expect(await texts()).toEqual([{ status: 'withdrawn', attempts: 0, last_error: null }]);
  });

  it('are at most three a day to one number however it is typed, and limited for each site by its setting', async () => {
    await applySite(false, true);
    for (const [at, phone] of ['0491 570 006', '+61491570006', '0491-570-006', '0491570006'].entries())
      await send({ phone, message: `${at}` });
    expect([(await texts()).length, await tests.count('leads')]).toEqual([3, 4]);
    for (let last = 100; last < 110; last += 1) await send({ phone: `0491 570 ${last}` });
    expect([(await texts()).length, await tests.count('leads')]).toEqual([10, 14]);
    expect(JSON.stringify(await tests.rows('select * from request_counts'))).not.toContain('570');
  });

  it('are not sent again where the provider may have sent them, and are retried soon where it has not', async () => {
    await applySite(false, true);
    await send();
    const failing = (failure: DeliveryFailure) => tests.deliverAll({ sms: { send: () => Promise.reject(failure) } });
    await failing(new DeliveryFailure('http_503'));
    expect(await texts()).toEqual([{ status: 'pending', attempts: 1, last_error: 'http_503' }]);
    await failing(new DeliveryFailure('timeout', false, 'sent'));
    expect(await texts()).toEqual([{ status: 'failed', attempts: 2, last_error: 'timeout' }]);
  });

  it('are written to the outbox where no provider is set, listed with their lead and deleted with it', async () => {
    await applySite(false, true);
    await tests.setDestinations([mailbox('leads')], { lead_retention_days: 30 });
    await send();
    const outbox = mkdtempSync(join(tmpdir(), 'forecourt-sms-'));
    await tests.deliverAll({ sms: outboxSms(outbox) });
    const [file = ''] = readdirSync(outbox);
    expect(file).toMatch(/\.sms$/);
    expect(readFileSync(join(outbox, file), 'utf8')).toMatch(/^To: \+61491570006\n\nThe Yard has your enquiry/);
    expect(statSync(join(outbox, file)).mode & 0o077).toBe(0);
    const [{ message_id }] = await tests.rows("select message_id from messages where template = 'receipt-sms'");
    expect(await readFromOutbox(outbox, message_id)).toContain('The Yard has your enquiry');
    const now = new Date(tests.clock.now.getTime() + 40 * 24 * 60 * 60 * 1000);
    await eraseOldLeads({ db: tests.database.db, outbox, now, erasures: await loadErasures() }, { dryRun: false });
    expect(readdirSync(outbox)).toEqual([]);
    rmSync(outbox, { recursive: true });
    await tests.setDestinations([mailbox('leads')]);
  });
});
