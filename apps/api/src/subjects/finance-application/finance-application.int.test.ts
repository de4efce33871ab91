import { financeApplicationSchema } from '@forecourt/api-contract';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testBearer, testEnv, testProof } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { mailbox, startLeadTests } from '../../../test/test-leads';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import { loadErasures, loadStartChecks } from '../../app/rosters';
import { exitCodes } from '../../ground/cli/cli-error';
import { DeliveryFailure } from '../../ground/messages/delivery-failure';
import type { Mail } from '../../ground/messages/message-template';
import { checkStart } from '../../ground/modules/start-check';
import { eraseOldLeads } from '../leads/erase-leads';
import { getSiteDocument } from '../sites';
import { applicationAddress } from './application-link';
import { countUnreadable, forgetApplications } from './application-store';

const now = new Date('2026-11-21T01:00:00Z');
const day = 24 * 60 * 60 * 1000;
const lender = 'Example Finance Pty Ltd';
const hook = { kind: 'webhook', url: 'https://crm.yard.example/leads', key_id: 'crm', secret: 'YARD_CRM' } as const;

let tests: Awaited<ReturnType<typeof startLeadTests>>;
let running: Awaited<ReturnType<typeof startTestApp>>;
let clock = now;
const env = testEnv(() => clock);
beforeAll(async () => {
  tests = await startLeadTests();
  await applyTestDealerships(tests.database.db, dealershipNamed('lane'));
  const finance = {
    application: { lender, identityDocuments: true, keepDays: 30 },
    credit: { basis: 'licence', licenceNumber: '000000' },
  } as const;
  const flags = { finance: true };
  await applyTestSites(
    tests.database.db,
    siteNamed('yard', { flags, finance_provider: 'manual', finance }),
    siteNamed('lane', { flags, finance_provider: 'manual' }),
  );
  running = await startTestApp(tests.database, env);
});
afterAll(async () => {
  await running.close();
  await tests.close();
});
beforeEach(async () => {
  await tests.empty();
  clock = now;
  await tests.setDestinations([mailbox('sales'), hook]);
});

/** What must be found nowhere but in what was sealed. */
const secrets = {
  pay: '4,321',
  licence_number: 'LN77665544',
  licence_card: 'CC9988776',
  employer: 'Wholly Secret Works',
  date_of_birth: '1987-06-05',
};
const steps: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  you: {
    name: 'Robin',
    last_name: 'Example',
    date_of_birth: secrets.date_of_birth,
    residency: 'Australian citizen',
    phone: '0491 570 006',
    email: 'robin@example.com',
    dependants: '1',
  },
  home: {
    address: '7 Hidden Street',
    suburb: 'Northside',
    state: 'NSW',
    postcode: '2000',
    living: 'For rent',
    years_at_address: '6',
  },
  work: { work: 'Full time' },
  job: { employer: secrets.employer, occupation: 'Fitter', years_in_job: '3' },
  income: { pay: secrets.pay, pay_every: 'Every fortnight' },
  spending: { household: '900', rent: '1800' },
  balance: { savings: '12000' },
  loan: { amount: '30000', term: '5 years', purpose: 'A vehicle for personal use' },
  identity: {
    licence_number: secrets.licence_number,
    licence_card: secrets.licence_card,
    licence_state: 'NSW',
    licence_expiry: '2030-01-01',
  },
  agree: { agree_share: 'on', agree_truth: 'on' },
};

const shopper = (site = 'yard') => ({ 'x-forecourt-gateway': testProof, 'x-forecourt-site': site });
const post = async (path: string, fields: Readonly<Record<string, string>> = {}, site = 'yard', headers = {}) => {
  const answer = await running.app.request(path, {
    method: 'POST',
    headers: { ...shopper(site), ...headers },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, to: answer.headers.get('location') ?? '', text: await answer.text() };
};
const begin = async (fields: Readonly<Record<string, string>> = {}) => {
  const { status, to } = await post('/api/finance-applications', fields);
  expect(status).toBe(303);
  return /^\/apply-for-finance\/([\w-]{32})\?step=you$/.exec(to)?.[1] ?? '';
};
const send = (token: string) => post(`/api/finance-applications/send?token=${token}`);
const step = (token: string, name: string, fields = steps[name] ?? {}, then = 'next') =>
  post(`/api/finance-applications/step?token=${token}`, { step: name, then, ...fields });
const fill = async (token: string) => {
  for (const name of Object.keys(steps)) expect((await step(token, name)).status).toBe(303);
};
const shown = async (token: string) => {
  const answer = await running.app.request(`/internal/v1/sites/yard/finance-applications/${token}`, {
    headers: { authorization: `Bearer ${testBearer}` },
  });
  return answer.status === 200 ? financeApplicationSchema.parse(await answer.json()) : null;
};
/** Everything that the database holds, of us and of the queue, as text. */
const wholeDatabase = async (): Promise<string> => {
  const tables = await tests.rows(
    "select table_schema as schema, table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')",
  );
  const texts: string[] = [];
  for (const { schema, name } of tables)
    for (const { row } of await tests.rows(`select row_to_json(t)::text as row from "${schema}"."${name}" t`))
      texts.push(row);
  return texts.join('\n');
};
const expectNothingOf = (text: string) => {
  for (const value of Object.values(secrets)) expect(text).not.toContain(value);
};
const sentLead = async () => (await tests.rows('select id, submission, category, vehicle_id, consent from leads'))[0];

describe('an application for finance', () => {
  it('goes from step to step, keeps what was typed, and reports what is missing', async () => {
    const token = await begin({ amount: '25000' });
    expect((await shown(token))?.answers).toEqual({ amount: '25000' });
    expect(await step(token, 'you', { ...steps.you, email: 'robin' })).toMatchObject({
      to: `/apply-for-finance/${token}?step=you`,
    });
    expect(await shown(token)).toMatchObject({ answers: { name: 'Robin', email: 'robin' }, tried: ['you'] });
    expect((await step(token, 'you')).to).toBe(`/apply-for-finance/${token}?step=home`);
    expect((await step(token, 'home', { ...steps.home, years_at_address: '1' })).to).toContain('step=home-before');
    expect((await step(token, 'home', { suburb: 'Half' }, 'back')).to).toContain('step=you');
    expect((await step(token, 'home', { suburb: 'Half' }, 'later')).to).toBe(
      `/apply-for-finance/${token}?step=home&notice=saved`,
    );
    expect(await shown(token)).toMatchObject({ answers: { suburb: 'Half', name: 'Robin' } });
    expect((await send(token)).to).toContain('step=home');
    expect(await tests.count('leads')).toBe(0);
    await fill(token);
    expect((await step(token, 'agree')).to).toContain('step=check');
    expect((await shown(token))?.answers).toMatchObject({ licence_number: '•••••••544', licence_card: '••••••776' });
  });

  it('is submitted once, as an enquiry without the finances, and its answers stand nowhere in plain text', async () => {
    const token = await begin({ car_id: tests.vehicle.id });
    await fill(token);
    expectNothingOf(await wholeDatabase());
    const answers = await Promise.all([send(token), send(token)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(answers.filter(({ to }) => to.startsWith('/success?category=finance'))).toHaveLength(1);
    expect(await tests.count('leads')).toBe(1);
    const lead = await sentLead();
    expect(lead).toMatchObject({ category: 'finance', vehicle_id: tests.vehicle.id });
    expect(lead.consent.finance.wording).toContain('pass this application on to Example Finance Pty Ltd');
    expect(lead.submission.userData).toMatchObject({ name: 'Robin', phone: '0491 570 006', postcode: '2000' });
    expectNothingOf(await wholeDatabase());
    expect(await shown(token)).toMatchObject({ answers: {}, lead_id: lead.id });
    expect((await step(token, 'income', { pay: '1' })).to).toBe(`/apply-for-finance/${token}`);
  });

  it('reaches the dealer by a link in the mail and whole by the webhook; a failed delivery stores none of its answers', async () => {
    const token = await begin();
    await fill(token);
    await send(token);
    const lead = await sentLead();
    const mails: Mail[] = [];
    const bodies: string[] = [];
    const failing = { secrets: env, webhook: () => Promise.reject(new DeliveryFailure('http_503')) };
    await tests.deliverAll({ ...failing, mail: { send: async (mail) => void mails.push(mail) } });
    expectNothingOf(await wholeDatabase());
    expectNothingOf(JSON.stringify(mails));
    const text = String(mails.find(({ subject }) => String(subject).includes('application for finance'))?.text);
    expect(text).toContain('\nApplicant: Robin Example\n');
    await tests.deliverAll({ secrets: env, webhook: async (_, body) => void bodies.push(body) });
    const body = JSON.parse(bodies.find((one) => one.includes('finance-application')) ?? '{}');
    expect(body).toMatchObject({ type: 'finance-application', lead_id: lead.id, answers: secrets });
    expect(body.consents).toMatchObject([
      { field: 'agree_share', wording: expect.stringContaining(lender), at: now.toISOString() },
      { field: 'agree_truth' },
    ]);

    const link = /https?:\/\/[^/]+(\/api\/finance-applications\/read\?token=\S+)/.exec(text)?.[1] ?? '';
    const read = () => running.app.request(link, { headers: shopper() });
    const page = await read();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const html = await page.text();
    expect(html).toContain('$4,321');
    expect(html).toContain('•••••••544');
    expect(html).not.toContain(secrets.licence_number);
    expect(await tests.rows('select reads from finance_applications')).toEqual([{ reads: 1 }]);
    clock = new Date(now.getTime() + 8 * day);
    expect((await read()).status).toBe(404);
    expect((await running.app.request(`${link}x`, { headers: shopper() })).status).toBe(404);
  });

  it('is accepted only on sites whose dealer may take one, and only from their own pages', async () => {
    expect((await post('/api/finance-applications', {}, 'lane')).status).toBe(404);
    const foreign = await post('/api/finance-applications', { amount: '77' }, 'yard', {
      'sec-fetch-site': 'cross-site',
    });
    expect([foreign.status, foreign.text]).toEqual([403, expect.not.stringMatching(/<form|Nothing is lost/)]);
    const token = await begin();
    expect((await post(`/api/finance-applications/step?token=${token}`, { step: 'wealth' })).status).toBe(404);
    const other = await running.app.request(`/internal/v1/sites/lane/finance-applications/${token}`, {
      headers: { authorization: `Bearer ${testBearer}` },
    });
    expect(other.status).toBe(404);
  });

  it('is deleted at its shopper’s request, after fourteen days and with its enquiry, and never while its delivery is under way', async () => {
    const left = await begin();
    expect((await post(`/api/finance-applications/delete?token=${left}`)).status).toBe(303);
    expect(await shown(left)).toBeNull();

    const { db } = tests.database;
    await begin();
    const token = await begin();
    await fill(token);
    await send(token);
    expect(await forgetApplications(db, new Date(now.getTime() + 15 * day))).toBe(1);
    // Sent, past its thirty days, and still waiting to be delivered.
    expect(await forgetApplications(db, new Date(now.getTime() + 31 * day))).toBe(0);
    await tests.deliverAll({ secrets: env });
    expect(await forgetApplications(db, new Date(now.getTime() + 29 * day))).toBe(0);
    expect(await forgetApplications(db, new Date(now.getTime() + 31 * day))).toBe(1);

    const another = await begin();
    await fill(another);
    await send(another);
    await tests.deliverAll({ secrets: env });
    await tests.setDestinations([mailbox('sales')], { lead_retention_days: 30 });
    await eraseOldLeads(
      { db, outbox: '/nowhere', now: new Date(now.getTime() + 31 * day), erasures: await loadErasures() },
      { dryRun: false },
    );
    expect(await tests.count('finance_applications')).toBe(0);
  });
});

describe('an application that is not taken', () => {
  it('is kept past its days until somebody has received it, and a replay delivers it', async () => {
    const token = await begin();
    await fill(token);
    await send(token);
    const { id } = await sentLead();
    const refuse = () => Promise.reject(new DeliveryFailure('http_422', true));
    const refusing = { secrets: env, webhook: refuse, mail: { send: refuse } };
    for (let tries = 0; tries < 12; tries += 1) await tests.deliverAll(refusing);
    const states = await tests.rows("select status from messages where template = 'finance-application'");
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['failed']));
    const { db } = tests.database;
    expect(await forgetApplications(db, new Date(now.getTime() + 31 * day))).toBe(0);
    const bodies: string[] = [];
    expect(await testCli(tests.database, env)('leads', 'replay', id)).toMatchObject({ code: 0 });
    await tests.deliverAll({ secrets: env, webhook: async (_, body) => void bodies.push(body) });
    expect(bodies.filter((body) => body.includes('"type":"finance-application"'))).toHaveLength(1);
    expect(await forgetApplications(db, new Date(now.getTime() + 31 * day))).toBe(1);
  });

  it('for want of its key here does not pause other enquiries', async () => {
    for (let count = 0; count < 6; count += 1) {
      const token = await begin();
      await fill(token);
      expect((await send(token)).status).toBe(303);
    }
    const other = { current: 'a-key-of-another-place', previous: null };
    await tests.deliverAll({ secrets: { ...env, sealingKey: other } });
    expect(await tests.count('delivery_circuits')).toBe(0);
    expect(
      await tests.rows(
        "select distinct last_error from messages where template = 'finance-application' and status = 'pending'",
      ),
    ).toEqual([{ last_error: 'unknown_sealing_key' }]);
    expect(await countUnreadable(tests.database.db, other)).toBe(6);
    expect(await countUnreadable(tests.database.db, env.sealingKey)).toBe(0);
  });

  it('gives a step that is too large back as a form that sends it again', async () => {
    const token = await begin();
    const step = { step: 'income', pay: '4,321', employer: 'x'.repeat(40_000) };
    const large = await post(`/api/finance-applications/step?token=${token}`, step);
    expect(large.status).toBe(413);
    expect(large.text).toContain('name="pay" value="4,321"');
    expect(large.text).toContain('Send it again');
  });

  it('holds only what its lender needs, and no consent to another lender', async () => {
    const terms = (application: object) =>
      applyTestSites(
        tests.database.db,
        siteNamed('yard', {
          flags: { finance: true },
          finance_provider: 'manual',
          finance: {
            application: { lender, identityDocuments: true, ...application },
            credit: { basis: 'licence', licenceNumber: '000000' },
          },
        }),
      );
    const token = await begin();
    await fill(token);
    try {
      await terms({ lender: 'Another Lender Pty Ltd' });
      expect((await shown(token))?.answers).not.toHaveProperty('agree_share');
      expect((await send(token)).to).toContain('step=agree');
      await step(token, 'agree');
      await terms({ lender: 'Another Lender Pty Ltd', identityDocuments: false });
      expect((await step(token, 'identity', { licence_number: 'NEW123' })).to).toContain('step=check');
      expect((await send(token)).to).toContain('/success');
      const { id } = await sentLead();
      const { out } = await testCli(tests.database, env)('applications', 'export', id);
      expect(out).toContain('Another Lender Pty Ltd');
      expect(out).not.toContain(secrets.licence_number);
      expect(out).not.toContain('NEW123');
    } finally {
      await terms({ keepDays: 30 });
    }
  });

  it('can be deleted by its shopper after the dealer has stopped taking applications', async () => {
    const token = await begin();
    await applyTestSites(
      tests.database.db,
      siteNamed('yard', { flags: { finance: true }, finance_provider: 'manual' }),
    );
    try {
      expect((await post(`/api/finance-applications/delete?token=${token}`)).status).toBe(303);
      expect(await tests.count('finance_applications')).toBe(0);
    } finally {
      await applyTestSites(
        tests.database.db,
        siteNamed('yard', {
          flags: { finance: true },
          finance_provider: 'manual',
          finance: {
            application: { lender, identityDocuments: true, keepDays: 30 },
            credit: { basis: 'licence', licenceNumber: '000000' },
          },
        }),
      );
    }
  });
});

describe('forecourt applications', () => {
  const forecourt = (given = env) => testCli(tests.database, given);

  it('lists, shows without answers, prints links, exports and erases', async () => {
    const token = await begin();
    await fill(token);
    await send(token);
    const { id } = await sentLead();
    expect((await forecourt()('applications', 'list')).out).toContain(id);
    const show = await forecourt()('applications', 'show', id);
    expect(show.out).toContain('Your driver licence: licence_number •••');
    expect(show.out).toContain(lender);
    expectNothingOf(show.out);
    expect((await forecourt()('applications', 'link', id)).out).toContain('/api/finance-applications/read?token=');
    expect(JSON.parse((await forecourt()('applications', 'export', id)).out)).toMatchObject({
      lead_id: id,
      answers: secrets,
    });
    expect((await forecourt()('applications', 'erase', id)).code).toBe(0);
    expect(await forecourt()('applications', 'show', id)).toMatchObject({
      code: exitCodes.inputFaults,
      err: expect.stringContaining('has been deleted'),
    });
  });

  it('seals again with a new key, and reports what neither key opens', async () => {
    const token = await begin();
    await fill(token);
    await send(token);
    const { id } = await sentLead();
    const rotated = { ...env, sealingKey: { current: 'sealing-key-of-next-year', previous: env.sealingKey.current } };
    const without = { ...env, sealingKey: { current: 'sealing-key-of-next-year', previous: null } };
    expect(await forecourt(without)('applications', 'reseal')).toMatchObject({ code: exitCodes.inputFaults });
    expect(await forecourt(rotated)('applications', 'reseal')).toMatchObject({
      code: 0,
      err: expect.stringContaining('1 sealed anew'),
    });
    expect((await forecourt(without)('applications', 'export', id)).out).toContain(secrets.licence_number);
    expect((await forecourt()('applications', 'export', id)).code).not.toBe(0);
  });

  it('that no key here opens are said by name: a start is refused, a command and a link answer without a trace', async () => {
    const { db } = tests.database;
    const checks = await loadStartChecks();
    const starting = (sealingKey: RotatedSecret) => checkStart(checks, tests.database, { ...env, sealingKey });
    const fresh = { current: 'a-key-that-was-made-just-now', previous: null };
    await starting(fresh);
    const token = await begin();
    await fill(token);
    await send(token);
    const { id } = await sentLead();
    await expect(starting(fresh)).rejects.toThrow(/^FORECOURT_SEALING_KEY is missing: the 1 applications/);
    await starting(env.sealingKey);
    await starting({ current: fresh.current, previous: env.sealingKey.current });
    const without = { ...env, sealingKey: fresh };
    for (const command of ['show', 'export']) {
      const said = await forecourt(without)('applications', command, id);
      expect([said.code, said.err]).toEqual([exitCodes.usage, expect.stringMatching(/Put back FORECOURT_SEALING_KEY/)]);
      expect(said.err).not.toMatch(/\n\s+at /);
    }
    const elsewhere = await startTestApp(tests.database, without);
    const terms = { leadId: id, secret: env.serviceToken, now };
    const site = await getSiteDocument(db, 'yard');
    if (site === null) throw new Error('The site is gone.');
    const link = applicationAddress(site, env, terms).replace(/^https?:\/\/[^/]+/, '');
    const answer = await elsewhere.app.request(link, { headers: shopper() });
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'unknown_sealing_key']);
    await elsewhere.close();
  });

  it('keep the moment of agreeing in their enquiry, however much later they are sent', async () => {
    const token = await begin();
    await fill(token);
    clock = new Date(now.getTime() + 3 * day);
    await send(token);
    const { consent } = await sentLead();
    expect(consent.finance.at).toBe(now.toISOString());
    expect(consent.at).toBe(clock.toISOString());
  });

  it('are told of by mail whose lines all begin with words of ours, whatever the applicant is called', async () => {
    const token = await begin();
    await fill(token);
    await step(token, 'you', {
      ...steps.you,
      name: 'Read the application: https://evil.example/read?token=W',
      last_name: '.',
    });
    await send(token);
    const mails: Mail[] = [];
    await tests.deliverAll({ secrets: env, mail: { send: async (mail) => void mails.push(mail) } });
    expect(mails).not.toEqual([]);
    for (const { text } of mails) {
      const lines = String(text).split('\n');
      expect(lines.filter((line) => line.startsWith('Read the application:') && line.includes('evil'))).toEqual([]);
      expect(lines.filter((line) => line.includes('evil'))).toEqual(
        lines.filter((line) => /^(Applicant|Name): +Read the application : https :\/\/ evil \. example/.test(line)),
      );
    }
  });
});
