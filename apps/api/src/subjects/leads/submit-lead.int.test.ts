import { optInWordings } from '@forecourt/domain/enquiry';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailbox, startLeadTests, testPerson } from '../../../test/test-leads';
import { applyTestSites, changeTestVehicle, siteNamed } from '../../../test/test-stock';
import { getSiteDocument } from '../sites/site-documents';
import { leadsLimitedFor, mayKeepForm } from './lead-limits';
import { listLeads } from './list-leads';
import { forgetReturnedForms, readReturnedForm } from './returned-forms';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
beforeAll(async () => {
  tests = await startLeadTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.empty();
  await tests.setDestinations([mailbox('leads')]);
});

const destinations = async () =>
  (await tests.rows("select destination from messages where status <> 'replaced' order by created_at, id")).map(
    ({ destination }) => destination.to?.[0] ?? destination.url,
  );

describe('a vehicle that has left the site', () => {
  it.each([
    ['sold long ago', { sold: true, status: 'sold', sold_at: new Date('2020-01-01T00:00:00Z') }],
    ['hidden', { show_on_dealer_website: false }],
    ['without a price', { price: null }],
  ] as const)('%s: the lead is stored with it and delivered', async (_, change) => {
    await changeTestVehicle(tests.database.db, tests.vehicle, change);
    const response = await tests.post(tests.payload());
    expect(response.status).toBe(201);
    expect((await response.json()).vehicle_sold).toBe('sold' in change ? true : undefined);
    expect(await tests.rows('select vehicle_id::text, dealership_id from leads')).toEqual([
      { vehicle_id: tests.vehicle.id, dealership_id: 'yard' },
    ]);
    expect(await tests.deliverAll()).toEqual([{ kind: 'delivered' }]);
    await changeTestVehicle(tests.database.db, tests.vehicle, {
      sold: false,
      status: 'in_stock',
      sold_at: null,
      show_on_dealer_website: true,
      price: 30_000,
    });
  });

  it('is marked in the address of the success page of a plain form when it has just been sold', async () => {
    const sale = { sold: true, status: 'sold', sold_at: new Date() } as const;
    await changeTestVehicle(tests.database.db, tests.vehicle, sale);
    const typed = { ...testPerson, opt_in: 'on', category: 'vehicle', more_wishes: '', url: '/cars/x' };
    const answer = await tests.postForm({ ...typed, car_id: tests.vehicle.id, car_dealership_id: 'yard' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/&lead=.+&sold=1$/)]);
    await changeTestVehicle(tests.database.db, tests.vehicle, { sold: false, status: 'in_stock', sold_at: null });
  });

  it.each(['999999', '99999999999999999999999999'])(
    'is refused in JSON when its id belongs to no vehicle: %s',
    async (car_id) => {
      expect((await tests.post(tests.payload({ car_id }))).status).toBe(422);
      expect([await tests.count('leads'), tests.errors]).toEqual([0, []]);
    },
  );

  it('comes back from a plain form as a general enquiry that can be sent', async () => {
    const typed = { ...testPerson, opt_in: 'on', category: 'vehicle', more_wishes: '', url: '/cars/x' };
    const returned = await tests.returned(
      await tests.postForm({ ...typed, car_id: tests.foreign.id, car_dealership_id: 'other' }),
    );
    expect(returned?.error).toContain('we take it as a general enquiry');
    const fields = returned?.form ?? {};
    expect(fields).toMatchObject({ category: 'general', message: 'Is it still there?' });
    expect(fields).not.toHaveProperty('car_id');
    // The form also has the field that a general enquiry requires.
    expect(fields).toHaveProperty('postcode', '');
    expect((await tests.postForm({ ...fields, postcode: '2000' })).status).toBe(303);
    expect(await tests.rows('select category, vehicle_id, dealership_id from leads')).toEqual([
      { category: 'general', vehicle_id: null, dealership_id: 'yard' },
    ]);
  });
});

describe('destinations', () => {
  it('receive a lead when they take its kind and location, one delivery a mailbox', async () => {
    await tests.setDestinations([
      { kind: 'email', to: ['one@yard.example', 'two@yard.example'] },
      mailbox('parts', { categories: ['parts'] }),
      mailbox('here', { locations: ['yard-yard'] }),
      mailbox('rest', { otherwise: true }),
    ]);
    await tests.post(tests.payload());
    expect(await destinations()).toEqual(['one@yard.example', 'two@yard.example', 'here@yard.example']);
  });
});

describe('consent', () => {
  it('is stored with the lead: the wording of the form, the box, the state and the time', async () => {
    await tests.post(tests.payload({ userData: { ...testPerson, opt_in_wording: '1' } }));
    await tests.post(tests.payload({ userData: { ...testPerson, message: 'b', opt_in: false } }));
    await tests.post(tests.payload({ userData: { ...testPerson, message: 'c', opt_in_wording: 'forged' } }));
    const shown = { state: 'NSW', at: '2026-11-21T01:00:00.000Z' };
    expect((await tests.rows('select consent from leads order by id')).map(({ consent }) => consent)).toEqual([
      { opt_in: true, wording: optInWordings['1'], ...shown },
      { opt_in: false, wording: optInWordings['1'], ...shown },
      { opt_in: false, wording: '', ...shown },
    ]);
  });

  it('to pass finance details on is stored and delivered in the words that the site showed then', async () => {
    const commission = (words: string) =>
      applyTestSites(
        tests.database.db,
        siteNamed('yard', {
          flags: { finance: true },
          finance_provider: 'manual',
          finance: { credit: { licensee: 'Example Finance Pty Ltd', commission: words } },
        }),
      );
    const userData = { ...testPerson, postcode: '2000', finance_consent: true };
    await tests.setDestinations([
      mailbox('leads'),
      mailbox('adf', { body: 'adf' }),
      { kind: 'webhook', url: 'https://crm.example/leads', secret: 'CRM', key_id: '1' },
    ]);
    await commission('They pay us $200.');
    expect((await tests.post(tests.payload({ category: 'finance', userData }))).status).toBe(201);
    // Its form shows no such words.
    await tests.post(tests.payload({ userData }));
    const { finance_consent: _agreed, ...rest } = userData;
    const typed = { ...rest, opt_in: 'on', category: 'finance', subject: 'Car loan' };
    const again = await tests.postForm(typed, { mayBeKept: async () => false });
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('They pay us $200.</label>')]);
    await commission('They pay us $300.');
    const at = tests.clock.now.toISOString();
    const wording = expect.stringMatching(/pass my name, .* on to Example Finance Pty Ltd, .* They pay us \$200\.$/);
    const [kept, other] = await tests.rows('select consent from leads order by id');
    expect(kept?.consent.finance).toEqual({ wording, at });
    expect(other?.consent).not.toHaveProperty('finance');

    const [texts, bodies]: [string[], string[]] = [[], []];
    await tests.deliverAll({
      mail: { send: async ({ text }: { text?: unknown }) => void texts.push(String(text)) },
      webhook: async (_, body) => void bodies.push(body),
    });
    expect(texts.map((text) => text.includes(`Agreed at ${at}: “I agree that you pass my name`))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(bodies.map((body) => JSON.parse(body).consent.finance)).toEqual([{ wording, at }, undefined]);
    const filter = { status: null, dealership: null, site: null, category: null, since: null };
    expect((await listLeads(tests.database.db, filter, { limit: 2 })).toReversed()).toMatchObject([
      { finance_consent: wording, finance_consent_at: at },
      { finance_consent: '', finance_consent_at: '' },
    ]);
    await applyTestSites(tests.database.db, siteNamed('yard'));
  });
});

describe('partial leads', () => {
  const partial = (more: object = {}) =>
    tests.payload({ category: 'trade-in', car_id: null, form_completed: false, ...more });
  const whole = { postcode: '2000', make: 'Kia', model: 'Rio', year: '2018', kilometres: '60000' };
  const begin = async () => {
    const answer = await tests.post(partial());
    expect(answer.status).toBe(201);
    return (await answer.json()) as { lead_id: string; update_token: string };
  };

  it('[LEAD-05] are kept with form_completed false, updated by lead_id with their token, and completed', async () => {
    const { lead_id, update_token } = await begin();
    expect(await tests.rows('select id, form_completed from leads')).toEqual([{ id: lead_id, form_completed: false }]);
    const step = await tests.post(partial({ lead_id, update_token, userData: { ...testPerson, postcode: '2000' } }));
    expect([step.status, await step.json()]).toEqual([200, { lead_id, update_token }]);
    const done = await tests.post(
      partial({ lead_id, update_token, form_completed: true, userData: { ...testPerson, ...whole } }),
    );
    expect([done.status, await done.json()]).toEqual([200, { lead_id }]);
    expect(await tests.rows('select id, form_completed, submission from leads')).toEqual([
      {
        id: lead_id,
        form_completed: true,
        submission: expect.objectContaining({ form_completed: true, userData: expect.objectContaining(whole) }),
      },
    ]);
  });

  it('wait half an hour before delivery, and are delivered at once when they are completed', async () => {
    const { lead_id, update_token } = await begin();
    const wait = `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
      where name = 'messages' order by created_on desc limit 1`;
    expect(await tests.rows(wait)).toEqual([{ seconds: 1800 }]);
    await tests.post(partial({ lead_id, update_token, form_completed: true, userData: { ...testPerson, ...whole } }));
    expect(await tests.rows(wait)).toEqual([{ seconds: 0 }]);
    expect(await tests.rows('select status from messages order by id')).toEqual([
      { status: 'replaced' },
      { status: 'pending' },
    ]);
  });

  it('are delivered unfinished when nothing more comes, and again when they are completed', async () => {
    const { lead_id, update_token } = await begin();
    const texts: string[] = [];
    const mail = { send: async ({ text }: { text?: unknown }) => void texts.push(String(text)) };
    await tests.deliverAll({ mail });
    await tests.post(partial({ lead_id, update_token, form_completed: true, userData: { ...testPerson, ...whole } }));
    await tests.deliverAll({ mail });
    expect(texts.map((text) => text.includes('was begun and not finished'))).toEqual([true, false]);
    expect(texts[1]).toContain('Own vehicle, kilometres: 60000');
  });

  it('[LEAD-05] the same step twice is one, and a late step never undoes a completed lead', async () => {
    const { lead_id, update_token } = await begin();
    expect(await (await tests.post(partial())).json()).toEqual({ lead_id, update_token });
    const done = partial({ lead_id, update_token, form_completed: true, userData: { ...testPerson, ...whole } });
    const answers = await Promise.all([tests.post(done), tests.post(done), tests.post(done)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await tests.post(partial({ lead_id, update_token }))).status).toBe(200);
    expect(await tests.rows('select form_completed from leads')).toEqual([{ form_completed: true }]);
    expect(await tests.rows("select id from messages where status = 'pending'")).toHaveLength(1);
  });

  it('[LEAD-05] the last step sent again after its delivery is the same enquiry, unless it holds more', async () => {
    const { lead_id, update_token } = await begin();
    const done = (more: object = {}) =>
      partial({ lead_id, update_token, form_completed: true, userData: { ...testPerson, ...whole, ...more } });
    await tests.post(done());
    expect(await tests.deliverAll()).toEqual([{ kind: 'delivered' }]);
    const again = await tests.post(done({ email: testPerson.email.toUpperCase() }));
    expect([again.status, await again.json()]).toEqual([200, { lead_id }]);
    expect(await tests.deliverAll()).toEqual([]);
    await tests.post(done({ kilometres: '61000' }));
    expect(await tests.deliverAll()).toEqual([{ kind: 'delivered' }]);
  });

  it('[LEAD-05] a wrong token, or one of another lead, changes nothing', async () => {
    const { lead_id } = await begin();
    const other = await (await tests.post(partial({ userData: { ...testPerson, name: 'Robin' } }))).json();
    for (const update_token of ['', 'x', other.update_token]) {
      const answer = await tests.post(partial({ lead_id, update_token, userData: { ...testPerson, name: 'Mallory' } }));
      expect([answer.status, (await answer.json()).error]).toEqual([
        403,
        expect.stringContaining('send the form again'),
      ]);
    }
    const names = await tests.rows("select submission->'userData'->>'name' as name from leads order by id");
    expect(names).toEqual([{ name: 'Avery' }, { name: 'Robin' }]);
  });

  it('require only an email address or phone; a completed form requires the rest', async () => {
    const unreachable = await tests.post(partial({ userData: { ...testPerson, email: '' } }));
    expect([
      unreachable.status,
      (await unreachable.json()).fields.map((field: { path: string }) => field.path),
    ]).toEqual([422, ['userData.email']]);
    expect((await tests.post(partial({ form_completed: true }))).status).toBe(422);
  });

  it('cannot be added to by another site, even with their token', async () => {
    const { lead_id, update_token } = await begin();
    await applyTestSites(
      tests.database.db,
      siteNamed('second', {
        dealership_id: 'yard',
        stockFrom: [{ dealership: 'yard' }],
        locations: [{ id: 'yard-yard' }],
      }),
    );
    const answer = await tests.post(partial({ lead_id, update_token, userData: { ...testPerson, name: 'M' } }), {
      findSite: () => getSiteDocument(tests.database.db, 'second'),
    });
    expect(answer.status).toBe(403);
  });
});

describe('limits', () => {
  const limits = { perAddress: 3, perPhone: 100, perSite: 5 };
  const limited = (address: string | null, websiteId = 'yard') =>
    leadsLimitedFor(
      { db: tests.database.db, now: tests.clock.now, limits, secret: 'secret of tests' },
      { websiteId, address, phone: '0491 570 006' },
    );

  it('[LEAD-04] hold per phone number, however it is typed and from whichever address, without storing it', async () => {
    const of = (phone: string, websiteId = 'yard') =>
      leadsLimitedFor(
        { db: tests.database.db, now: tests.clock.now, limits: { ...limits, perPhone: 2 }, secret: 'a secret' },
        { websiteId, address: null, phone },
      );
    expect([await of('0491 570 006'), await of('+61 491 570 006'), await of('(0491) 570-006')]).toEqual([
      null,
      null,
      600,
    ]);
    // A number of no plan counts by its digits; another number and another site have counts of their own.
    expect([await of('5550 1234'), await of('5550-1234'), await of('55501234')]).toEqual([null, null, 600]);
    expect([await of('0491 570 156'), await of('0491 570 006', 'another')]).toEqual([null, null]);
    expect(JSON.stringify(await tests.rows('select * from request_counts'))).not.toMatch(/570|5550/);
  });

  it('[LEAD-04] hold per address and per site over all instances, for ten minutes, without storing the address', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, () => limited('203.0.113.7')));
    expect(many.filter((wait) => wait === null)).toHaveLength(3);
    expect(Math.max(...many.map((wait) => wait ?? 0))).toBe(600);
    expect(await limited('203.0.113.8')).toBeNull();
    expect(await limited('203.0.113.9')).toBeNull();
    expect(await limited('203.0.113.10')).toBe(600);
    expect(await limited('203.0.113.7', 'another')).toBeNull();
    expect(JSON.stringify(await tests.rows('select * from request_counts'))).not.toContain('203.0.113');
    tests.clock.now = new Date(tests.clock.now.getTime() + 9.5 * 60_000);
    expect(await limited('203.0.113.7')).toBe(30);
    tests.clock.now = new Date(tests.clock.now.getTime() + 30_000);
    expect(await limited('203.0.113.7')).toBeNull();
  });

  it('[LEAD-04] are answered with the time to wait, and a plain form comes back whole', async () => {
    const limit = async () => 90;
    const json = await tests.post(tests.payload(), { limit });
    expect([json.status, json.headers.get('retry-after')]).toEqual([429, '90']);
    expect((await json.json()).error).toContain('in 2 minutes');
    const plain = await tests.postForm(
      { ...testPerson, opt_in: 'on', category: 'vehicle', car_id: tests.vehicle.id },
      { limit },
    );
    const page = await plain.text();
    expect(plain.status).toBe(429);
    for (const kept of ['value="Avery"', 'value="0491 570 006"', 'Is it still there?', `value="${tests.vehicle.id}"`])
      expect(page).toContain(kept);
    expect(await tests.count('leads')).toBe(0);
  });
});

describe('when the database is away', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const silent = () => new Promise<never>(() => undefined);
  const words = 'Our system is not available for a moment. Please send the form again in a minute, or call us.';

  it.each([
    ['cannot be reached', { findSite: () => Promise.reject(refused) }],
    ['goes away in the middle', { enqueue: () => Promise.reject(new Error('Connection terminated unexpectedly')) }],
    ['does not answer', { findSite: silent, patienceMs: 40 }],
    ['stops answering in the middle', { limit: silent, patienceMs: 200 }],
  ])('[LEAD-01] since it %s, a form gets 503, an explanation and what was typed', async (_, away) => {
    const plain = await tests.postForm(
      { ...testPerson, opt_in: 'on', category: 'vehicle', car_id: tests.vehicle.id, url: '/' },
      away,
    );
    const page = await plain.text();
    expect([plain.status, plain.headers.get('retry-after')]).toEqual([503, '30']);
    for (const said of [words, 'What you typed is still here.', 'value="Avery"', 'Is it still there?'])
      expect(page).toContain(said);
    const json = await tests.post(tests.payload(), away);
    expect([json.status, json.headers.get('retry-after'), await json.json()]).toEqual([
      503,
      '30',
      { error: words, fields: [] },
    ]);
    expect(tests.errors).toHaveLength(2);
    expect(await tests.count('leads')).toBe(0);
  });

  it('an unexpected failure is answered in the words of the error catalogue', async () => {
    const json = await tests.post(tests.payload(), { findSite: () => Promise.reject(new Error('a fault of ours')) });
    expect([json.status, await json.json()]).toEqual([
      500,
      { error: 'An error occurred when submitting this form', fields: [] },
    ]);
  });
});

describe('a plain form that is too large', () => {
  it('comes back with its message to be shortened, and all else that was typed', async () => {
    const message = 'Is it still there? '.repeat(4000);
    const answer = await tests.postForm({ ...testPerson, opt_in: 'on', category: 'general', message });
    const page = await answer.text();
    expect(answer.status).toBe(413);
    expect(page).toContain('Please shorten your message and send it again.');
    expect(page).toMatch(/<textarea[^>]* name="message"[^>]*>Is it still there\?/);
    expect(page).toContain(`name="email" value="${testPerson.email}"`);
  });
});

describe('a plain form of another site’s page', () => {
  it('is refused in words, and what it holds is not put into a page of ours, whether the database answers or not', async () => {
    const away = () => Promise.reject(new Error('connect ECONNREFUSED'));
    for (const overrides of [{}, { findSite: away }]) {
      const answer = await tests.postForm(
        { ...testPerson, opt_in: 'on', category: 'general', message: 'Written elsewhere' },
        overrides,
        { 'sec-fetch-site': 'cross-site' },
      );
      const page = await answer.text();
      expect(answer.status).toBe(403);
      expect(page).toContain('An error occurred when submitting this form');
      expect(page).not.toMatch(/<form|Written elsewhere|still here/);
    }
  });
});

describe('what is no form of ours', () => {
  it.each([
    ['text/plain', '{}', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['', '{}', 415],
    ['application/json', `{"userData":"${'x'.repeat(65_536)}"}`, 413],
    ['application/json', `{"userData":"${'é'.repeat(33_000)}"}`, 413],
  ])('a body of type %s is refused with an explanation', async (type, body, status) => {
    const answer = await tests.post(body, {}, { 'content-type': type });
    expect([answer.status, Object.keys(await answer.json())]).toEqual([status, ['error', 'fields']]);
  });

  it.each([
    [{ origin: 'http://yard.localhost:3000', 'sec-fetch-site': 'same-origin' }, 201],
    [{}, 201],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{ origin: 'http://sub.yard.localhost:3000' }, 403],
    [{ origin: 'http://yard.localhost:9999' }, 403],
    [{ origin: 'http://yard.localhost' }, 403],
    [{ origin: 'https://yard.localhost:3000' }, 403],
    [{ origin: 'https://yard.localhost' }, 403],
    [{ origin: 'http://YARD.localhost:3000' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
  ])('a request with %j is answered %i', async (headers, status) => {
    expect((await tests.post(tests.payload(), {}, headers as Record<string, string>)).status).toBe(status);
  });
});

describe('an enquiry of a kind whose page does not exist', () => {
  const userData = { ...testPerson, postcode: '2000', preferred_date: '2028-02-29', preferred_time: '09:30' };
  afterEach(() => applyTestSites(tests.database.db, siteNamed('yard')));

  it.each(['reserve', 'buy-online', 'test-drive'])(
    'is refused with the reason and logged, and no lead is stored, whatever the flag says: %s (SITE-04)',
    async (category) => {
      for (const flags of [{}, { [category]: true }]) {
        await applyTestSites(tests.database.db, siteNamed('yard', { flags }));
        for (const form_completed of [true, false]) {
          const answer = await tests.post(tests.payload({ category, userData, form_completed }));
          const message = expect.stringMatching(/does not take such enquiries\. Please use the contact form/);
          expect([answer.status, await answer.json()]).toEqual([
            422,
            { error: message, fields: [{ path: 'category', message }] },
          ]);
        }
      }
      expect(tests.refused).toEqual(Array.from({ length: 4 }, () => '422 kind_not_taken'));
      expect([await tests.count('leads'), await tests.count('messages')]).toEqual([0, 0]);
    },
  );

  it('comes back from a plain form as a general enquiry that can be sent', async () => {
    await applyTestSites(tests.database.db, siteNamed('yard', { flags: { 'test-drive': true } }));
    const typed = { ...testPerson, opt_in: 'on', category: 'test-drive', preferred_date: '2028-02-29' };
    const returned = await tests.returned(await tests.postForm({ ...typed, car_id: tests.vehicle.id }));
    expect(returned).toMatchObject({ error: expect.stringContaining('we take it as a general enquiry'), fields: [] });
    expect(returned?.form).toMatchObject({ category: 'general', message: 'Is it still there?' });
    expect(await tests.count('leads')).toBe(0);
    const sent = await tests.postForm({ ...returned?.form, postcode: '2000' });
    expect([sent.status, await tests.rows('select category from leads')]).toEqual([303, [{ category: 'general' }]]);
  });
});

describe('a plain form that comes back', () => {
  const faulty = { ...testPerson, email: 'nope', opt_in: 'on', category: 'general', opt_in_wording: '1', location: '' };

  it('stores everything that was typed for an hour, and names every missing choice', async () => {
    await applyTestSites(tests.database.db, siteNamed('yard', { enquiry: { showLocation: true, termsNotice: true } }));
    const answer = await tests.postForm({ ...faulty, subject: 'Parts <b>', more_wishes: '' });
    await applyTestSites(tests.database.db, siteNamed('yard'));
    const returned = await tests.returned(answer);
    expect(returned?.form).toEqual({ ...faulty, opt_in: 'on', subject: 'Parts <b>' });
    expect(returned?.fields.map(({ path }) => path).toSorted()).toEqual(
      ['email', 'location', 'postcode', 'terms_conditions'].map((name) => `userData.${name}`),
    );
    // Neither the table nor the address reveals who wrote.
    const stored = JSON.stringify(await tests.rows('select * from returned_forms'));
    for (const personal of ['Avery', 'Example', '0491', 'Parts']) {
      expect(stored).not.toContain(personal);
      expect(answer.headers.get('location')).not.toContain(personal);
    }
    expect(stored).not.toContain((answer.headers.get('location') ?? '').slice('/enquiry/'.length));

    tests.clock.now = new Date(tests.clock.now.getTime() + 60 * 60_000);
    expect(await tests.returned(answer)).toBeNull();
    await forgetReturnedForms(tests.database.db, new Date(tests.clock.now.getTime() + 1));
    expect(await tests.count('returned_forms')).toBe(0);
  });

  it('is deleted once it is corrected and sent again, and kept while it still has faults', async () => {
    const answer = await tests.postForm(faulty);
    const token = (answer.headers.get('location') ?? '').slice('/enquiry/'.length);
    const again = await tests.postForm({ ...faulty, returned_form: token });
    expect(again.headers.get('location')).toMatch(/^\/enquiry\//);
    expect((await tests.returned(again))?.form).not.toHaveProperty('returned_form');
    expect(await tests.returned(answer)).not.toBeNull();
    const mended = { ...faulty, email: testPerson.email, subject: 'General Enquiry', postcode: '2000' };
    const success = await tests.postForm({ ...mended, returned_form: token });
    expect(success.headers.get('location')).toMatch(/^\/success\?/);
    expect([await tests.returned(answer), await tests.count('returned_forms')]).toEqual([null, 1]);
    // One that was never kept, and a table that is away, change nothing about the enquiry.
    await tests.rows('alter table returned_forms rename to returned_forms_away');
    const away = await tests.postForm({ ...mended, message: 'Another', returned_form: 'none' });
    await tests.rows('alter table returned_forms_away rename to returned_forms');
    expect([away.status, tests.errors.length, await tests.count('leads')]).toEqual([303, 1, 2]);
  });

  it('cannot be read by another site', async () => {
    const token = ((await tests.postForm(faulty)).headers.get('location') ?? '').slice('/enquiry/'.length);
    expect(await readReturnedForm(tests.database.db, 'other', token, tests.clock.now)).toBeNull();
    expect(await readReturnedForm(tests.database.db, 'yard', token, tests.clock.now)).not.toBeNull();
  });

  it('is stored at most thirty times in ten minutes for one address, which uses up nobody else’s allowance', async () => {
    const limits = { db: tests.database.db, now: tests.clock.now, secret: 'a secret' };
    const keep = (address: string | null) => mayKeepForm(limits, { websiteId: 'yard', address });
    for (let times = 0; times < 30; times += 1) expect(await keep('203.0.113.7')).toBe(true);
    expect([await keep('203.0.113.7'), await keep('203.0.113.8'), await keep(null)]).toEqual([false, true, true]);
    const later = new Date(tests.clock.now.getTime() + 10 * 60 * 1000);
    expect(await mayKeepForm({ ...limits, now: later }, { websiteId: 'yard', address: '203.0.113.7' })).toBe(true);
  });

  it('replaces the oldest where 500 are stored already', async () => {
    const { now } = tests.clock;
    await tests.rows(
      `insert into returned_forms select n::text, 'yard', '', $1::timestamptz + n * interval '1 second'
         from generate_series(1, 500) n`,
      [now],
    );
    expect(await tests.returned(await tests.postForm(faulty))).not.toBeNull();
    expect(await tests.count('returned_forms')).toBe(500);
    expect(await tests.rows("select 1 from returned_forms where token_digest = '1'")).toEqual([]);
  });

  it('comes back whole at once as a form that can be sent again where it cannot be kept', async () => {
    await tests.rows('alter table returned_forms rename to returned_forms_away');
    const answer = await tests.postForm(faulty);
    await tests.rows('alter table returned_forms_away rename to returned_forms');
    const page = await answer.text();
    expect([answer.status, tests.errors.length]).toEqual([422, 1]);
    expect(page).toContain('Please enter an email address');
    expect(page).toMatch(/<label for="email">Email Address<\/label>\s*<p class="fault" id="email-fault">/);
    expect(page).toMatch(/<input type="email" id="email" name="email" aria-invalid="true"[^>]* value="nope"/);
    expect(page.match(/name="email"/g)).toHaveLength(1);
    for (const kept of ['name="name" value="Avery"', 'name="message" value="Is it still there?"', 'name="opt_in"'])
      expect(page).toContain(kept);
  });
});

describe("the dealerships of a site's forms", () => {
  it('include the site’s own, and count once each however often the site lists their stock (FORM-02)', async () => {
    const live = await getSiteDocument(tests.database.db, 'yard');
    if (live === null) throw new Error('There is no site yard.');
    const [source] = live.stockFrom;
    if (source === undefined) throw new Error('The site shows no stock.');
    const twice = [
      { ...source, make: ['Toyota'] },
      { ...source, car_type: ['used' as const] },
    ];
    await applyTestSites(tests.database.db, siteNamed('yard', { ...live, stockFrom: twice }));
    try {
      const { car_id: _car, ...general } = tests.payload({ category: 'general' });
      const response = await tests.post({
        ...general,
        userData: { ...testPerson, subject: 'General Enquiry', postcode: '2000' },
      });
      expect([response.status, await tests.count('leads')]).toEqual([201, 1]);
    } finally {
      await applyTestSites(tests.database.db, siteNamed('yard', live));
    }
  });
});
