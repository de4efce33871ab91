import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { mailbox, startLeadTests, testPerson } from '../../../test/test-leads';
import { applyTestSites, siteNamed } from '../../../test/test-stock';
import { loadErasures } from '../../app/rosters';
import { leads } from '../../ground/database/schema';
import { enqueueMessage } from '../../ground/messages/message-queue';
import { addPhotos } from '../lead-photos/add-photos';
import { eraseOldLeads } from './erase-leads';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
let folder: string;
beforeAll(async () => {
  tests = await startLeadTests();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-suspected-'));
});
afterAll(async () => {
  await tests.close();
  rmSync(folder, { recursive: true, force: true });
});
const webhook = { kind: 'webhook', url: 'https://crm.example/leads', key_id: 'one', secret: 'YARD_CRM' } as const;
beforeEach(async () => {
  await tests.empty();
  await tests.setDestinations([mailbox('leads'), webhook]);
  await applyTestSites(tests.database.db, siteNamed('yard', { receipts: { email: true, sms: false } }));
});

const hold = () => tests.setDestinations([mailbox('leads')], { suspected_leads: 'hold' });
const trapped = { more_wishes: 'cheap pills' };
const forecourt = (...args: string[]) =>
  testCli(tests.database, { ...testEnv(() => tests.clock.now), dataDir: folder })('leads', ...args);
const idsOf = async (...args: string[]): Promise<string[]> =>
  JSON.parse((await forecourt('list', ...args, '--json')).out).map(({ lead_id }: { lead_id: string }) => lead_id);
const send = async (more: object = {}) => {
  const answer = await tests.post(tests.payload(more));
  return { status: answer.status, ...(await answer.json()) } as Readonly<Record<string, unknown>> & { lead_id: string };
};
const signsOf = async (id: string) =>
  (await tests.database.db.select({ signs: leads.suspected }).from(leads).where(eq(leads.id, id)))[0]?.signs;
const statuses = async () =>
  (await tests.rows('select template, status from messages order by template, status')).map(
    ({ template, status }) => `${template} ${status}`,
  );
/** One try of everything that waits: what was sent by mail, and to webhooks. */
const deliver = async () => {
  const mails: SendMailOptions[] = [];
  const bodies: string[] = [];
  await tests.deliverAll({
    mail: { send: async (message) => void mails.push(message) },
    webhook: async (_, body) => void bodies.push(body),
  });
  return { mails, bodies };
};

describe('a lead with a sign of a robot', () => {
  it.each([
    ['a filled trap', trapped, ['trap']],
    ['a filled trap of the release before', { company_website: 'https://pills.example' }, ['trap']],
    ['a form faster than most fingers', { elapsed_ms: 20 }, ['haste']],
    ['both', { ...trapped, elapsed_ms: 20 }, ['trap', 'haste']],
    ['neither', {}, []],
  ])('[LEAD-04] is stored, thanked for and marked: %s', async (_, more, signs) => {
    const answer = await send(more);
    expect(answer).toEqual({ status: 201, lead_id: expect.any(String) });
    expect(await signsOf(answer.lead_id)).toEqual(signs);
    expect(tests.refused).toEqual([]);
    expect(await tests.count('messages')).toBe(3);
  });

  it('[LEAD-04] is thanked for like others without scripts, by either name of the trap', async () => {
    const typed = { ...testPerson, opt_in: 'on', category: 'vehicle', car_id: tests.vehicle.id, url: '/cars/x' };
    for (const [name, message] of [
      ['more_wishes', 'One'],
      ['company_website', 'Two'],
    ] as const) {
      const answer = await tests.postForm({ ...typed, message, [name]: 'x' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/success\?/)]);
    }
    expect(await tests.rows('select suspected from leads')).toEqual([{ suspected: ['trap'] }, { suspected: ['trap'] }]);
  });

  it('[LEAD-04] is delivered with its mark in mail, ADF, webhook, list and export, and its shopper has a receipt', async () => {
    const { lead_id } = await send(trapped);
    const { mails, bodies } = await deliver();
    const words = 'This may come from a robot: a field that people do not see was filled in.';
    const [toDealer] = mails.filter(({ to }) => JSON.stringify(to).includes('leads@yard.example'));
    expect(mails).toHaveLength(2);
    expect(toDealer?.text).toContain(`\n${words}\n`);
    expect(JSON.stringify(toDealer?.attachments)).toContain(words);
    expect(bodies.map((body) => JSON.parse(body).suspected)).toEqual([['trap']]);
    expect((await forecourt('list')).out).toContain('suspected: trap');
    expect(parse(`${(await forecourt('export')).out}\n`, { bom: true, columns: true })).toMatchObject([
      { lead_id, suspected: 'trap' },
    ]);
  });

  it('has no mark anywhere where there was no sign', async () => {
    await send();
    const { mails, bodies } = await deliver();
    expect(JSON.stringify(mails)).not.toContain('robot');
    expect(bodies.map((body) => JSON.parse(body).suspected)).toEqual([[]]);
    expect((await forecourt('list')).out).not.toContain('suspected');
  });

  it('keeps the signs of its earlier steps', async () => {
    const begun = await send({ form_completed: false, elapsed_ms: 10 });
    const update = { lead_id: begun.lead_id, update_token: begun.update_token };
    expect(await send({ ...update, ...trapped })).toMatchObject({ lead_id: begun.lead_id });
    expect(await signsOf(begun.lead_id)).toEqual(['haste', 'trap']);
  });
});

describe('a dealership that holds such leads', () => {
  beforeEach(hold);

  it('[LEAD-04] [LEAD-02] keeps them for review, thanks their shoppers, and has others at once', async () => {
    const held = await send(trapped);
    expect(held.status).toBe(201);
    tests.clock.now = new Date('2026-11-21T02:00:00Z');
    const plain = await send({ userData: { ...testPerson, name: 'Robin' } });
    expect(await statuses()).toEqual(['lead held', 'lead pending', 'receipt held', 'receipt pending']);
    expect((await deliver()).mails).toHaveLength(2);
    expect(await idsOf('--status', 'held')).toEqual([held.lead_id]);
    expect(await idsOf('--status', 'delivered')).toEqual([plain.lead_id]);
    expect((await forecourt('list', '--status', 'held')).out).toContain('held (0)  suspected: trap');
  });

  it('[LEAD-02] has them once somebody lets them go: the lead, its photos and the receipt, where leads go now', async () => {
    const { lead_id } = await send({
      ...trapped,
      category: 'parts',
      userData: { ...testPerson, make: 'Kia', model: 'Rio', part_description: 'Left mirror' },
    });
    const photo = { picture: Buffer.from('x'), width: 1, height: 1 };
    const maker = {
      db: tests.database.db,
      now: tests.clock.now,
      enqueue: enqueueMessage(tests.boss),
      mailFrom: 'a@b.example',
    };
    expect(await addPhotos(maker, 'yard', lead_id, [photo])).toBe(1);
    expect(await statuses()).toEqual(['lead held', 'lead-photos held', 'receipt held']);
    expect((await deliver()).mails).toEqual([]);
    await tests.setDestinations([mailbox('leads'), webhook], { suspected_leads: 'hold' });
    const told = JSON.parse((await forecourt('deliver', lead_id, '--json')).out);
    expect(told).toEqual([{ lead_id, deliveries: 3 }]);
    expect(await statuses()).toEqual(['lead pending', 'lead-photos pending', 'receipt pending']);
    const { mails } = await deliver();
    expect(mails.map(({ to }) => JSON.stringify(to)).sort()).toEqual([
      expect.stringContaining(testPerson.email),
      expect.stringContaining('leads@yard.example'),
      expect.stringContaining('leads@yard.example'),
    ]);
    const again = await forecourt('deliver', lead_id);
    expect([again.out, again.err]).toEqual([
      '0 of 1 leads are being delivered.',
      expect.stringContaining('not kept for review'),
    ]);
    expect((await forecourt('deliver', 'x')).code).toBe(2);
  });

  it('keeps them from a replay, and brings them to the present address when they are let go', async () => {
    const { lead_id } = await send(trapped);
    expect(JSON.parse((await forecourt('replay', lead_id, '--json')).out)).toEqual([{ lead_id, deliveries: 0 }]);
    await tests.setDestinations([mailbox('corrected')], { suspected_leads: 'hold' });
    await forecourt('deliver', lead_id);
    expect((await deliver()).mails.map(({ to }) => JSON.stringify(to))).toContainEqual(
      expect.stringContaining('corrected@yard.example'),
    );
  });

  it('[LEAD-05] keeps a lead of several steps with the sign of an early step, whole and once', async () => {
    const begun = await send({ form_completed: false, ...trapped });
    await send({ lead_id: begun.lead_id, update_token: begun.update_token });
    expect(await statuses()).toEqual(['lead held', 'lead replaced', 'receipt held']);
    await forecourt('deliver', begun.lead_id);
    expect((await deliver()).mails).toHaveLength(2);
  });

  it('[LEAD-05] are not held again when they are finished after somebody has let their beginning go', async () => {
    const begun = await send({ form_completed: false, ...trapped });
    await forecourt('deliver', begun.lead_id);
    const update = { lead_id: begun.lead_id, update_token: begun.update_token };
    await send(update);
    expect(await statuses()).toEqual(['lead pending', 'lead replaced', 'receipt pending']);
    await send({ ...update, elapsed_ms: 10, userData: { ...testPerson, name: 'Robin' } });
    expect(await statuses()).toEqual(['lead held', 'lead replaced', 'lead replaced', 'receipt pending']);
  });

  it('are withdrawn when their time is over and nobody has let them go', async () => {
    await tests.setDestinations([mailbox('leads')], { suspected_leads: 'hold', lead_retention_days: 30 });
    await send(trapped);
    const now = new Date(tests.clock.now.getTime() + 31 * 24 * 3_600_000);
    const deps = { db: tests.database.db, outbox: folder, now, erasures: await loadErasures() };
    expect(await eraseOldLeads(deps, { dryRun: false })).toMatchObject([{ leads: 1 }]);
    expect(await statuses()).toEqual(['lead withdrawn', 'receipt withdrawn']);
    expect(await idsOf('--status', 'held')).toEqual([]);
  });
});
