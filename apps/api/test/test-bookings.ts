import type { TestDriveSlots } from '@forecourt/api-contract';
import type { SiteDocumentInput } from '@forecourt/config/site-document';
import type { Location } from '@forecourt/domain/location';
import { aLocation } from '@forecourt/testing';
import type { SendMailOptions } from 'nodemailer';
import { createTransport } from 'nodemailer';
import pino from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { enqueueMessage } from '../src/ground/messages/message-queue';
import type { Sms } from '../src/ground/messages/sms';
import { EmbeddedSearch } from '../src/subjects/search/embedded-search';
import { createTestApp, testBearer, testEnv, testProof } from './test-app';
import { testCli } from './test-cli';
import { mailbox, startLeadTests, testPerson } from './test-leads';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from './test-stock';

/** Monday 23 November 2026, 8 am in Sydney. */
export const bookingNow = new Date('2026-11-22T21:00:00Z');

const {
  dealership_id: _id,
  dealership_slug: _slug,
  ...yardLocation
} = aLocation({
  id: 'yard-yard',
  name: 'The Yard',
  contact_detail: {
    phone: '(02) 5550 1234',
    landline_phone: null,
    opening_hours: [1, 2, 3, 4, 5].map((weekday) => ({
      ...{ weekday, status: 'Open' as const, open: '09:00', close: '17:00', formated_hours: '' },
    })),
  },
});

/** For tests: a site with test drives, its endpoints, and a clock that is moved by hand. */
export const startBookingTests = async () => {
  const tests = await startLeadTests();
  const { database, boss: jobs } = tests;
  const env = {
    ...testEnv(() => tests.clock.now),
    leadLimits: { perAddress: 100_000, perPhone: 100_000, perSite: 100_000 },
  };
  const log = pino({ level: 'silent' });
  // Who is signed in, by a header that stands for the session.
  const app = await createTestApp({
    env,
    database,
    jobs,
    log,
    search: new EmbeddedSearch({ database, env, log }),
    askVisitor: async ({ header }) => {
      const id = header('x-test-shopper');
      return id === undefined ? { kind: 'anonymous' } : { kind: 'shopper', id };
    },
  });
  const gateway = { 'x-forecourt-gateway': testProof, 'x-forecourt-site': 'yard' };
  const open = async (
    testDrive: SiteDocumentInput['testDrive'] = {},
    {
      site = {},
      location = {},
    }: { readonly site?: Partial<SiteDocumentInput>; readonly location?: Partial<Location> } = {},
  ) => {
    await applyTestDealerships(
      database.db,
      dealershipNamed('yard', {
        locations: [{ ...yardLocation, ...location }],
        lead_destinations: [mailbox('leads')],
      }),
    );
    await applyTestSites(
      database.db,
      siteNamed('yard', { name: 'The Yard', flags: { 'test-drive': true }, testDrive, ...site }),
    );
  };
  const payload = (slot: string, more: object = {}) => ({
    userData: { ...testPerson, location: 'yard-yard' },
    car_id: tests.vehicle.id,
    slot,
    elapsed_ms: 9000,
    more_wishes: '',
    ...more,
  });
  const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: { ...gateway, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(body),
    });
  const postForm = async (path: string, fields: Readonly<Record<string, string>>) =>
    app.request(path, {
      method: 'POST',
      headers: { ...gateway, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    });
  const own = (path: string) =>
    app.request(`/internal/v1/sites/yard${path}`, { headers: { authorization: `Bearer ${testBearer}` } });
  const slots = async (query: Readonly<Record<string, string>> = {}): Promise<TestDriveSlots> =>
    (await own(`/test-drive-slots?${new URLSearchParams(query)}`)).json();
  /** What is sent of everything that waits, as its receivers read it. */
  const deliver = async (): Promise<{ readonly mails: readonly Email[]; readonly texts: readonly Sms[] }> => {
    const sent: SendMailOptions[] = [];
    const texts: Sms[] = [];
    await tests.deliverAll({
      mail: { send: async (message) => void sent.push(message) },
      sms: { send: async (sms) => void texts.push(sms) },
      secrets: env,
    });
    const written = createTransport({ streamTransport: true, buffer: true });
    const mails = await Promise.all(
      sent.map(async (message) => {
        const { message: bytes } = await written.sendMail(message);
        return PostalMime.parse(Buffer.isBuffer(bytes) ? bytes : Buffer.from(String(bytes)));
      }),
    );
    return { mails, texts };
  };
  return {
    ...tests,
    app,
    env,
    gateway,
    open,
    payload,
    post,
    postForm,
    own,
    slots,
    deliver,
    maker: () => ({
      db: database.db,
      now: tests.clock.now,
      mailFrom: 'leads@forecourt.example',
      enqueue: enqueueMessage(jobs),
    }),
    forecourt: testCli(database, env),
    /** Books a test drive; the answer. */
    book: async (slot: string, more: object = {}, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await post('/api/test-drive', payload(slot, more), headers);
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
    },
    reset: async () => {
      await tests.empty();
      await tests.rows("update vehicles set sold = false, reserved = false, status = 'available'");
      tests.clock.now = bookingNow;
    },
  };
};

/** The mail to the shopper among some. */
export const toShopper = (mails: readonly Email[]): Email | undefined =>
  mails.find(({ to }) => to?.[0]?.address === testPerson.email);

/** The file for calendars that came with a mail, and by which method; null without one. */
export const calendarOf = (mail: Email | undefined): string | null => {
  const file = mail?.attachments.find(
    ({ mimeType }) => mimeType.startsWith('text/calendar') || mimeType === 'application/ics',
  );
  if (file === undefined) return null;
  return typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
};
