import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { shoppers } from '../src/ground/database/schema';
import { createLog } from '../src/ground/log/log';
import { outboxFolder, outboxMail, outboxSms } from '../src/ground/messages/outbox';
import { EmbeddedSearch } from '../src/subjects/search/embedded-search';
import { shopperVisitor } from '../src/subjects/shoppers';
import { beginSession } from '../src/subjects/shoppers/sessions/sessions';
import { emptyTables } from './empty-tables';
import { createTestApp, testBearer, testEnv, testProof } from './test-app';
import { mailbox, startLeadTests } from './test-leads';
import { applyTestSites, siteNamed } from './test-stock';

type Sent = Readonly<Record<string, unknown>>;

/** The stock and the place of the dealership `yard`. */
const ofYard = {
  dealership_id: 'yard',
  stockFrom: [{ dealership: 'yard' }],
  locations: [{ id: 'yard-yard' }],
};

const accounts = { flags: { auth: true, garage: true }, garage_enabled: true } as const;

/**
 * For tests: the site `yard` with accounts, `other` with accounts too, `list` with accounts and no account page, and `plain`
 * without any; the whole API, and shoppers who are signed in by real sessions.
 */
export const startGarageTests = async () => {
  const tests = await startLeadTests();
  const { database, boss: jobs, clock } = tests;
  const { db } = database;
  await applyTestSites(
    db,
    siteNamed('yard', accounts),
    siteNamed('other', accounts),
    siteNamed('plain', ofYard),
    siteNamed('list', { ...ofYard, flags: { auth: true } }),
  );
  await tests.setDestinations([mailbox('leads')]);
  const dataDir = await mkdtemp(join(tmpdir(), 'garage-tests-'));
  const env = { ...testEnv(() => clock.now), dataDir };
  const log = createLog('test', env);
  const search = new EmbeddedSearch({ database, env, log });
  const app = await createTestApp({
    ...{ env, database, search, jobs, log },
    askVisitor: shopperVisitor(database, () => clock.now),
  });
  const headers = (site: string, token: string | null) => ({
    'x-forecourt-gateway': testProof,
    'x-forecourt-site': site,
    'x-forecourt-client': '203.0.113.7',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': `${site}.localhost:3000`,
    'sec-fetch-site': 'same-origin',
    ...(token === null ? {} : { cookie: `forecourt-session=${token}` }),
  });
  /** Somebody who is signed in at a site, by one more session where they are there already. */
  const signIn = async (site = 'yard', phone = '+61491570006') => {
    const known = await tests.rows('select id from shoppers where website_id = $1 and phone = $2', [site, phone]);
    const id: string = known[0]?.id ?? uuidv7();
    if (known.length === 0)
      await db.insert(shoppers).values({ id, website_id: site, phone, created_at: clock.now, signed_in_at: clock.now });
    const token = await db.transaction((tx) =>
      beginSession(tx, { shopperId: id, websiteId: site, userAgent: 'Firefox', now: clock.now }),
    );
    const of = (given: string | undefined) => headers(given ?? site, token);
    return {
      id,
      token,
      /** Sends JSON as a script of the site does. */
      send: (path: string, body: Sent, at?: string) =>
        app.request(path, {
          method: 'POST',
          headers: { ...of(at), 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      /** Sends a plain form. */
      form: (path: string, fields: Record<string, string>, at?: string) =>
        app.request(path, { method: 'POST', headers: of(at), body: new URLSearchParams(fields) }),
      get: (path: string, more: Record<string, string> = {}) =>
        app.request(path, { headers: { ...of(undefined), ...more } }),
      /** What the account page is given. */
      garage: async () => (await app.request('/api/account/garage', { headers: of(undefined) })).json(),
    };
  };
  return {
    ...tests,
    app,
    env,
    headers,
    signIn,
    /** A page's own question, as the storefront asks it. */
    ofPage: (site: string, token: string) =>
      app.request(`/internal/v1/sites/${site}/garage`, {
        headers: { authorization: `Bearer ${testBearer}`, 'x-forecourt-session': token },
      }),
    /** Delivers what waits into the outbox. */
    deliver: () =>
      tests.deliverAll({ mail: outboxMail(outboxFolder(env)), sms: outboxSms(outboxFolder(env)), secrets: env }),
    empty: async () => {
      await tests.empty();
      await emptyTables(database, 'shoppers', 'sign_ins');
    },
    close: async () => {
      await tests.close();
      await rm(dataDir, { recursive: true });
    },
  };
};
