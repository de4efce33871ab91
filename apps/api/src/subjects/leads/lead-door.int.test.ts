// What comes in by the door of leads: from which pages, and in which characters.
import type { SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailbox, startLeadTests, testPerson } from '../../../test/test-leads';
import { applyTestSites, siteNamed } from '../../../test/test-stock';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
beforeAll(async () => {
  tests = await startLeadTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.empty();
  await tests.setDestinations([mailbox('leads')]);
});

describe('the origins of a site', () => {
  const from = async (origin: string, overrides: Parameters<typeof tests.post>[1]) =>
    (await tests.post(tests.payload(), overrides, { origin })).status;

  it('are its hosts and aliases, with the scheme and port of the settings', async () => {
    await applyTestSites(tests.database.db, siteNamed('yard', { hosts: ['yard.localhost', 'www.yard.localhost'] }));
    try {
      const addresses = { publicScheme: 'https', publicPort: null } as const;
      expect(await from('https://yard.localhost', { addresses })).toBe(201);
      expect(await from('https://www.yard.localhost', { addresses })).toBe(200);
      for (const origin of ['http://yard.localhost', 'https://yard.localhost:8443', 'https://other.localhost'])
        expect(await from(origin, { addresses }), origin).toBe(403);
    } finally {
      await applyTestSites(tests.database.db, siteNamed('yard'));
    }
  });

  it('include the origin that the browser asked for, as the gateway reports it', async () => {
    const askedOrigin = 'https://yard.localhost:8443';
    expect(await from('https://yard.localhost:8443', { askedOrigin })).toBe(201);
    expect(await from('https://yard.localhost', { askedOrigin })).toBe(403);
  });
});

describe('what is typed', () => {
  const forged = {
    ...testPerson,
    name: 'Real\r\nEmail:   boss@evil.example\u2028Phone:   000',
    last_name: '\u001b[31mRED\u001b]0;owned\u0007\u009b2J\u202Etxt',
    message: 'Line one\r\nPhone: 000\u001b[2J\n\nLead: x',
  };
  const answers = { Email: 'boss@evil.example\nPhone: 000' };
  const submissionOf = async (leadId: string) =>
    (await tests.rows('select submission from leads where id = $1', [leadId]))[0]?.submission;

  it('is kept without breaks and hidden characters, whoever sends it', async () => {
    const { lead_id } = await (
      await tests.post(tests.payload({ userData: forged, adjustmentAnswers: answers }))
    ).json();
    const kept = {
      name: 'Real Email:   boss@evil.example Phone:   000',
      last_name: '[31mRED]0;owned2Jtxt',
      message: 'Line one\nPhone: 000[2J\n\nLead: x',
    };
    const stored = await submissionOf(lead_id);
    expect(stored).toMatchObject({ userData: kept, adjustmentAnswers: { Email: 'boss@evil.example Phone: 000' } });
    const { opt_in: _box, ...fields } = forged;
    const plain = await tests.postForm({
      ...fields,
      phone: '0491 570 007',
      category: 'vehicle',
      car_id: tests.vehicle.id,
    });
    const other = new URL(plain.headers.get('location') ?? '', 'http://x').searchParams.get('lead') ?? '';
    expect(await submissionOf(other)).toMatchObject({ userData: kept });
  });

  it.each(['stored now', 'stored before breaks were refused'])(
    'cannot forge a line of mail or ADF: %s',
    async (when) => {
      const { lead_id } = await (
        await tests.post(tests.payload({ userData: forged, adjustmentAnswers: answers }))
      ).json();
      if (when !== 'stored now') {
        const stored = await submissionOf(lead_id);
        const old = { ...stored, userData: { ...stored.userData, ...forged }, adjustmentAnswers: answers };
        await tests.rows('update leads set submission = $1 where id = $2', [old, lead_id]);
      }
      const sent: SendMailOptions[] = [];
      await tests.deliverAll({ mail: { send: async (message) => void sent.push(message) } });
      const text = String(sent[0]?.text);
      expect(text).toContain('\nName:    Real Email : boss @ evil . example Phone : 000 [31mRED]0;owned2Jtxt\n');
      expect(text.match(/^(?:Email|Phone|Lead|Page): .*/gm)).toEqual([
        'Email:   avery@example.com',
        'Phone:   0491 570 006',
        `Lead: ${lead_id}`,
      ]);
      const adf = String(sent[0]?.attachments?.[0]?.content);
      for (const said of [text, adf]) {
        const named = said.match(/^(?:Email|Phone|Lead|Page|Answer)\b.*/gm) ?? [];
        expect(named.filter((line) => /boss|000$/.test(line))).toEqual([
          'Answer to “Email”: boss@evil.example Phone: 000',
        ]);
        expect(said).toMatch(/^ {2}Phone: 000\[2J$/m);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
        expect(said).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2028]/);
      }
    },
  );

  it.each([
    ['http://evil.example/phish', ''],
    ['//evil.example/phish', ''],
    ['javascript:alert(1)', ''],
    ['http://yard.localhost.evil.example/', ''],
    ['http://yard.localhost:3000@evil.example/', ''],
    ['http://me:pass@yard.localhost:9999/cars/a-ute?x=1#here', 'http://yard.localhost:3000/cars/a-ute?x=1'],
    ['/cars/a-ute', 'http://yard.localhost:3000/cars/a-ute'],
    ['', ''],
  ])('as the address %j is kept as %j', async (url, kept) => {
    const { lead_id } = await (await tests.post(tests.payload({ url }))).json();
    expect((await submissionOf(lead_id)).url).toBe(kept);
  });

  it('names a delivery in the domain of its sender, the same in every try', async () => {
    await tests.post(tests.payload(), { mailFrom: 'leads@mail.dealer.com.au' });
    const ids: string[] = [];
    const mail = {
      send: async ({ messageId }: { messageId: string }) => {
        ids.push(messageId);
        if (ids.length === 1) throw new Error('later');
      },
    };
    await tests.deliverAll({ mail });
    tests.clock.now = new Date(tests.clock.now.getTime() + 60_000);
    await tests.deliverAll({ mail, mailFrom: 'other@elsewhere.com.au' });
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@mail\.dealer\.com\.au>$/);
    expect(ids[1]).toBe(ids[0]);
  });
});
