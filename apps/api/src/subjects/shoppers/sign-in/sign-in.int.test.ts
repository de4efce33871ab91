// Sign-in by a code against a real database: what a code is bound to, what is counted, what nobody learns (AUTH-01, AUTH-04).
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAccountTests, type TestBrowser } from '../../../../test/test-accounts';
import { outboxFolder, outboxSms } from '../../../ground/messages/outbox';
import { codeLimits, guessLimits } from '../shopper-limits';
import { shopperUpkeep } from '../shopper-upkeep';
import { codeMs } from './sign-in-terms';

let tests: Awaited<ReturnType<typeof startAccountTests>>;
beforeAll(async () => {
  tests = await startAccountTests();
});
afterAll(() => tests.close());
beforeEach(() => tests.emptyAccounts());

const minutes = (many: number): void => {
  tests.clock.now = new Date(tests.clock.now.getTime() + many * 60_000);
};
const who = async (browser: TestBrowser) => (await (await browser.get('/api/account')).json()).shopper;
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const whyOf = async (answer: Response): Promise<string> => `${answer.status} ${(await answer.json()).code}`;

describe('[AUTH-01] a code', () => {
  it('signs in the browser that asked for it, and tells pages so by the hint alone', async () => {
    const browser = tests.browser('yard');
    expect(await who(browser)).toBeNull();
    const asked = await browser.post('/api/sign-in/code', { phone_number: '0491 570 006' });
    expect(await asked.json()).toEqual({
      to: '0491 ••• 006',
      resend_at: '2026-11-21T01:00:30.000Z',
      expires_at: '2026-11-21T01:10:00.000Z',
      tries_left: 5,
    });
    const code = await tests.lastCode();
    expect(tests.texts).toEqual([
      {
        to: '+61491570006',
        text: `The Yard: ${code} is your code. It works for 10 minutes. If you did not ask for it, ignore this text.\n\n@yard.localhost #${code}`,
      },
    ]);
    const verified = await browser.post('/api/sign-in/verify', {
      code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
      redirect: '/watchlist',
    });
    expect(await verified.json()).toEqual({ redirect: '/watchlist' });
    const set = verified.headers.getSetCookie();
    expect(set.find((one) => one.startsWith(tests.sessionName))).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(set.find((one) => one.startsWith(tests.hintName))).not.toContain('HttpOnly');
    expect(await who(browser)).toMatchObject({ phone: '+61491570006' });
  });

  it('tells the zone of the browser, which counts until its shopper has one', async () => {
    const zones = async () => (await tests.rows('select time_zone from shoppers')).map((row) => row.time_zone);
    const told = async (time_zone: string) => {
      const browser = tests.browser('yard');
      await browser.post('/api/sign-in/code', { phone_number: '0491 570 006' });
      await browser.post('/api/sign-in/verify', { code: await tests.lastCode(), time_zone });
      return zones();
    };
    expect(await told('Mars/Olympus')).toEqual([null]);
    expect(await told('Australia/Perth')).toEqual(['Australia/Perth']);
    expect(await told('Europe/Berlin')).toEqual(['Australia/Perth']);
  });

  it('is taken once', async () => {
    const browser = tests.browser('yard');
    await browser.post('/api/sign-in/code', { phone_number: '0491570006' });
    const code = await tests.lastCode();
    const before = new Map(browser.cookies);
    await browser.post('/api/sign-in/verify', { code });
    const again = tests.browser('yard');
    for (const [name, value] of before) again.cookies.set(name, value);
    expect(await whyOf(await again.post('/api/sign-in/verify', { code }))).toBe('410 sign_in_gone');
  });

  it('gives one session to ten requests that bring it at once', async () => {
    const browser = tests.browser('yard');
    await browser.post('/api/sign-in/code', { phone_number: '0491570006' });
    const code = await tests.lastCode();
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.post('/api/sign-in/verify', { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await tests.count('shopper_sessions')).toBe(1);
  });

  it('is worth nothing in another browser, and nothing on another site', async () => {
    const browser = tests.browser('yard');
    await browser.post('/api/sign-in/code', { phone_number: '0491570006' });
    const code = await tests.lastCode();
    expect(await whyOf(await tests.browser('yard').post('/api/sign-in/verify', { code }))).toBe('410 sign_in_gone');
    const elsewhere = tests.browser('mart');
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect(await whyOf(await elsewhere.post('/api/sign-in/verify', { code }))).toBe('410 sign_in_gone');
    expect((await browser.post('/api/sign-in/verify', { code })).status).toBe(200);
  });

  it('ends after ten minutes, and its text is withdrawn where it has not gone by then', async () => {
    const browser = tests.browser('yard');
    await browser.post('/api/sign-in/code', { phone_number: '0491570006' });
    const code = await tests.lastCode();
    await browser.post('/api/sign-in/code', { phone_number: '0491570156' });
    minutes(codeMs / 60_000);
    expect(await tests.lastCode()).toBe(code);
    expect(tests.texts).toHaveLength(1);
    expect(await whyOf(await browser.post('/api/sign-in/verify', { code }))).toBe('410 sign_in_gone');
  });

  it('is refused after five wrong ones, which the words count down, right or not', async () => {
    const browser = tests.browser('yard');
    await browser.post('/api/sign-in/code', { phone_number: '0491570006' });
    const code = await tests.lastCode();
    const titles: string[] = [];
    for (let tries = 0; tries < 4; tries += 1)
      titles.push((await (await browser.post('/api/sign-in/verify', { code: wrongOf(code) })).json()).title);
    expect(titles).toEqual(
      [4, 3, 2, 1].map(
        (left) =>
          `This is not the code that we sent. ${left === 1 ? 'One more try is' : `${left} more tries are`} left.`,
      ),
    );
    expect(await whyOf(await browser.post('/api/sign-in/verify', { code: wrongOf(code) }))).toBe('410 sign_in_gone');
    expect(await whyOf(await browser.post('/api/sign-in/verify', { code }))).toBe('410 sign_in_gone');
  });

  it('is texted no more once its tries are spent', async () => {
    const browser = tests.browser('yard');
    await browser.post('/api/sign-in/code', { phone_number: '0491570006' });
    const code = await tests.lastCode();
    for (let tries = 0; tries < 5; tries += 1) await browser.post('/api/sign-in/verify', { code: wrongOf(code) });
    minutes(1);
    expect(await whyOf(await browser.post('/api/sign-in/resend', {}))).toBe('410 sign_in_gone');
  });

  it('leaves the outbox and the records of messages after its time, also where another was asked for', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-codes-'));
    const browser = tests.browser('yard');
    for (const phone_number of ['0491 570 006', '0491 570 156']) {
      await browser.post('/api/sign-in/code', { phone_number });
      await tests.deliverAll({ sms: outboxSms(outboxFolder({ dataDir })) });
    }
    minutes(60);
    const { templates, database, env, clock } = tests;
    const log = { info: () => undefined, error: () => undefined };
    const rosters = { templates, limits: [], erasures: [], enqueue: async () => undefined };
    for (const { run } of shopperUpkeep)
      await run({ db: database.db, env: { ...env, dataDir }, now: clock.now, log, ...rosters });
    expect(readdirSync(outboxFolder({ dataDir }))).toEqual([]);
    expect([await tests.count('sign_ins'), await tests.count('messages')]).toEqual([0, 0]);
    rmSync(dataDir, { recursive: true });
  });

  it('is sent again after a wait, as the same code, and with the tries that are left', async () => {
    const browser = tests.browser('yard');
    await browser.post('/api/sign-in/code', { phone_number: '0491570006' });
    const code = await tests.lastCode();
    await browser.post('/api/sign-in/verify', { code: wrongOf(code) });
    const early = await browser.post('/api/sign-in/resend', {});
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '30']);
    minutes(0.5);
    expect(await (await browser.post('/api/sign-in/resend', {})).json()).toMatchObject({ tries_left: 4 });
    expect(await tests.lastCode()).toBe(code);
    expect(tests.texts).toHaveLength(2);
  });

  it.each([
    ['', 'Please enter your mobile number.'],
    ['--------', 'This is no telephone number.'],
    ['02 5550 1234', 'This number cannot receive texts.'],
    ['1300 975 707', 'This number cannot receive texts.'],
  ])('goes to no %j, and says how to mend it', async (phone_number, words) => {
    const answer = await tests.browser('yard').post('/api/sign-in/code', { phone_number });
    const problem = await answer.json();
    expect([answer.status, problem.fields[0].path]).toEqual([422, 'phone_number']);
    expect(problem.title).toContain(words);
    expect(await tests.count('sign_ins')).toBe(0);
  });

  it('answers a plain form with pages: the code, what is wrong, and where the shopper wanted to go', async () => {
    const browser = tests.browser('yard');
    const along = { type: 'watchlist', redirect: '/cars/a-ute', back: '/search' };
    const form = (fields: Record<string, string>) => new URLSearchParams({ ...along, ...fields });
    const asked = await browser.post('/api/sign-in/code', form({ phone_number: '0491 570 006' }));
    const query = 'type=watchlist&redirect=%2Fcars%2Fa-ute&back=%2Fsearch';
    expect([asked.status, asked.headers.get('location')]).toEqual([303, `/sign-in?${query}&step=code`]);
    const code = await tests.lastCode();
    const wrong = await browser.post('/api/sign-in/verify', form({ code: wrongOf(code) }));
    expect(wrong.headers.get('location')).toBe(`/sign-in?${query}&step=code&fault=wrong_code`);
    const right = await browser.post('/api/sign-in/verify', form({ code }));
    expect([right.status, right.headers.get('location')]).toEqual([303, '/cars/a-ute']);
    const landline = await browser.post('/api/sign-in/code', form({ phone_number: '02 5550 1234' }));
    expect(landline.status).toBe(422);
    expect(await landline.text()).toContain('value="02 5550 1234"');
  });

  it('[AUTH-03] leads on to paths of the site alone', async () => {
    const browser = tests.browser('yard');
    for (const redirect of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/sign-in?x',
    ]) {
      await tests.emptyAccounts();
      await browser.post('/api/sign-in/code', { phone_number: '0491570006' });
      const answer = await browser.post('/api/sign-in/verify', { code: await tests.lastCode(), redirect });
      expect(await answer.json(), redirect).toEqual({ redirect: '/' });
    }
  });
});

describe('[AUTH-01] limits of sign-in', () => {
  it('let four codes in ten minutes go to a number, whatever browser and address ask', async () => {
    const answers: Response[] = [];
    for (let sent = 0; sent <= codeLimits.phone.most; sent += 1)
      answers.push(
        await tests
          .browser('yard', { client: `203.0.113.${sent}` })
          .post('/api/sign-in/code', { phone_number: '0491570006' }),
      );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect(await answers[4]?.text()).toMatch(/Several codes have been asked for\. Please wait \d+ minutes? /);
    minutes(10);
    expect((await tests.browser('yard').post('/api/sign-in/code', { phone_number: '0491570006' })).status).toBe(200);
  });

  it('let one address have thirty codes sent in ten minutes, to whatever numbers', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 32; sent += 1) {
      const phone_number = `04915700${String(10 + sent)}`;
      statuses.push((await tests.browser('yard').post('/api/sign-in/code', { phone_number })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(codeLimits.address.most);
    expect(new Set(statuses.slice(30))).toEqual(new Set([429]));
  });

  it('let a number be guessed fifty times a day over all browsers, addresses and codes', async () => {
    let taken = 0;
    for (let round = 0; round < 14; round += 1) {
      const browser = tests.browser('yard', { client: `203.0.113.${round}` });
      expect((await browser.post('/api/sign-in/code', { phone_number: '0491570006' })).status).toBe(200);
      const code = await tests.lastCode();
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await browser.post('/api/sign-in/verify', { code: wrongOf(code) });
        taken += answer.status === 429 ? 0 : 1;
      }
      minutes(10);
    }
    expect(taken).toBe(guessLimits.phone.most);
  });

  it('hold over two processes and a restart', async () => {
    const other = await tests.createApi();
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) {
      const browser = sent % 2 === 0 ? tests.browser('yard') : tests.browser('yard', { api: other });
      statuses.push((await browser.post('/api/sign-in/code', { phone_number: '0491570006' })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it('keep nobody waiting where many are asked to send again at once', async () => {
    const browsers = [];
    for (let at = 0; at < 13; at += 1) {
      const browser = tests.browser('yard');
      await browser.post('/api/sign-in/code', { phone_number: `04915701${String(10 + at)}` });
      browsers.push(browser);
    }
    minutes(1);
    const resent = browsers.map((browser) => browser.post('/api/sign-in/resend', {}));
    const other = tests.browser('mart').post('/api/sign-in/code', { phone_number: '0491 570 156' });
    expect(new Set((await Promise.all(resent)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await other).status).toBe(200);
  });

  it('keep nobody out of a browser in which their number has signed in before', async () => {
    const owner = tests.browser('yard');
    await tests.signIn(owner);
    await owner.post('/api/sign-out', {});
    for (let round = 0; round < 11; round += 1) {
      minutes(10);
      const stranger = tests.browser('yard', { client: `203.0.113.${round}` });
      await stranger.post('/api/sign-in/code', { phone_number: '0491570006' });
      for (let tries = 0; tries < 5; tries += 1) await stranger.post('/api/sign-in/verify', { code: '000000' });
    }
    minutes(10);
    expect((await tests.signIn(owner)).status).toBe(200);
    // Another browser is asked to wait: nobody knows whose it is.
    minutes(10);
    const elsewhere = tests.browser('yard', { client: '198.51.100.7' });
    expect((await tests.signIn(elsewhere)).status).toBe(429);
  });

  it('let a sign-in begun at one process end at another', async () => {
    const browser = tests.browser('yard');
    await browser.post('/api/sign-in/code', { phone_number: '0491570006' });
    const restarted = tests.browser('yard', { api: await tests.createApi() });
    for (const [name, value] of browser.cookies) restarted.cookies.set(name, value);
    expect((await restarted.post('/api/sign-in/verify', { code: await tests.lastCode() })).status).toBe(200);
    expect(await who(restarted)).not.toBeNull();
  });
});

describe('what sign-in tells nobody', () => {
  it('[AUTH-01] whether a number is known: status, words and headers are the same', async () => {
    await tests.signIn(tests.browser('yard'), '0491 570 006');
    const shapeOf = async (phone_number: string) => {
      const answer = await tests.browser('yard').post('/api/sign-in/code', { phone_number });
      const { to, ...state } = await answer.json();
      const cookie = answer.headers.getSetCookie().map((one) => one.replace(/=[\w-]{43}/, ''));
      return { status: answer.status, length: to.length, state, cookie };
    };
    expect(await shapeOf('0491 570 006')).toEqual(await shapeOf('0491 570 156'));
  });

  it('codes and tokens: none is in a line of the log', async () => {
    const browser = tests.browser('yard');
    await tests.signIn(browser);
    await browser.get('/api/account');
    const secrets = [...browser.cookies.values(), tests.texts[0]?.text.match(/\d{6}/)?.[0] ?? 'none'].filter(
      (one) => one.length > 1,
    );
    expect(secrets).toHaveLength(3);
    expect(tests.lines.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(tests.lines.join('\n')).not.toContain(secret);
  });

  it('[SITE-04/auth] anything at all on a site without accounts', async () => {
    const browser = tests.browser('plain');
    for (const path of ['code', 'resend', 'verify'])
      expect(await whyOf(await browser.post(`/api/sign-in/${path}`, { phone_number: '0491570006' }))).toBe(
        '404 no_accounts',
      );
    expect(await tests.count('sign_ins')).toBe(0);
  });
});

describe('[AUTH-04] a session', () => {
  it('opens nothing on another site, whatever headers say', async () => {
    const browser = tests.browser('yard');
    await tests.signIn(browser);
    const elsewhere = tests.browser('mart');
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect(await who(elsewhere)).toBeNull();
    expect(await who(browser)).not.toBeNull();
    // Its hint goes, so that no page asks again.
    expect(elsewhere.cookies.has(tests.hintName)).toBe(false);
  });

  it('is a new one after sign-in, and the one before is over', async () => {
    const browser = tests.browser('yard');
    browser.cookies.set(tests.sessionName, 'A'.repeat(43));
    await tests.signIn(browser);
    const first = browser.cookies.get(tests.sessionName) ?? '';
    expect(first).not.toBe('A'.repeat(43));
    await tests.signIn(browser);
    const old = tests.browser('yard');
    old.cookies.set(tests.sessionName, first);
    expect(await who(old)).toBeNull();
    expect(await who(browser)).not.toBeNull();
  });

  it('lasts 30 days without use, and 180 with it', async () => {
    const days = (many: number) => minutes(many * 24 * 60);
    const browser = tests.browser('yard');
    await tests.signIn(browser);
    for (let used = 0; used < 6; used += 1) {
      days(29);
      expect(await who(browser), `day ${(used + 1) * 29}`).not.toBeNull();
    }
    days(7);
    expect(await who(browser)).toBeNull();
    await tests.signIn(browser);
    days(31);
    expect(await who(browser)).toBeNull();
  });

  it('is ended by its shopper: this one, one of the others, all others, and by nobody else', async () => {
    const [one, two, three, stranger] = [0, 1, 2, 3].map(() => tests.browser('yard'));
    if (!one || !two || !three || !stranger) throw new Error('no browsers');
    for (const browser of [one, two, three]) {
      await tests.signIn(browser);
      minutes(10);
    }
    await tests.signIn(stranger, '0491 570 156');
    const [{ id }] = await tests.rows(
      "select s.id from shopper_sessions s join shoppers p on p.id = s.shopper_id where p.phone = '+61491570006' order by s.created_at limit 1",
    );
    await stranger.post('/api/account/sessions/end', { session: id });
    expect(await who(one)).not.toBeNull();
    await two.post('/api/account/sessions/end', { session: id });
    expect(await who(one)).toBeNull();
    await two.post('/api/account/sessions/end', { session: 'others' });
    expect([(await who(two)) !== null, await who(three), (await who(stranger)) !== null]).toEqual([true, null, true]);
    await two.post('/api/sign-out', {});
    expect(await who(two)).toBeNull();
    // What is left opens nothing: that the number has signed in here before.
    expect([...two.cookies.keys()]).toEqual(['forecourt-known']);
  });

  it('is bound to its host over https, where a name without the prefix counts for nothing', async () => {
    const browser = tests.browser('yard', { scheme: 'https' });
    await browser.post('/api/sign-in/code', { phone_number: '0491570006' });
    await browser.post('/api/sign-in/verify', { code: await tests.lastCode() });
    const token = browser.cookies.get(`__Host-${tests.sessionName}`) ?? '';
    expect(token).toHaveLength(43);
    const planted = tests.browser('yard', { scheme: 'https' });
    planted.cookies.set(tests.sessionName, token);
    expect(await who(planted)).toBeNull();
    expect(await who(browser)).not.toBeNull();
  });

  it('takes no write from a page of another site or of a sibling host', async () => {
    const browser = tests.browser('yard');
    await tests.signIn(browser);
    for (const from of ['cross-site', 'same-site'])
      expect((await browser.post('/api/sign-out', {}, { 'sec-fetch-site': from })).status).toBe(403);
    expect(await who(browser)).not.toBeNull();
  });
});
