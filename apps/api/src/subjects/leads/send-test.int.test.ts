import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { mailbox, startLeadTests, startSmtp } from '../../../test/test-leads';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import { startWebhook, type Whim } from '../../../test/test-webhook';
import { exitCodes } from '../../ground/cli/cli-error';
import type { Env } from '../../ground/env/env';
import { leadWebhook } from './lead-webhook';
import { testWebhook } from './test-webhook';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let receiver: Awaited<ReturnType<typeof startWebhook>>;
let folder: string;
let answer: Whim = 'take';

beforeAll(async () => {
  tests = await startLeadTests();
  smtp = await startSmtp(() => (answer === 'hang' ? 'take' : answer), { refusal: 550 });
  receiver = await startWebhook('secret of tests', () => answer);
  folder = mkdtempSync(join(tmpdir(), 'forecourt-send-test-'));
});
afterAll(async () => {
  await Promise.all([smtp.close(), receiver.close(), tests.close()]);
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await tests.empty();
  answer = 'take';
  smtp.taken.length = 0;
  receiver.taken.length = 0;
});

const env = (more: Partial<Env> = {}): Env => ({
  ...testEnv(() => tests.clock.now),
  dataDir: folder,
  smtpUrl: smtp.url,
  namedSecret: (name) => (name === 'YARD_CRM' ? 'secret of tests' : null),
  ...more,
});
const forecourt = (...args: string[]) => testCli(tests.database, env())(...args);
const webhook = (secret = 'YARD_CRM') => ({ kind: 'webhook' as const, url: receiver.url, key_id: '1', secret });
/** A receiver's address as it is told: a token may stand in the rest. */
const shownReceiver = () => `${new URL(receiver.url).origin}/…`;
const stored = async () => {
  const tables = ['leads', 'messages', 'message_attempts', 'request_counts', 'delivery_circuits', 'changes'];
  return Promise.all(tables.map((table) => tests.count(table)));
};

describe('forecourt leads send-test', () => {
  it('reaches every place of a dealership, marked as a test, and stores nothing', async () => {
    await tests.setDestinations([
      mailbox('sales', { to: ['sales@yard.example', 'boss@yard.example'] }),
      mailbox('workshop', { categories: ['service'] }),
      mailbox('crm', { body: 'adf' }),
      webhook(),
    ]);
    const before = await stored();
    const sent = await forecourt('leads', 'send-test', 'yard');
    expect(sent).toMatchObject({ code: 0, err: '' });
    expect(sent.out.split('\n').map((line) => line.replace(/\d+ ms$/, ''))).toEqual([
      'yard\temail\tsales@yard.example\ttaken\t',
      'yard\temail\tboss@yard.example\ttaken\t',
      'yard\temail\tworkshop@yard.example\ttaken\t',
      'yard\temail\tcrm@yard.example\ttaken\t',
      `yard\twebhook\t${shownReceiver()}\ttaken\thttp_200\t`,
    ]);
    expect(smtp.taken).toHaveLength(4);
    for (const { subject, text } of smtp.taken) {
      expect(subject).toMatch(/^TEST: /);
      expect(text).toContain('TEST. Nobody enquired');
    }
    expect(smtp.taken.find(({ to }) => to === 'workshop@yard.example')?.subject).toContain('service enquiry');
    expect(smtp.taken.find(({ to }) => to === 'crm@yard.example')?.text).toMatch(/<comments>TEST\. Nobody enquired/);
    const [{ body, key, lead } = { body: {}, key: '', lead: '' }] = receiver.taken;
    expect(z.strictObject(leadWebhook.schema.shape).parse(body)).toMatchObject({ type: 'lead', test: true });
    expect([key, receiver.forged]).toEqual([lead, []]);
    expect(await stored()).toEqual(before);
    expect((await forecourt('leads', 'list')).out).toBe('No leads.');
    expect((await forecourt('messages', 'list')).out).toBe('');
  });

  it('goes only to where enquiries of a kind go, where one is named', async () => {
    await tests.setDestinations([
      mailbox('all', { otherwise: true }),
      mailbox('workshop', { categories: ['service'] }),
    ]);
    await forecourt('leads', 'send-test', 'yard', '--category', 'service');
    expect(smtp.taken.map(({ to }) => to)).toEqual(['workshop@yard.example']);
  });

  it('goes, of a kind, to each destination of any location once', async () => {
    await tests.setDestinations([
      mailbox('all'),
      mailbox('workshop', { categories: ['service'], locations: ['yard-yard'] }),
      mailbox('sales', { categories: ['finance'], locations: ['yard-yard'] }),
      mailbox('rest', { otherwise: true }),
    ]);
    await forecourt('leads', 'send-test', 'yard', '--category', 'service');
    expect(smtp.taken.map(({ to }) => to)).toEqual(['all@yard.example', 'workshop@yard.example', 'rest@yard.example']);
  });

  it('shows of a webhook no more than its host, in JSON too', async () => {
    await tests.setDestinations([mailbox('all'), { ...webhook(), url: `${receiver.url}?key=T0K3N` }]);
    const sent = await forecourt('leads', 'send-test', 'yard', '--json');
    expect(JSON.parse(sent.out)).toMatchObject([{ to: 'all@yard.example' }, { to: shownReceiver(), taken: true }]);
    const tried = await forecourt('webhook', 'send-test', 'yard', '--json');
    expect(JSON.parse(tried.out)).toMatchObject([{ to: shownReceiver(), taken: true }]);
    expect(receiver.taken).toHaveLength(2);
    expect(sent.out + tried.out).not.toContain('T0K3N');
  });

  it('says what each that did not take it answered, tries the others, and ends with 3', async () => {
    await tests.setDestinations([mailbox('sales'), webhook(), webhook('NOT_SET')]);
    answer = 'refuse';
    const sent = await forecourt('leads', 'send-test', 'yard', '--json');
    expect(sent).toMatchObject({ code: exitCodes.unavailable, err: expect.stringMatching(/^3 of 3 did not take it/) });
    expect(JSON.parse(sent.out)).toMatchObject([
      { dealership: 'yard', taken: false, answer: 'smtp_550' },
      { taken: false, answer: 'http_503' },
      { taken: false, answer: 'secret_missing' },
    ]);
    expect(await tests.count('delivery_circuits')).toBe(0);
  });

  it('reaches all dealerships of a site by its id, and says what there is where nothing has the name', async () => {
    const leadsTo = (name: string) => ({ lead_destinations: [mailbox(name)] });
    await applyTestDealerships(
      tests.database.db,
      dealershipNamed('north', leadsTo('north')),
      dealershipNamed('south', leadsTo('south')),
    );
    await applyTestSites(
      tests.database.db,
      siteNamed('group', {
        dealership_id: 'north',
        stockFrom: [{ dealership: 'north' }, { dealership: 'south' }],
        locations: [{ id: 'north-yard' }],
      }),
    );
    await forecourt('leads', 'send-test', 'group');
    expect(smtp.taken.map(({ to }) => to).sort()).toEqual(['north@yard.example', 'south@yard.example']);
    expect(await forecourt('leads', 'send-test', 'nowhere')).toMatchObject({
      code: exitCodes.inputFaults,
      err: expect.stringContaining('no dealership and no site "nowhere"'),
    });
  });

  it('stands in the outbox where SMTP is not set, and says so', async () => {
    await tests.setDestinations([mailbox('sales')]);
    const local = testCli(tests.database, env({ smtpUrl: null }));
    expect((await local('leads', 'send-test', 'yard')).out).toContain(
      'written to the outbox, since SMTP_URL is not set',
    );
    const [file = ''] = readdirSync(join(folder, 'outbox'));
    const mail = await PostalMime.parse(readFileSync(join(folder, 'outbox', file)));
    expect(mail.subject).toMatch(/^TEST: /);
    expect(String(mail.attachments[0]?.filename)).toMatch(/^lead-.+\.xml$/);
  });
});

describe('forecourt webhook send-test', () => {
  afterEach(() => expect(receiver.forged).toEqual([]));

  it('sends one signed delivery that says it is a test to each webhook of a dealership', async () => {
    await tests.setDestinations([mailbox('sales'), webhook()]);
    const before = await stored();
    const sent = await forecourt('webhook', 'send-test', 'yard');
    expect(sent).toMatchObject({
      code: 0,
      out: expect.stringContaining(`webhook\t${shownReceiver()}\ttaken\thttp_200`),
    });
    const [{ body, key } = { body: {}, key: '' }] = receiver.taken;
    const read = z.strictObject(testWebhook.schema.shape).parse(body);
    expect([read.test, read.delivery_id]).toEqual([true, key]);
    expect(smtp.taken).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('reaches receivers of events, too, and sends them a sample of events that says it is a test', async () => {
    const { kind: _kind, ...events } = { ...webhook(), events: ['vehicle-sold'] };
    await tests.setDestinations([mailbox('sales')], { event_webhooks: [events] });
    expect(await forecourt('webhook', 'send-test', 'yard')).toMatchObject({ code: 0 });
    expect(await forecourt('webhook', 'send-test', 'yard', '--events')).toMatchObject({ code: 0 });
    expect(receiver.taken.map(({ body }) => body)).toMatchObject([
      { type: 'test', test: true },
      { type: 'events', test: true, batch_id: receiver.taken[1]?.key },
    ]);
  });

  it('tries a receiver that stands in no document yet, by its address, secret and key', async () => {
    const named = ['--url', receiver.url, '--secret', 'YARD_CRM', '--key-id', '2026-11'];
    expect(await forecourt('webhook', 'send-test', ...named)).toMatchObject({ code: 0 });
    expect(receiver.taken).toHaveLength(1);
    answer = 'refuse';
    expect(await forecourt('webhook', 'send-test', ...named)).toMatchObject({
      code: exitCodes.unavailable,
      out: expect.stringContaining('NOT TAKEN\thttp_503'),
    });
  });

  it('says how it is called where it is called otherwise', async () => {
    await tests.setDestinations([mailbox('sales')]);
    const cases: [string[], number, string][] = [
      [[], exitCodes.usage, 'Name a dealership, or one receiver'],
      [['--url', receiver.url], exitCodes.usage, 'by all three'],
      [['--url', 'http://crm.example/', '--secret', 'A', '--key-id', '1'], exitCodes.usage, 'must be an https address'],
      [['yard'], exitCodes.inputFaults, 'No webhook is among the lead_destinations or the event_webhooks of yard'],
      [['yard', '--events'], exitCodes.inputFaults, 'No webhook is among the event_webhooks of yard'],
      [['nowhere'], exitCodes.inputFaults, 'There is no dealership "nowhere"'],
    ];
    for (const [args, code, words] of cases)
      expect(await forecourt('webhook', 'send-test', ...args)).toMatchObject({
        code,
        err: expect.stringContaining(words),
      });
    expect(receiver.taken).toEqual([]);
  });
});
