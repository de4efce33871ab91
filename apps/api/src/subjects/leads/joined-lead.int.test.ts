import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadSubmissionSchema } from '@forecourt/domain/lead';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { bookSlot } from '../../../test/sample-booking';
import { mailbox, startLeadTests, testPerson } from '../../../test/test-leads';
import type { Tx } from '../../ground/database/database';
import { repositoryRoot } from '../../ground/env/paths';
import { enqueueMessage } from '../../ground/messages/message-queue';
import { getSiteDocument } from '../sites';
import type { LeadContext } from './submit-lead';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
beforeAll(async () => {
  tests = await startLeadTests();
  await tests.rows('create table slots (at text primary key, lead_id uuid not null)');
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.empty();
  await emptyTables(tests.database, 'slots');
  await tests.setDestinations([mailbox('leads')]);
});

const context = async (): Promise<LeadContext> => {
  const site = await getSiteDocument(tests.database.db, 'yard');
  if (site === null) throw new Error('There is no site yard.');
  return {
    db: tests.database.db,
    site,
    now: tests.clock.now,
    enqueue: enqueueMessage(tests.boss),
    mailFrom: 'leads@forecourt.example',
    mayReceive: async () => true,
    updateToken: (leadId) => `token of ${leadId}`,
  };
};
const submission = (message: string, carId = tests.vehicle.id) =>
  leadSubmissionSchema.parse(tests.payload({ car_id: carId, userData: { ...testPerson, message } }));
const takeSlot = async (tx: Tx, leadId: string): Promise<void> => {
  await tx.execute(`insert into slots values ('2026-11-24 10:00', '${leadId}')`);
};
const stored = async () => ({
  leads: await tests.count('leads'),
  messages: await tests.count('messages'),
  slots: await tests.count('slots'),
});

describe('a transaction that a lead joins', () => {
  it('stores the lead, its messages and what is booked with it', async () => {
    const lead = await bookSlot(await context(), submission('Tuesday, please'), takeSlot);
    expect(lead).toMatchObject({ kind: 'accepted', repeat: false });
    expect(await tests.rows('select lead_id from slots')).toEqual([
      { lead_id: lead.kind === 'accepted' ? lead.lead_id : null },
    ]);
    expect(await tests.deliverAll()).toContainEqual({ kind: 'delivered' });
  });

  it('stores neither lead nor message where the slot has gone, and the same words sent again are a new lead', async () => {
    await bookSlot(await context(), submission('I am first'), takeSlot);
    const before = await stored();
    await expect(bookSlot(await context(), submission('I am second'), takeSlot)).rejects.toThrow();
    expect(await stored()).toEqual(before);
    await emptyTables(tests.database, 'slots');
    expect(await bookSlot(await context(), submission('I am second'), takeSlot)).toMatchObject({ repeat: false });
  });

  it('books nothing for a lead that was sent before, and nothing for one that is refused', async () => {
    await bookSlot(await context(), submission('Once'), takeSlot);
    const before = await stored();
    expect(await bookSlot(await context(), submission('Once'), takeSlot)).toMatchObject({ repeat: true });
    expect(await bookSlot(await context(), submission('Other', tests.foreign.id), takeSlot)).toMatchObject({
      kind: 'refused',
    });
    expect(await stored()).toEqual(before);
  });
});

it('the sample of the guide is the one that is tested here', () => {
  const guide = readFileSync(join(repositoryRoot, 'docs/guides/add-an-enquiry.md'), 'utf8');
  const sample = readFileSync(join(repositoryRoot, 'apps/api/test/sample-booking.ts'), 'utf8')
    .replaceAll("'../src/subjects/", "'../")
    .replaceAll("'../src/ground/", "'../../ground/");
  expect(guide).toContain(`\`\`\`ts\n${sample}\`\`\``);
});
