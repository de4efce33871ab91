// Sign-in by a link against a real database: whom it goes to, what it is bound to, what nobody learns (AUTH-01).
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../../test/empty-tables';
import { startAccountTests, type TestBrowser } from '../../../../test/test-accounts';
import { applyTestSites, siteNamed } from '../../../../test/test-stock';
import type { Mail } from '../../../ground/messages/message-template';
import { outboxFolder, outboxMail } from '../../../ground/messages/outbox';
import { linkLimits } from '../shopper-limits';
import { linkRecords } from './link-records';
import { linkMs } from './link-terms';
import { linkUpkeep } from './link-upkeep';

const email = 'avery@example.com';

let tests: Awaited<ReturnType<typeof startAccountTests>>;
const mails: Mail[] = [];
beforeAll(async () => {
  tests = await startAccountTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.emptyAccounts();
  mails.length = 0;
});

const minutes = (many: number): void => {
  tests.clock.now = new Date(tests.clock.now.getTime() + many * 60_000);
};
const who = async (browser: TestBrowser) => (await (await browser.get('/api/account')).json()).shopper;

/** An account with an address that was confirmed, and nobody signed in to it. */
const account = async (phone = '0491 570 006', address: string | null = email, site = 'yard'): Promise<void> => {
  const browser = tests.browser(site);
  await tests.signIn(browser, phone);
  await tests.database.pool.query(
    'update shoppers set email = $2, email_confirmed_at = $3 where website_id = $4 and phone = $1',
    [`+61${phone.replace(/\D/g, '').slice(1)}`, address, address === null ? null : tests.clock.now, site],
  );
  await browser.post('/api/sign-out', {});
  minutes(1);
};
const ask = (browser: TestBrowser, address = email, more: object = {}) =>
  browser.post('/api/sign-in/link', { email: address, ...more });
/** Sends what waits; the path of the link in the last mail, empty for none. */
const lastLink = async (): Promise<string> => {
  await tests.deliverAll({ mail: { send: async (mail) => void mails.push(mail) } });
  const address = /https?:\S+open-link\S+/.exec(String(mails.at(-1)?.text ?? ''))?.[0];
  return address === undefined ? '' : `${new URL(address).pathname}${new URL(address).search}`;
};
const press = (browser: TestBrowser, link: string, headers = {}) =>
  browser.post(
    '/api/sign-in/open-link',
    new URLSearchParams({ token: new URL(link, 'http://x').searchParams.get('token') ?? '' }),
    headers,
  );
const sentLink = async (more: object = {}): Promise<string> => {
  await ask(tests.browser('yard'), email, more);
  return lastLink();
};

describe('[AUTH-01] a link by e-mail', () => {
  it('signs in a browser that never asked for it, by a button, and leads where its shopper wanted to go', async () => {
    await account();
    const answer = await ask(tests.browser('yard'), ' Avery@Example.com ', { redirect: '/watchlist' });
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true }]);
    const link = await lastLink();
    expect(mails).toEqual([
      expect.objectContaining({
        to: [email],
        from: expect.objectContaining({ name: 'The Yard' }),
        subject: 'The Yard: your link to sign in',
        text: expect.stringMatching(
          /http:\/\/yard\.localhost:3000\/api\/sign-in\/open-link\?token=[\s\S]+15 minutes, and once\. If you did not ask for it, ignore/,
        ),
      }),
    ]);
    const elsewhere = tests.browser('yard', { client: '198.51.100.4' });
    const opened = await elsewhere.get(link);
    expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(await opened.text()).toMatch(/0491 ••• 006[\s\S]*<button>Sign in<\/button>/);
    const pressed = await press(elsewhere, link);
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/watchlist']);
    expect(await who(elsewhere)).toMatchObject({ phone: '+61491570006' });
  });

  it('signs nobody in when a program opens it, however often', async () => {
    await account();
    const link = await sentLink();
    const scanner = tests.browser('yard');
    for (let opened = 0; opened < 3; opened += 1) expect((await scanner.get(link)).status).toBe(200);
    expect([scanner.cookies.size, await tests.count('shopper_sessions')]).toEqual([0, 0]);
    expect((await press(tests.browser('yard'), link)).status).toBe(303);
  });

  it('is pressed from its own page alone', async () => {
    await account();
    const link = await sentLink();
    expect((await press(tests.browser('yard'), link, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await tests.count('shopper_sessions')).toBe(0);
  });

  it('works once, also for ten that press it at once, and ends the others of its shopper', async () => {
    await account();
    const first = await sentLink();
    const link = await sentLink();
    expect(first).not.toBe(link);
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(tests.browser('yard'), link)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, ...Array.from({ length: 9 }, () => 410)]);
    expect(await tests.count('shopper_sessions')).toBe(1);
    for (const used of [first, link]) {
      const again = await tests.browser('yard').get(used);
      expect(again.status).toBe(410);
      expect(await again.text()).toMatch(/used already[\s\S]*href="\/sign-in\?/);
    }
    expect((await press(tests.browser('yard'), first)).status).toBe(410);
  });

  it('works for fifteen minutes, and is not sent after them', async () => {
    await account();
    const link = await sentLink();
    await ask(tests.browser('yard'));
    minutes(linkMs / 60_000);
    await lastLink();
    expect(mails).toHaveLength(1);
    expect((await tests.browser('yard').get(link)).status).toBe(410);
    expect((await press(tests.browser('yard'), link)).status).toBe(410);
  });

  it('[AUTH-04] is worth nothing on another site, where somebody has the same address, or altered', async () => {
    await account();
    await account('0491 570 006', email, 'mart');
    const link = await sentLink();
    const token = new URL(link, 'http://x').searchParams.get('token') ?? '';
    expect((await tests.browser('mart').get(link)).status).toBe(410);
    expect((await press(tests.browser('mart'), link)).status).toBe(410);
    for (const wrong of ['', 'x', token.slice(0, -1), `${token}A`, token.replace('.', '..')])
      expect((await press(tests.browser('yard'), `/?token=${wrong}`)).status, wrong).toBe(410);
    expect((await press(tests.browser('yard'), link)).status).toBe(303);
  });

  it('ends with the address: another one, even confirmed since, is not what it was sent to', async () => {
    await account();
    const link = await sentLink();
    await ask(tests.browser('yard'));
    await tests.database.pool.query("update shoppers set email = 'new@example.com', email_confirmed_at = $1", [
      new Date(tests.clock.now.getTime() + 1000),
    ]);
    await lastLink();
    expect(mails).toHaveLength(1);
    expect((await press(tests.browser('yard'), link)).status).toBe(410);
  });

  it('ends the session that the browser had before', async () => {
    await account();
    const browser = tests.browser('yard');
    await tests.signIn(browser, '0491 570 156');
    const before = browser.cookies.get(tests.sessionName) ?? '';
    await press(browser, await sentLink());
    const old = tests.browser('yard');
    old.cookies.set(tests.sessionName, before);
    expect([await who(old), (await who(browser)).phone]).toEqual([null, '+61491570006']);
  });

  it('goes to whoever signed in last, of two who have confirmed one address', async () => {
    await account('0491 570 006');
    await account('0491 570 156');
    const browser = tests.browser('yard');
    await press(browser, await sentLink());
    expect((await who(browser)).phone).toBe('+61491570156');
  });

  it('[AUTH-03] leads on to paths of the site alone', async () => {
    await account();
    for (const redirect of ['https://evil.example/', '//evil.example', '/\\evil.example', '/sign-in?x']) {
      await emptyTables(tests.database, 'request_counts');
      const pressed = await press(tests.browser('yard'), await sentLink({ redirect }));
      expect([pressed.status, pressed.headers.get('location')], redirect).toEqual([303, '/']);
    }
  });
});

describe('who asks for a link', () => {
  it('learns nothing of an address: known, unconfirmed or unknown, answer and stored message are the same [AUTH-01]', async () => {
    await account();
    await account('0491 570 156', 'other@example.com');
    await tests.database.pool.query("update shoppers set email_confirmed_at = null where email = 'other@example.com'");
    const seen = async (address: string) => {
      await emptyTables(tests.database, 'messages');
      const asked = await ask(tests.browser('yard'), address);
      const plain = await tests
        .browser('yard')
        .post('/api/sign-in/link', new URLSearchParams({ email: address, type: 'watchlist', back: '/search' }));
      const waiting = await tests.rows('select template, subject_kind, destination, status from messages');
      return {
        json: [asked.status, await asked.text(), [...asked.headers.keys()], asked.headers.getSetCookie()],
        plain: [plain.status, plain.headers.get('location'), plain.headers.getSetCookie()],
        waiting,
      };
    };
    const known = await seen(email);
    expect(known.plain).toEqual([303, '/sign-in?type=watchlist&redirect=%2F&back=%2Fsearch&step=link', []]);
    expect(await seen('other@example.com')).toEqual(known);
    expect(await lastLink()).toBe('');
    expect(await seen('nobody@example.com')).toEqual(known);
    expect(await lastLink()).toBe('');
    expect(await tests.rows('select distinct status from messages')).toEqual([{ status: 'withdrawn' }]);
    // Nothing is kept of whoever has no account.
    expect(await tests.count('sign_in_links')).toBe(2);
  });

  it('is told what is wrong with an address, by script and by a page that has what was typed', async () => {
    const browser = tests.browser('yard');
    const answer = await ask(browser, 'avery');
    expect([answer.status, (await answer.json()).fields[0].path]).toEqual([422, 'email']);
    const plain = await browser.post('/api/sign-in/link', new URLSearchParams({ email: 'avery', back: '/search' }));
    const page = await plain.text();
    expect([plain.status, page.includes('value="avery"'), page.includes('value="/search"')]).toEqual([422, true, true]);
    expect(page).toContain('name@example.com');
  });

  it('has four links in ten minutes for an address, known or not, from whatever address of the network', async () => {
    await account();
    for (const address of [email, 'nobody@example.com']) {
      const statuses: number[] = [];
      for (let asked = 0; asked <= linkLimits.mailbox.most; asked += 1)
        statuses.push((await ask(tests.browser('yard', { client: `203.0.113.${asked}` }), address)).status);
      expect(statuses, address).toEqual([200, 200, 200, 200, 429]);
    }
    const plain = await tests.browser('yard').post('/api/sign-in/link', new URLSearchParams({ email }));
    expect(await plain.text()).toMatch(
      /Several links have been asked for\. Please wait[\s\S]*value="avery@example\.com"/,
    );
    minutes(10);
    expect((await ask(tests.browser('yard'))).status).toBe(200);
  });

  it('has thirty links in ten minutes from one address of the network', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 32; asked += 1)
      statuses.push((await ask(tests.browser('yard'), `person-${asked}@example.com`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(linkLimits.client.most);
  });

  it('[SITE-04/auth] finds nothing where the site has no accounts, or no links', async () => {
    await account();
    const link = await sentLink();
    await ask(tests.browser('yard'));
    const off = { name: 'The Yard', flags: { auth: true, garage: true } };
    await applyTestSites(tests.database.db, siteNamed('yard', off));
    const why = async (site: string) => (await (await ask(tests.browser(site))).json()).code;
    expect([await why('plain'), await why('yard')]).toEqual(['no_accounts', 'no_links']);
    for (const site of ['plain', 'yard']) {
      expect((await tests.browser(site).get(link)).status).toBe(404);
      expect((await press(tests.browser(site), link)).status).toBe(404);
    }
    // What waits is withdrawn.
    await lastLink();
    expect(mails).toHaveLength(1);
    await applyTestSites(tests.database.db, siteNamed('yard', { ...off, accounts: { emailLink: true } }));
  });
});

describe('what is kept of links', () => {
  it('opens none: neither a row nor a line of the log has a token or an address', async () => {
    await account();
    const browser = tests.browser('yard');
    const link = await sentLink();
    await browser.get(link);
    await press(browser, link);
    await press(browser, link);
    const token = new URL(link, 'http://x').searchParams.get('token') ?? 'none';
    const log = tests.lines.join('\n');
    expect(log).toContain('/api/sign-in/open-link');
    const stored = JSON.stringify([
      await tests.rows('select * from sign_in_links'),
      await tests.rows('select * from messages'),
      await tests.rows('select * from request_counts'),
    ]);
    for (const secret of [token, ...token.split('.'), email]) {
      expect(log).not.toContain(secret);
      expect(stored).not.toContain(secret);
    }
  });

  it('is given to its shopper, without what opens it, and goes with the account', async () => {
    await account();
    await sentLink({ redirect: '/watchlist' });
    const [{ id }] = await tests.rows('select id from shoppers');
    expect(await linkRecords.read(tests.database.db, id)).toEqual([
      { leads_to: '/watchlist', asked_at: expect.any(String), ends_at: expect.any(String), used_at: null },
    ]);
    await tests.database.pool.query('delete from shoppers where id = $1', [id]);
    expect(await tests.count('sign_in_links')).toBe(0);
  });

  it('is cleared away once its time is over, with the mail in the outbox', async () => {
    await account();
    const dataDir = await mkdtemp(join(tmpdir(), 'sign-in-link-'));
    try {
      const folder = outboxFolder({ dataDir });
      await ask(tests.browser('yard'));
      await tests.deliverAll({ mail: outboxMail(folder) });
      expect(await readdir(folder)).toHaveLength(1);
      const clear = () =>
        linkUpkeep.run({
          ...{ db: tests.database.db, env: { ...tests.env, dataDir }, now: tests.clock.now },
          ...{ enqueue: async () => undefined, templates: tests.templates, limits: [], erasures: [] },
          log: { info: () => undefined, error: () => undefined },
        });
      await clear();
      expect(await tests.count('sign_in_links')).toBe(1);
      minutes(linkMs / 60_000 + 1);
      await clear();
      expect([await tests.count('sign_in_links'), await readdir(folder)]).toEqual([0, []]);
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });
});
