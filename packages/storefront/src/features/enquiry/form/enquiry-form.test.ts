import { currentOptIn, enquiryFormSchema, optInWordings } from '@forecourt/domain/enquiry';
import { leadSubmissionSchema } from '@forecourt/domain/lead';
import { calculate, financeQuote, financeSettingsSchema } from '@forecourt/finance';
import { aPublicSite, aVehicle } from '@forecourt/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noVisit } from '../../../runtime/visit/visit';
import { generalEnquiry, vehicleEnquiry } from './enquiry-context-view';
import { enquirySubmission } from './enquiry-submission';
import { emptyEnquiry } from './enquiry-values';
import { idempotencyKeys, randomUuid } from './idempotency-key';
import { sendEnquiry } from './send-enquiry';

const site = aPublicSite();
const about = vehicleEnquiry(site, aVehicle(), 'vehicle');
const general = generalEnquiry(site);
const person = { name: 'Ada', email: 'ada@example.com', phone: '0400 000 000' };
const key = '6f2f7c53-6c1e-4a86-9d4f-0d0a5c2f0b11';
const sent = { visit: noVisit, userAgent: 'test', url: 'https://dealer.example/cars/x', idempotencyKey: key };

describe('an enquiry', () => {
  it('[FORM-04] about a vehicle carries the vehicle and its dealership, and fits the server’s schema', () => {
    const userData = enquiryFormSchema(about.rules).parse({ ...emptyEnquiry(about), ...person });
    const payload = leadSubmissionSchema.parse(enquirySubmission(userData, about, sent));
    expect(payload).toMatchObject({
      category: 'vehicle',
      car_id: '1001',
      car_dealership_id: 'harbour-city-motors',
      dealership_slug: 'harbour-city-motors',
      idempotency_key: key,
      page_id: about.path,
      source: 'Website',
      car_type: 'used',
      subcategory: 'used-vehicle',
      manufacturer_slug: 'toyota',
      stock_number: 'HC1001',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'HiLux',
      vehicle_status: 'in_stock',
    });
    expect(payload.userData.message).toBe('I am interested in the 2022 Toyota HiLux. Is it still available?');
    expect(payload.userData).toMatchObject({ opt_in: true, opt_in_wording: currentOptIn });
    expect(about.fields.find(({ name }) => name === 'opt_in')?.label).toBe(optInWordings[currentOptIn]);
  });

  it('[FORM-02] has a subject only on the general form, and a message everywhere', () => {
    const check = (context: typeof about, values: object) =>
      enquiryFormSchema(context.rules)
        .safeParse({ ...emptyEnquiry(context), ...person, ...values })
        .error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(check(general, { message: 'Hello', subject: '', postcode: '2000' })).toEqual(['subject']);
    expect(check(about, { subject: '' })).toEqual([]);
    expect(check(about, { message: '' })).toEqual(['message']);
  });

  it('shows the fields of the table in their order, with their initial values', () => {
    expect(about.fields.map(({ name, value }) => [name, value])).toEqual([
      ['name', ''],
      ['last_name', ''],
      ['email', ''],
      ['phone', ''],
      ['message', 'I am interested in the 2022 Toyota HiLux. Is it still available?'],
      ['opt_in', true],
    ]);
    expect(general.fields.map(({ name }) => name)).toEqual(
      'subject name last_name email phone postcode message opt_in'.split(' '),
    );
    expect(general.fields[0]).toMatchObject({
      label: 'What is it about?',
      value: 'General Enquiry',
      options: expect.arrayContaining([{ value: 'Parts Enquiry', label: 'Parts Enquiry' }]),
    });
  });

  it('has the box for offers and news unticked where the site wants it so', () => {
    const optIn = (enquiry: Parameters<typeof aPublicSite>[0]) =>
      generalEnquiry(aPublicSite(enquiry)).fields.find(({ name }) => name === 'opt_in')?.value;
    expect(optIn({})).toBe(true);
    expect(optIn({ enquiry: { optInTicked: false } })).toBe(false);
  });

  it('[FORM-02] has a field for the dealership when several exist, unless a vehicle settles it', () => {
    const [one] = site.dealerships;
    const several = { ...site, dealerships: [one!, { ...one!, slug: 'other', name: 'Other' }] };
    expect(generalEnquiry(several)).toMatchObject({ rules: { dealership: true }, dealershipSlug: null });
    expect(generalEnquiry(site)).toMatchObject({ rules: { dealership: false }, dealershipSlug: 'harbour-city-motors' });
    expect(vehicleEnquiry(several, aVehicle(), 'quick').rules.dealership).toBe(false);
  });

  it('[FORM-03] leads to the success page of its kind and car type', () => {
    expect(about.successHref).toBe('/success?category=vehicle&car_type=used');
    expect(general.successHref).toBe('/success?category=general');
  });

  it('submits the figures of a requested quote, and none without one', () => {
    const userData = enquiryFormSchema(about.rules).parse({ ...emptyEnquiry(about), ...person });
    const settings = financeSettingsSchema.parse({});
    const inputs = { amount: 30_000, deposit: 0, tradeIn: 0, residual: 0, term: 5, interest: 10 };
    const quote = financeQuote(calculate(inputs, { provider: 'manual', settings }));
    expect(enquirySubmission(userData, about, { ...sent, quote }).finance).toEqual(quote);
    expect(enquirySubmission(userData, about, { ...sent, quote: null })).not.toHaveProperty('finance');
  });

  it('[LEAD-01] submits the pages and the source of the visit', () => {
    const visit = { visited_pages: ['/', '/search'], linked_query_params: { utm_source: 'letter' } };
    const userData = enquiryFormSchema(about.rules).parse({ ...emptyEnquiry(about), ...person });
    expect(enquirySubmission(userData, about, { ...sent, visit }).lead_attributes).toEqual(visit);
  });
});

describe('idempotency keys', () => {
  it('[LEAD-03] stay with the content over retries and change with it', () => {
    let count = 0;
    const keyFor = idempotencyKeys(() => `key ${++count}`);
    expect([keyFor('a'), keyFor('a'), keyFor('b'), keyFor('b')]).toEqual(['key 1', 'key 1', 'key 2', 'key 2']);
  });

  it('are UUIDs of version 4', () => {
    expect(randomUuid((bytes) => bytes.fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(randomUuid()).not.toBe(randomUuid());
  });
});

describe('sendEnquiry', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  const submission = enquirySubmission(
    enquiryFormSchema(about.rules).parse({ ...emptyEnquiry(about), ...person }),
    about,
    sent,
  );
  const signs = { more_wishes: '', elapsed_ms: 5000 };
  const answer = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });

  it('[LEAD-01] posts the payload with the signs that hold robots off, and takes the lead id', async () => {
    let posted: unknown;
    const outcome = await sendEnquiry(submission, signs, async (url, init) => {
      posted = { url, body: JSON.parse(String(init.body)) };
      return new Response(JSON.stringify({ lead_id: key }), { status: 201 });
    });
    expect(outcome).toEqual({ kind: 'accepted', leadId: key });
    expect(posted).toMatchObject({ url: '/api/leads', body: { ...submission, ...signs } });
  });

  it('[FORM-03] gives the server’s words, and the fields they are about', async () => {
    const refusal = {
      error: 'Please check the form.',
      fields: [{ path: 'userData.email', message: 'No such address.' }],
    };
    expect(await sendEnquiry(submission, signs, answer(422, refusal))).toEqual({
      kind: 'refused',
      message: 'Please check the form.',
      fields: [{ path: 'email', message: 'No such address.' }],
    });
  });

  it.each([
    ['an answer that is no lead', answer(200, { anything: true })],
    ['an answer that is no JSON', async () => new Response('<html>', { status: 502 })],
    ['no answer', async () => Promise.reject(new TypeError('fetch failed'))],
  ])('[ERRS-01/form-submit] has words of its own for %s', async (_what, post) => {
    expect(await sendEnquiry(submission, signs, post)).toEqual({
      kind: 'refused',
      message: 'An error occurred when submitting this form',
      fields: [],
    });
  });
});
