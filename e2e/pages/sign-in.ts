import { randomInt } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { dataFolder, originOf, root } from '../stack/address-book';
import { type Answer, askSite } from '../stack/ask';

const outbox = join(root, dataFolder, 'outbox');

/** A mobile number of a test's own, as people write it: codes are counted by number. */
export const someNumber = (): string =>
  `0491 5${randomInt(10)}${randomInt(10)} ${String(randomInt(1000)).padStart(3, '0')}`;

const asText = (number: string): string => `+61${number.replace(/\D/g, '').slice(1)}`;

/** The texts that went to a number, the newest last, with when. */
const textsTo = async (number: string): Promise<readonly { readonly text: string; readonly at: number }[]> => {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.sms'));
  const read = names.map(async (name) => {
    const path = join(outbox, name);
    try {
      return { text: await readFile(path, 'utf8'), at: (await stat(path)).mtimeMs };
    } catch (error) {
      // Its time was over between the two.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { text: '', at: 0 };
      throw error;
    }
  });
  return (await Promise.all(read))
    .filter(({ text }) => text.startsWith(`To: ${asText(number)}\n`))
    .toSorted((one, other) => one.at - other.at);
};

/** The text that brought a number its code, once it has come: the newest one since an instant. */
export const codeText = async (number: string, since = 0): Promise<string> => {
  let text = '';
  await expect
    .poll(async () => {
      text = (await textsTo(number)).filter(({ at }) => at >= since).at(-1)?.text ?? '';
      return text;
    }, `the text to ${number}`)
    .toMatch(/\b\d{6} is your code\b/);
  return text;
};

/** The code in it. */
export const codeSentTo = async (number: string, since = 0): Promise<string> =>
  /\b(\d{6}) is your code\b/.exec(await codeText(number, since))?.[1] ?? '';

/** Mail as it stands in the outbox, whose long lines are broken (quoted-printable). */
const unbroken = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The links to sign in that went to an address. */
const linksTo = async (address: string): Promise<readonly string[]> => {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8').catch(() => '')));
  return mails
    .filter((mail) => mail.includes(`To: ${address}`))
    .flatMap((mail) => /https?:\S+\/api\/sign-in\/open-link\S+/.exec(unbroken(mail))?.[0] ?? []);
};

/** The link to sign in that went to an address of a test's own, once it has come. */
export const linkSentTo = async (address: string): Promise<string> => {
  await expect.poll(() => linksTo(address), `the link to ${address}`).toHaveLength(1);
  return (await linksTo(address))[0] ?? '';
};

/** Cookies that an answer sets; those that it deletes are left out. */
const given = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? []).flatMap((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return value === '' ? [] : [{ name, value }];
  });

const cookieLine = (cookies: ReturnType<typeof given>): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/**
 * Signs in without a browser. The header `cookie` is who asks then.
 * @param wanted the path to go on to; `redirect` is where verifying leads
 */
export const sessionOf = async (host: string, number = someNumber(), wanted = '/') => {
  const send = (step: 'code' | 'verify', fields: object, cookie = '') =>
    askSite(host, `/api/sign-in/${step}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        // A device is listed by it.
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
        ...(cookie === '' ? {} : { cookie }),
      },
      body: JSON.stringify({ ...fields, redirect: wanted }),
    });
  // Newer than the last one, which may be of a session that began a moment ago.
  const since = ((await textsTo(number)).at(-1)?.at ?? 0) + 0.001;
  const asked = await send('code', { phone_number: number });
  expect(asked.status, asked.body).toBe(200);
  const verified = await send('verify', { code: await codeSentTo(number, since) }, cookieLine(given(asked)));
  expect(verified.status, verified.body).toBe(200);
  const cookies = given(verified);
  const { redirect } = JSON.parse(verified.body) as { readonly redirect: string };
  return { number, cookies, cookie: cookieLine(cookies), redirect };
};

/** Signs in on a site without opening a page: those that the context opens from then on are the shopper's. */
export const enter = async (context: BrowserContext, host: string, number?: string, wanted?: string) => {
  const session = await sessionOf(host, number, wanted);
  await context.addCookies(session.cookies.map((cookie) => ({ ...cookie, url: originOf(host) })));
  return session;
};

/** Sends a step of sign-in from the page, as its scripts do; the answer. */
const post = (page: Page, step: 'code' | 'verify', fields: object) =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return { status: answer.status, body: await answer.text() };
    },
    [`/api/sign-in/${step}`, JSON.stringify(fields)] as const,
  );

/**
 * Signs in on the site of the page that is open, as its scripts would; pages that are opened from then on are the
 * shopper's.
 * @returns the path that verifying led to
 */
export const signIn = async (page: Page, number: string, redirect = '/'): Promise<string> => {
  const since = Date.now() - 50;
  const asked = await post(page, 'code', { phone_number: number, redirect });
  expect(asked.status, asked.body).toBe(200);
  const verified = await post(page, 'verify', { code: await codeSentTo(number, since), redirect });
  expect(verified.status, verified.body).toBe(200);
  return (JSON.parse(verified.body) as { readonly redirect: string }).redirect;
};

/** The sign-in page, by its words. */
export const signInPanel = (page: Page) => {
  const main = page.getByRole('main');
  return {
    number: main.getByLabel('Mobile Number'),
    send: main.getByRole('button', { name: 'Send the code', exact: true }),
    code: main.getByLabel('Six-digit code'),
    verify: main.getByRole('button', { name: 'Sign in' }),
    resend: main.getByRole('button', { name: 'Send the code again' }),
    change: main.getByRole('button', { name: 'Use a different number' }),
    back: main.getByRole('link', { name: 'Back', exact: true }),
    byEmail: main.getByText('Send me a link by email instead'),
    email: main.getByLabel('Email Address'),
    sendLink: main.getByRole('button', { name: 'Send the link' }),
    linkAsked: main.getByText('If this address is confirmed in an account here, a link is on its way.'),
    fault: main.getByRole('alert'),
  };
};
