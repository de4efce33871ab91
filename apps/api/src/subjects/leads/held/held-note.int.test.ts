import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEnv } from '../../../../test/test-app';
import { testCli } from '../../../../test/test-cli';
import { mailbox, startLeadTests, testPerson } from '../../../../test/test-leads';
import { readDatabaseFigures } from '../../../app/metrics/database-figures';
import { noteHeldLeads } from './note-held-leads';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
let folder: string;
beforeAll(async () => {
  tests = await startLeadTests();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-held-'));
});
afterAll(async () => {
  await tests.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await tests.empty();
  tests.clock.now = new Date('2026-11-20T01:00:00Z');
  await tests.setDestinations([mailbox('leads')], { suspected_leads: 'hold' });
});

const hour = 3_600_000;
const after = (hours: number) => {
  tests.clock.now = new Date(tests.clock.now.getTime() + hours * hour);
};
const sendHeld = async (name: string): Promise<string> => {
  const answer = await tests.post(tests.payload({ more_wishes: 'pills', userData: { ...testPerson, name } }));
  return ((await answer.json()) as { lead_id: string }).lead_id;
};
const note = () =>
  noteHeldLeads(tests.database.db, { enqueue: tests.ports().enqueue, mailFrom: 'a@b.example', now: tests.clock.now });
const sent = async (): Promise<readonly SendMailOptions[]> => {
  const mails: SendMailOptions[] = [];
  await tests.deliverAll({ mail: { send: async (message) => void mails.push(message) } });
  return mails;
};
const letGo = (leadId: string) =>
  testCli(tests.database, { ...testEnv(() => tests.clock.now), dataDir: folder })('leads', 'deliver', leadId);

describe('a dealership whose leads are kept for review', () => {
  it('is told by mail how many wait, since when and how they are let go, and nothing of their shoppers', async () => {
    await sendHeld('Avery');
    after(2);
    await sendHeld('Robin');
    expect(await note()).toHaveLength(1);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ['leads@yard.example'] });
    expect(mail?.subject).toMatch(/: 2 enquiries kept for review$/);
    expect(mail?.text).toContain('Waiting since: 20 November 2026');
    expect(mail?.text).toContain('leads list --status held --dealership yard');
    expect(mail?.text).toContain('leads deliver <lead_id>');
    for (const personal of ['Avery', 'Robin', testPerson.email, testPerson.phone, 'pills'])
      expect(JSON.stringify(mail)).not.toContain(personal);
  });

  it('is told once a day while any waits, however often it is looked for', async () => {
    await sendHeld('Avery');
    expect(await note()).toHaveLength(1);
    expect(await Promise.all([note(), note()])).toEqual([[], []]);
    after(23);
    await sendHeld('Robin');
    expect(await note()).toEqual([]);
    after(1);
    expect(await Promise.all([note(), note()]).then((both) => both.flat())).toHaveLength(1);
    expect(await sent()).toHaveLength(2);
  });

  it('is told nothing once all have been let go, nor of what was let go before the mail went out', async () => {
    const held = await sendHeld('Avery');
    expect(await note()).toHaveLength(1);
    await letGo(held);
    expect((await sent()).map(({ subject }) => subject)).toEqual([expect.not.stringContaining('kept for review')]);
    expect(await tests.rows("select status from messages where template = 'held-leads'")).toEqual([
      { status: 'withdrawn' },
    ]);
    after(48);
    expect(await note()).toEqual([]);
  });

  it('is told at each mailbox of its general enquiries, and not at all where it has none', async () => {
    const webhook = { kind: 'webhook', url: 'https://crm.example/leads', key_id: 'one', secret: 'YARD_CRM' } as const;
    await sendHeld('Avery');
    await tests.setDestinations([webhook], { suspected_leads: 'hold' });
    expect(await note()).toEqual([]);
    await tests.setDestinations(
      [mailbox('one'), mailbox('two'), mailbox('parts', { categories: ['parts'] }), webhook],
      { suspected_leads: 'hold' },
    );
    await note();
    expect((await sent()).map(({ to }) => to)).toEqual([['one@yard.example'], ['two@yard.example']]);
  });

  it('is counted for operators, with the age of what waits longest', async () => {
    const held = async () => (await readDatabaseFigures(tests.database, tests.clock.now)).held;
    expect(await held()).toEqual({ leads: 0, oldestSeconds: 0 });
    const first = await sendHeld('Avery');
    after(3);
    await sendHeld('Robin');
    expect(await held()).toEqual({ leads: 2, oldestSeconds: 3 * 3600 });
    await letGo(first);
    expect(await held()).toEqual({ leads: 1, oldestSeconds: 0 });
  });
});
