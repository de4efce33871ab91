import { accountCookieName, signedInHint } from '@forecourt/api-contract';
import { serviceKey } from '@forecourt/api-contract/service';
import pino from 'pino';
import { EmbeddedSearch } from '../src/subjects/search/embedded-search';
import { shopperVisitor } from '../src/subjects/shoppers';
import { emptyTables } from './empty-tables';
import { createTestApp, testEnv } from './test-app';
import { startLeadTests, testSecrets } from './test-leads';
import { applyTestSites, siteNamed } from './test-stock';

/** A browser on a site: it keeps the cookies that it is given, as far as these tests need that. */
export interface TestBrowser {
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly get: (path: string) => Promise<Response>;
  readonly cookies: Map<string, string>;
}

/**
 * For tests: the API over a database with two sites that have accounts, `yard` and `mart`, and one that has none, `plain`;
 * browsers on them; and the texts that were sent.
 */
export const startAccountTests = async () => {
  const tests = await startLeadTests();
  const { database, boss: jobs, clock } = tests;
  const withAccounts = {
    ...{ flags: { auth: true, garage: true, favourites: true }, garage_enabled: true },
    accounts: { emailLink: true },
  };
  await applyTestSites(
    database.db,
    siteNamed('yard', { name: 'The Yard', ...withAccounts }),
    siteNamed('mart', {
      dealership_id: 'other',
      stockFrom: [{ dealership: 'other' }],
      locations: [{ id: 'other-yard' }],
      ...withAccounts,
    }),
    siteNamed('plain', {
      dealership_id: 'other',
      stockFrom: [{ dealership: 'other' }],
      locations: [{ id: 'other-yard' }],
    }),
  );
  const lines: string[] = [];
  const env = { ...testEnv(() => clock.now), serviceToken: testSecrets.serviceToken };
  const log = pino({ base: {}, level: 'trace' }, { write: (line) => void lines.push(line) });
  const search = new EmbeddedSearch({ database, env, log });
  const createApi = () =>
    createTestApp({ env, database, search, jobs, log, askVisitor: shopperVisitor(database, env.now) });
  const app = await createApi();
  /** Texts in the order in which they were sent. */
  const texts: { readonly to: string; readonly text: string }[] = [];

  const browser = (site: string, { api = app, client = '203.0.113.7', scheme = 'http' } = {}): TestBrowser => {
    const cookies = new Map<string, string>();
    const ask = async (path: string, init: RequestInit & { readonly headers?: Readonly<Record<string, string>> }) => {
      const answer = await api.request(path, {
        ...init,
        headers: {
          'x-forecourt-gateway': serviceKey(env.serviceToken.current, 'api-proof'),
          'x-forecourt-site': site,
          'x-forecourt-client': client,
          'x-forwarded-proto': scheme,
          'x-forwarded-host': `${site}.localhost:3000`,
          'sec-fetch-site': 'same-origin',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...init.headers,
        },
      });
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (/max-age=0/i.test(set) || value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    };
    return {
      cookies,
      get: (path) => ask(path, {}),
      post: (path, body, headers = {}) =>
        ask(path, {
          method: 'POST',
          ...(body instanceof URLSearchParams
            ? { body, headers }
            : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
        }),
    };
  };

  /** Sends what waits to be texted; the code of the last text. */
  const lastCode = async (): Promise<string> => {
    await tests.deliverAll({ sms: { send: async ({ to, text }) => void texts.push({ to, text }) } });
    return /\b(\d{6}) is your code/.exec(texts.at(-1)?.text ?? '')?.[1] ?? '';
  };

  /** Signs a browser in by a code. */
  const signIn = async (on: TestBrowser, phone = '0491 570 006'): Promise<Response> => {
    await on.post('/api/sign-in/code', { phone_number: phone });
    return on.post('/api/sign-in/verify', { code: await lastCode() });
  };

  return {
    ...tests,
    env,
    lines,
    texts,
    createApi,
    browser,
    lastCode,
    signIn,
    sessionName: accountCookieName('session', 'http'),
    hintName: signedInHint,
    /** Forgets shoppers, what was sent and what was counted. */
    emptyAccounts: async () => {
      await tests.empty();
      await emptyTables(database, 'shoppers', 'sign_ins');
      texts.length = 0;
      lines.length = 0;
    },
  };
};
