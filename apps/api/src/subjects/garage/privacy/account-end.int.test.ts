import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGarageTests } from '../../../../test/test-garage';
import { testPerson } from '../../../../test/test-leads';
import { loadErasures, loadRecords } from '../../../app/rosters';
import { outboxFolder } from '../../../ground/messages/outbox';
import { eraseShoppers } from './erase-shoppers';

let tests: Awaited<ReturnType<typeof startGarageTests>>;
beforeAll(async () => {
  tests = await startGarageTests();
});
afterAll(() => tests.close());
beforeEach(() => tests.empty());

type Shopper = Awaited<ReturnType<typeof tests.signIn>>;

/** Tables that name a shopper, by the database itself. */
const tablesOfShoppers = async (): Promise<readonly string[]> =>
  (
    await tests.rows(
      "select table_name from information_schema.columns where column_name = 'shopper_id' and table_schema = 'public' order by 1",
    )
  ).map(({ table_name }) => table_name);

/** Puts something of the shopper into every table that can have it. */
const fill = async (shopper: Shopper) => {
  const { id } = await (
    await shopper.send('/api/account/searches', { path: '/search/toyota', name: 'Of Avery' })
  ).json();
  await shopper.send('/api/account/searches/change', {
    ...{ id, name: 'Of Avery', frequency: 'daily', channel: 'sms', agree_email: false, agree_sms: true },
  });
  await shopper.send('/api/account/cars', {
    ...{ id: '', make: 'Kia', model: 'Rio', year: '', km: '', rego: 'AVERY1', rego_state: '', service_due: '' },
  });
  await shopper.send('/api/account/details', { name: 'Avery', email: 'avery.account@example.com' });
  await shopper.send('/api/leads', tests.payload());
  await tests.database.pool.query(
    "insert into saved_vehicles (shopper_id, kind, vehicle_id, name, price_then, asked_then, note, saved_at) values ($1, 'saved', $2, 'A ute', 2499000, 2399000, 'Of Avery', now())",
    [shopper.id, tests.vehicle.id],
  );
  await tests.app.request('/api/sign-in/code', {
    method: 'POST',
    headers: { ...tests.headers('yard', null), 'content-type': 'application/json' },
    body: JSON.stringify({ phone_number: '0491 570 006' }),
  });
};

/** Every row of every table that has a text in it, as `table: row`. */
const rowsWith = async (text: string): Promise<readonly string[]> => {
  const tables = await tests.rows(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const { row } of await tests.rows(`select t::text as row from ${name} t where t::text like $1`, [`%${text}%`]))
      found.push(`${name}: ${row}`);
  return found;
};

/** How many messages of the outbox are to somebody. */
const sentTo = async (address: string): Promise<number> => {
  const folder = outboxFolder(tests.env);
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
  return texts.filter((text) => text.includes(`To: ${address}`)).length;
};

describe('the file of everything that is kept', () => {
  it('has a record of every table that names a shopper', async () => {
    const tables = (await loadRecords()).filter(({ subject }) => subject === 'shopper').map(({ table }) => table);
    expect(tables).toEqual(expect.arrayContaining([...(await tablesOfShoppers()), 'shoppers']));
  });

  it('is given to its shopper alone, whole, and without what opens anything', async () => {
    const shopper = await tests.signIn();
    await fill(shopper);
    const answer = await shopper.get('/api/account/export');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data-2026-11-21.json"');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      site: 'yard',
      account: { phone: '+61491570006', name: 'Avery', email: 'avery.account@example.com' },
      devices: [{ device: expect.any(String) }],
      saved_vehicles: [{ name: 'A ute', price_when_saved: 24_990, asked_when_saved: 23_990, note: 'Of Avery' }],
      saved_searches: [{ path: '/search/toyota', frequency: 'daily' }],
      own_vehicles: [{ make: 'Kia', rego: 'AVERY1' }],
      consents: [{ purpose: 'alerts-sms', wording: expect.stringContaining('Text me') }],
      enquiries: [{ category: 'vehicle', sent: { userData: { email: testPerson.email } } }],
    });
    expect(text).not.toMatch(/digest/);
    const nobody = await tests.app.request('/api/account/export', { headers: tests.headers('yard', null) });
    expect(nobody.status).toBe(403);
  });
});

describe('deletion', () => {
  it('asks for the word, and changes nothing without it', async () => {
    const shopper = await tests.signIn();
    const refused = await shopper.send('/api/account/delete', { confirm: 'yes' });
    expect([refused.status, (await refused.json()).fields]).toEqual([
      422,
      [{ path: 'confirm', message: 'Please type DELETE to go on.' }],
    ]);
    expect(await tests.count('shoppers')).toBe(1);
  });

  it('leaves nothing of the account in any table or in the outbox but the enquiry, which names none any more, and the proof of a consent, which names nobody', async () => {
    const shopper = await tests.signIn();
    await fill(shopper);
    await tests.deliver();
    expect(await sentTo('avery.account@example.com')).toBe(1);
    expect(await sentTo('+61491570006')).toBe(1);
    const other = await tests.signIn('yard', '+61491570156');
    await other.send('/api/account/searches', { path: '/search/toyota' });
    const answer = await shopper.form('/api/account/delete', { confirm: ' delete ' });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Your account is deleted')]);
    expect(answer.headers.getSetCookie().filter((cookie) => /Max-Age=0/.test(cookie))).toHaveLength(2);
    // The enquiry is the dealership's record: it has the person's own words, and no account.
    expect(await tests.rows('select shopper_id, erased_at from leads')).toEqual([
      { shopper_id: null, erased_at: null },
    ]);
    const left = (rows: readonly string[]) =>
      rows.filter((row) => !/^public\.(leads|idempotency_keys|consent_proofs):/.test(row));
    for (const text of [shopper.id, '+61491570006', 'avery.account@example.com', 'Of Avery', 'AVERY1'])
      expect(left(await rowsWith(text)), text).toEqual([]);
    // Mails to the dealership stay where they went; nothing to the shopper does.
    expect(await tests.rows('select account_id, website_id, purpose, wording from consent_proofs')).toEqual([
      {
        account_id: shopper.id,
        ...{ website_id: 'yard', purpose: 'alerts-sms', wording: expect.stringMatching(/^Text me about vehicles of/) },
      },
    ]);
    for (const text of ['+61491570006', 'avery.account@example.com', 'Of Avery'])
      expect(
        await rowsWith(text).then((rows) => rows.filter((row) => row.startsWith('public.consent_proofs'))),
      ).toEqual([]);
    expect((await rowsWith(shopper.id)).map((row) => row.split(':')[0])).toEqual(['public.consent_proofs']);
    expect([await sentTo('avery.account@example.com'), await sentTo('+61491570006')]).toEqual([0, 0]);
    expect(await sentTo('leads@yard.example')).toBe(1);
    // Nobody else lost anything, and the session is worth nothing.
    expect((await other.garage()).searches).toHaveLength(1);
    expect((await shopper.get('/api/account/garage')).status).toBe(403);
  });

  it('takes enquiries along that are stored in the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      await tests.empty();
      const shopper = await tests.signIn();
      await Promise.all([
        shopper.send('/api/leads', tests.payload({ userData: { ...testPerson, message: `Round ${round}` } })),
        shopper.send('/api/account/delete', { confirm: 'DELETE' }),
      ]);
      expect(await tests.rows('select shopper_id from leads where shopper_id is not null')).toEqual([]);
    }
  });

  it('by a verb erases several accounts once, and knows those that are gone', async () => {
    const ids = [(await tests.signIn()).id, (await tests.signIn('other')).id];
    const place = { db: tests.database.db, outbox: outboxFolder(tests.env), erasures: await loadErasures() };
    expect([await eraseShoppers(place, ids), await eraseShoppers(place, ids)]).toEqual([2, 0]);
  });
});
