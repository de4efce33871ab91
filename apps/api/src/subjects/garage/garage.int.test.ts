import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGarageTests } from '../../../test/test-garage';
import { testPerson } from '../../../test/test-leads';
import { changeTestVehicle } from '../../../test/test-stock';

let tests: Awaited<ReturnType<typeof startGarageTests>>;
beforeAll(async () => {
  tests = await startGarageTests();
});
afterAll(() => tests.close());
beforeEach(() => tests.empty());

type Shopper = Awaited<ReturnType<typeof tests.signIn>>;
const saved = async (shopper: Shopper, path: string, more: object = {}) =>
  (await shopper.send('/api/account/searches', { path, ...more })).json();
const car = { id: '', make: 'Toyota', model: 'HiLux', year: '2019', km: '84 500', rego: 'abc 123', rego_state: 'NSW' };
const whole = { ...car, service_due: '2027-01-31' };

describe('[SITE-04/garage] a site without the account page', () => {
  it('answers 404 to everything that belongs there, without accounts as without a garage', async () => {
    const shopper = await tests.signIn();
    const writes = ['searches', 'searches/change', 'searches/remove', 'cars', 'cars/remove', 'details'];
    for (const name of [...writes, 'details/send-link', 'consents/withdraw', 'delete', 'confirm-email']) {
      const answer = await shopper.form(`/api/account/${name}`, { path: '/search' }, 'plain');
      expect([name, answer.status]).toEqual([name, 404]);
    }
    for (const name of ['garage', 'export']) {
      const answer = await tests.app.request(`/api/account/${name}`, {
        headers: tests.headers('plain', shopper.token),
      });
      expect([name, answer.status]).toEqual([name, 404]);
    }
    expect((await tests.ofPage('plain', shopper.token)).status).toBe(404);
  });
});

describe('a site with accounts and no account page', () => {
  it('refuses what belongs to that page, and gives and deletes what it keeps of its shoppers', async () => {
    const shopper = await tests.signIn('list');
    expect((await shopper.send('/api/account/searches', { path: '/search' })).status).toBe(404);
    expect((await shopper.send('/api/account/details', { name: 'Avery', email: '' })).status).toBe(404);
    expect(await (await shopper.get('/api/account/export')).json()).toMatchObject({ site: 'list' });
    const asked = await shopper.form('/api/account/delete', {});
    expect(await asked.text()).toContain('href="/watchlist"');
    expect((await shopper.form('/api/account/delete', { confirm: 'delete' })).status).toBe(200);
    expect(await tests.rows('select id from shoppers where website_id = $1', ['list'])).toEqual([]);
  });
});

describe('[AUTH-04] the account of another site', () => {
  it('is neither read nor changed by a session of this one', async () => {
    const mine = await tests.signIn('yard');
    const { id } = await saved(mine, '/search/toyota');
    const theirs = await tests.signIn('other', '+61491570156');
    expect((await tests.ofPage('yard', theirs.token)).status).toBe(404);
    for (const path of ['/api/account/searches', '/api/account/cars', '/api/account/delete'])
      expect((await theirs.send(path, { path: '/search', confirm: 'DELETE' }, 'yard')).status).toBe(403);
    // On their own site nor by the id of a record.
    await theirs.send('/api/account/searches/remove', { id });
    expect((await mine.garage()).searches).toHaveLength(1);
  });
});

describe('saved searches', () => {
  it('are kept in the one form of their address, without page and order, once each', async () => {
    const shopper = await tests.signIn();
    const first = await saved(shopper, '/search?price=:30000&make=Toyota&page=3&sortBy=price-asc', {
      name: ' My  utes ',
    });
    const again = await saved(shopper, '/search/toyota?price=:30000');
    expect(again).toEqual(first);
    expect((await shopper.garage()).searches).toEqual([
      expect.objectContaining({ name: 'My utes', path: '/search/toyota?price=:30000', frequency: 'off' }),
    ]);
    expect(await tests.rows('select criteria from saved_searches')).toEqual([
      { criteria: { make: ['Toyota'], price: { min: null, max: 30_000 } } },
    ]);
    await saved(shopper, '/search/toyota?price=:30000', { name: 'Cheap utes' });
    await saved(shopper, '/search');
    expect((await shopper.garage()).searches.map(({ name }: { name: string }) => name)).toEqual([
      'All vehicles',
      'Cheap utes',
    ]);
  });

  it('are refused for an address that is no search of the site', async () => {
    const shopper = await tests.signIn();
    for (const path of [
      '',
      'search',
      '//evil.example/search',
      '/\\evil.example',
      '/contact',
      '/search/no/such/path/at',
    ])
      expect((await shopper.send('/api/account/searches', { path })).status, path).toBe(422);
  });

  it('are fifty at most, also when several are sent at once', async () => {
    const shopper = await tests.signIn();
    const all = await Promise.all(
      Array.from({ length: 54 }, (_, one) =>
        shopper.send('/api/account/searches', { path: `/search?price=:${one + 1}000` }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(50);
    const refused = all.find(({ status }) => status !== 200) ?? Response.json({});
    expect([refused.status, (await refused.json()).title]).toEqual([409, expect.stringContaining('Please remove one')]);
  });

  it('tell of what is new only with consent, in the words that were shown, and by mail only to a confirmed address', async () => {
    const shopper = await tests.signIn();
    const { id } = await saved(shopper, '/search/toyota');
    const asked = { id, name: 'Toyotas', frequency: 'daily', channel: 'email', agree_email: true, agree_sms: false };
    const change = (more: object = {}) => shopper.send('/api/account/searches/change', { ...asked, ...more });
    const unconfirmed = await change();
    expect([unconfirmed.status, (await unconfirmed.json()).fields[0].path]).toEqual([422, 'channel']);
    const unticked = await change({ channel: 'sms' });
    expect([unticked.status, (await unticked.json()).fields[0].path]).toEqual([422, 'agree_sms']);
    expect((await change({ channel: 'sms', agree_sms: true })).status).toBe(200);
    // What was agreed to holds: it is not asked for twice.
    expect((await change({ channel: 'sms', frequency: 'weekly' })).status).toBe(200);
    const { searches, consents } = await shopper.garage();
    expect(searches[0]).toMatchObject({ name: 'Toyotas', frequency: 'weekly', channel: 'sms' });
    expect(consents).toEqual([
      expect.objectContaining({
        purpose: 'alerts-sms',
        wording: expect.stringMatching(/^Text me .*the link in each text/),
        withdrawn_at: null,
      }),
    ]);
    // Taken back, they are off at once and the history has both.
    tests.clock.now = new Date(tests.clock.now.getTime() + 60_000);
    expect((await shopper.send('/api/account/consents/withdraw', { id: consents[0].id })).status).toBe(200);
    const after = await shopper.garage();
    expect([after.searches[0].frequency, after.consents[0].withdrawn_at]).toEqual([
      'off',
      tests.clock.now.toISOString(),
    ]);
    expect((await change({ channel: 'sms' })).status).toBe(422);
  });

  it('of saved vehicles are chosen apart from searches, with the same consent, and go with it', async () => {
    const shopper = await tests.signIn();
    const asked = { frequency: 'weekly', channel: 'sms', agree_email: false, agree_sms: false };
    const refused = await shopper.send('/api/account/saved-alerts', asked);
    expect([refused.status, (await refused.json()).fields[0].path]).toEqual([422, 'agree_sms']);
    expect((await shopper.garage()).saved_alerts).toEqual({ frequency: 'off', channel: 'email' });
    const agreed = await shopper.form('/api/account/saved-alerts', {
      ...{ frequency: 'weekly', channel: 'sms', agree_sms: 'on' },
    });
    expect([agreed.status, agreed.headers.get('location')]).toEqual([303, '/my-garage?done=saved-alerts']);
    const { saved_alerts, consents } = await shopper.garage();
    expect(saved_alerts).toEqual({ frequency: 'weekly', channel: 'sms' });
    expect((await shopper.send('/api/account/consents/withdraw', { id: consents[0].id })).status).toBe(200);
    expect((await shopper.garage()).saved_alerts.frequency).toBe('off');
  });

  it('sent by a plain form with faults come back with the fields to mend, and by a good one lead to the account', async () => {
    const shopper = await tests.signIn();
    const plain = await shopper.form('/api/account/searches', { path: '/search/toyota', name: 'Toyota' });
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/my-garage/searches?done=search']);
    const [{ id }] = (await shopper.garage()).searches;
    const faulty = await shopper.form('/api/account/searches/change', {
      id,
      name: '',
      frequency: 'daily',
      channel: 'sms',
    });
    const page = await faulty.text();
    expect([faulty.status, page]).toEqual([422, expect.stringContaining('Please give the search a name.')]);
    expect(page).toContain('name="frequency" value="daily"');
    const agreed = await shopper.form('/api/account/searches/change', {
      ...{ id, name: 'Utes', frequency: 'daily', channel: 'sms', agree_sms: 'on' },
    });
    expect([agreed.status, agreed.headers.get('location')]).toEqual([303, '/my-garage/searches?done=alerts']);
  });

  it('wait for who is signed out, and are saved once they have signed in', async () => {
    const sent = await tests.app.request('/api/account/searches', {
      method: 'POST',
      headers: tests.headers('yard', null),
      body: new URLSearchParams({ path: '/search/toyota', name: 'Toyota' }),
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/sign-in?type=saved-search&redirect=${encodeURIComponent('/api/account/searches/pending')}&back=${encodeURIComponent('/search/toyota')}`,
    ]);
    const cookie = (sent.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const shopper = await tests.signIn();
    const come = (site: string, shown: string) =>
      tests.app.request('/api/account/searches/pending', {
        headers: { ...tests.headers(site, shopper.token), cookie: `forecourt-session=${shopper.token}; ${shown}` },
      });
    // Neither on another site nor by a cookie that is not ours.
    await come('other', cookie);
    await come('yard', `${cookie}x`);
    expect((await shopper.garage()).searches).toEqual([]);
    const done = await come('yard', cookie);
    expect([done.status, done.headers.get('location')]).toEqual([303, '/my-garage/searches?done=search']);
    expect((await shopper.garage()).searches).toEqual([
      expect.objectContaining({ path: '/search/toyota', name: 'Toyota' }),
    ]);
  });
});

describe('own vehicles', () => {
  it('are added, changed and removed, by their shopper alone', async () => {
    const shopper = await tests.signIn();
    const { id } = await (await shopper.send('/api/account/cars', whole)).json();
    expect((await shopper.garage()).cars).toEqual([
      {
        ...{ id, make: 'Toyota', model: 'HiLux', year: 2019, km: 84_500, rego: 'ABC123', rego_state: 'NSW' },
        service_due: '2027-01-31',
      },
    ]);
    const other = await tests.signIn('yard', '+61491570156');
    expect((await other.send('/api/account/cars', { ...whole, id })).status).toBe(404);
    await other.send('/api/account/cars/remove', { id });
    expect((await shopper.send('/api/account/cars', { ...whole, id, km: '', service_due: '' })).status).toBe(200);
    expect((await shopper.garage()).cars).toEqual([expect.objectContaining({ km: null, service_due: null })]);
    expect((await shopper.send('/api/account/cars/remove', { id })).status).toBe(200);
    expect((await shopper.garage()).cars).toEqual([]);
  });

  it('of one shopper are not changed by a page that another left open on the same device', async () => {
    const before = await tests.signIn();
    const now = await tests.signIn('yard', '+61491570156');
    const { id } = await (await now.send('/api/account/cars', whole)).json();
    const phone_number = (await before.garage()).account.phone;
    for (const [path, form] of [
      ['/api/account/cars', whole],
      ['/api/account/cars/remove', { id }],
      ['/api/account/sessions/end', { session: 'others' }],
      ['/api/account/delete', { confirm: 'DELETE' }],
    ] as const) {
      const refused = await now.send(path, { ...form, phone_number });
      expect([path, refused.status, (await refused.json()).code]).toEqual([path, 403, 'other_phone']);
    }
    expect((await now.garage()).cars).toHaveLength(1);
    expect((await now.send('/api/account/cars/remove', { id, phone_number: '0491 570 156' })).status).toBe(200);
  });

  it('with faults come back by field, and from a plain form with what was typed', async () => {
    const shopper = await tests.signIn();
    const faulty = { ...whole, make: '', year: 'old', service_due: '31/1' };
    const refused = await shopper.send('/api/account/cars', faulty);
    expect((await refused.json()).fields.map(({ path }: { path: string }) => path)).toEqual([
      'make',
      'year',
      'service_due',
    ]);
    const page = await (await shopper.form('/api/account/cars', faulty)).text();
    for (const said of ['Please enter the make', 'value="old"', 'name="model" value="HiLux"'])
      expect(page).toContain(said);
  });
});

describe('details', () => {
  const link = async () => {
    const texts: string[] = [];
    await tests.deliverAll({
      mail: { send: async ({ text }: { text?: unknown }) => void texts.push(String(text)) },
      secrets: tests.env,
    });
    return texts.map((text) => new URL(/http\S+token=\S+/.exec(text)?.[0] ?? 'http://none.example'));
  };
  const press = (shopper: Shopper, url: URL | undefined) =>
    shopper.form('/api/account/confirm-email', { token: url?.searchParams.get('token') ?? '' });

  it('have an address that counts once its link is pressed, not once it is opened', async () => {
    const shopper = await tests.signIn();
    const changed = await shopper.send('/api/account/details', { name: 'Avery', email: 'avery@example.com' });
    expect(await changed.json()).toEqual({ success: true, link_sent: true });
    const [url] = await link();
    expect(url?.href).not.toContain('avery');
    const opened = await shopper.get(`${url?.pathname}${url?.search}`);
    expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect((await shopper.garage()).account.email_confirmed).toBe(false);
    expect((await press(shopper, url)).status).toBe(200);
    expect((await shopper.garage()).account).toMatchObject({ name: 'Avery', email_confirmed: true });
    // The same address again asks for nothing.
    const same = await shopper.send('/api/account/details', { name: 'A', email: 'Avery@example.com' });
    expect(await same.json()).toEqual({ success: true, link_sent: false });
    expect((await shopper.garage()).account.email_confirmed).toBe(true);
  });

  it('have the zone that is chosen, or that of the dealer', async () => {
    const shopper = await tests.signIn();
    const zone = async () => (await shopper.garage()).account.time_zone;
    const change = (time_zone?: string) => shopper.send('/api/account/details', { name: '', email: '', time_zone });
    expect((await change('Mars/Olympus')).status).toBe(422);
    expect((await change('Europe/Berlin')).status).toBe(200);
    // A form that does not ask for it leaves it.
    expect((await change()).status).toBe(200);
    expect(await zone()).toBe('Europe/Berlin');
    expect((await change('')).status).toBe(200);
    expect(await zone()).toBeNull();
  });

  it('are not confirmed by a link of another address, of another site, that is over or forged', async () => {
    const shopper = await tests.signIn();
    await shopper.send('/api/account/details', { name: '', email: 'one@example.com' });
    const [first] = await link();
    await shopper.send('/api/account/details', { name: '', email: 'two@example.com' });
    const [second] = await link();
    expect((await press(shopper, first)).status).toBe(410);
    const abroad = await shopper.form(
      '/api/account/confirm-email',
      { token: second?.searchParams.get('token') ?? '' },
      'other',
    );
    expect(abroad.status).toBe(410);
    expect((await shopper.form('/api/account/confirm-email', { token: 'forged.token' })).status).toBe(410);
    tests.clock.now = new Date(tests.clock.now.getTime() + 25 * 60 * 60 * 1000);
    expect((await press(shopper, second)).status).toBe(410);
    expect((await shopper.garage()).account.email_confirmed).toBe(false);
  });

  it('send a handful of links a day, and say so', async () => {
    const shopper = await tests.signIn();
    await shopper.send('/api/account/details', { name: '', email: 'one@example.com' });
    const again = () => shopper.send('/api/account/details/send-link', {});
    for (let sent = 1; sent < 6; sent += 1) expect((await again()).status).toBe(200);
    const refused = await again();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  });
});

describe('enquiries', () => {
  it('that are sent while signed in are listed with where they stand', async () => {
    const shopper = await tests.signIn();
    const sent = await shopper.send('/api/leads', tests.payload());
    expect(sent.status).toBe(201);
    const list = async () => (await shopper.garage()).enquiries;
    const [{ id }] = await list();
    expect(await list()).toEqual([
      {
        ...{ id, category: 'vehicle', sent_at: tests.clock.now.toISOString(), state: 'on-its-way' },
        vehicle: { name: expect.any(String), slug: 'a-ute' },
      },
    ]);
    await tests.deliverAll();
    await changeTestVehicle(tests.database.db, tests.vehicle, { show_on_dealer_website: false });
    expect(await list()).toEqual([
      expect.objectContaining({ state: 'delivered', vehicle: { name: expect.any(String), slug: null } }),
    ]);
    await changeTestVehicle(tests.database.db, tests.vehicle, { show_on_dealer_website: true });
    await tests.database.pool.query("update messages set status = 'failed'");
    expect(await list()).toEqual([expect.objectContaining({ state: 'stuck' })]);
  });

  it('of others, and those sent signed out, are not', async () => {
    const other = await tests.signIn('yard', '+61491570156');
    await other.send('/api/leads', tests.payload());
    await tests.post(tests.payload({ userData: { ...testPerson, message: 'Signed out' } }));
    const shopper = await tests.signIn();
    expect((await shopper.garage()).enquiries).toEqual([]);
  });
});
