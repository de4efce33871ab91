import type { SendMailOptions } from 'nodemailer';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailbox, startLeadTests, testPerson } from '../../test/test-leads';
import { applyTestSites, siteNamed } from '../../test/test-stock';
import { listLeads } from '../leads/list-leads';
import { DeliveryFailure } from '../messages/delivery-failure';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
const applySite = (email: boolean) =>
  applyTestSites(tests.database.db, siteNamed('yard', { name: 'The Yard', receipts: { email } }));
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
const receipts = () => tests.rows("select status, attempts, last_error from messages where template = 'receipt'");
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
  it('go to the shopper beside the lead, with the vehicle, the location and the reference, and no word that was typed', async () => {
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
      expect(words).toContain(lead_id.slice(-12));
      expect(words).toContain(tests.vehicle.name);
      expect(words).toContain(`http://yard.localhost:3000${tests.vehicle.path}`);
      expect(words).toContain('Mon-Fri');
      expect(words).not.toMatch(/pills|Avery|0491/i);
    }
    expect(await receipts()).toEqual([{ status: 'delivered', attempts: 1, last_error: null }]);
  });

  it('are sent by no site that has not asked for them, and by none that has thought better of it meanwhile', async () => {
    await applySite(false);
    await send();
    expect(await receipts()).toEqual([]);
    await applySite(true);
    await send({ message: 'Another' });
    await applySite(false);
    expect((await deliver()).map(({ to }) => to?.[0]?.address)).toEqual(['leads@yard.example', 'leads@yard.example']);
    expect(await receipts()).toEqual([{ status: 'withdrawn', attempts: 0, last_error: null }]);
  });

  it('come once: not for a repeat, not for a form that is only begun, and when it is finished', async () => {
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

  it('follow a finished lead to another address, and are counted there: nobody has a stranger written to by a correction', async () => {
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

  it('to one address are three a day, from all sites, however it is written; every lead is taken', async () => {
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

  it('that cannot be sent leave the lead as it is, and are no dead letter of it', async () => {
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

  it('keep the shopper’s address in the lead alone', async () => {
    await send();
    expect(JSON.stringify(await tests.rows('select * from messages'))).not.toContain('avery');
  });
});
