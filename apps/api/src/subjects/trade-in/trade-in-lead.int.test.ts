import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailbox, startLeadTests, testPerson } from '../../../test/test-leads';
import type { UnsealedEstimate } from '../../ground/database/schema/shapes/unsealed-estimate';
import { valuationTokens } from './valuation-token';

const tokens = valuationTokens({ current: 'secret of tests', previous: null });
const estimate: UnsealedEstimate = {
  car: { make: 'Kia', model: 'Rio', badge: 'Sport', year: 2022, kilometres: 50_000 },
  adjustmentAnswers: { 'How does it drive?': 'As it should, no warning lights' },
  offer: {
    offer_price: 16_400,
    min: 14_750,
    max: 18_850,
    advertised: 18_650,
    deductions: [{ label: 'Preparing, warranting and selling it', percent: 12, amount: 2_250 }],
    confidence: 0.7,
    description: 'From 20 comparable cars.',
    valid_until: '2026-11-27',
  },
  reason: null,
};
const own = { make: 'Kia', model: 'Rio', badge: 'Sport', year: '2022', kilometres: '50,000' };
const tradeIn = (more: object = {}, userData: object = {}) => ({
  userData: { ...testPerson, message: '', postcode: '2000', Rego: 'ABC12D', regoState: 'NSW', ...own, ...userData },
  category: 'trade-in',
  elapsed_ms: 9000,
  valuation: tokens.seal('yard', estimate),
  ...more,
});

let tests: Awaited<ReturnType<typeof startLeadTests>>;
beforeAll(async () => {
  tests = await startLeadTests();
  await tests.setDestinations([mailbox('sales')]);
});
afterAll(() => tests.close());
beforeEach(() => tests.empty());

const stored = async () =>
  (await tests.rows('select submission from leads order by created_at')).map(({ submission }) => submission);

describe('a lead with a valuation', () => {
  it('[TRAD-01] stores the offer, the answers and the registration, and whether the offer was accepted', async () => {
    expect((await tests.post(tradeIn({ offer_accepted: true }))).status).toBe(201);
    expect(await stored()).toMatchObject([
      {
        valuation: estimate,
        adjustmentAnswers: estimate.adjustmentAnswers,
        rego: 'ABC12D',
        regoState: 'NSW',
        offer_accepted: true,
      },
    ]);
  });

  it('shows the valuation to its dealer in the mail and in ADF', async () => {
    await tests.post(tradeIn({ offer_accepted: true }));
    const mails: { text?: unknown; attachments?: readonly { content?: unknown }[] | undefined }[] = [];
    await tests.deliverAll({ mail: { send: async (mail) => void mails.push(mail) } });
    const [mail] = mails;
    expect(String(mail?.text)).toContain('Offer shown: $16,400 ($14,750 to $18,850 once seen), holds until 2026-11-27');
    expect(String(mail?.text)).toContain('less $2,250 (12 %) Preparing, warranting and selling it');
    expect(String(mail?.text)).toContain('Offer accepted: yes');
    expect(String(mail?.text)).toContain('Answer to “How does it drive?”: As it should, no warning lights');
    const adf = String(mail?.attachments?.[0]?.content);
    expect(adf).toContain('<vehicle interest="trade-in" status="used">');
    expect(adf).toContain('<trim>Sport</trim>');
    expect(adf).toContain('<price type="appraisal" currency="AUD">16400.00</price>');
  });

  it('is refused with an offer that has ended or is for another vehicle or site, until the box is cleared', async () => {
    const refused = async (body: object) => {
      const answer = await tests.post(body);
      expect(answer.status).toBe(422);
      expect((await answer.json()).fields).toMatchObject([
        { path: 'offer_accepted', message: expect.stringMatching(/^This offer has ended/) },
      ]);
    };
    await refused(tradeIn({ offer_accepted: true }, { kilometres: '90000' }));
    await refused(tradeIn({ offer_accepted: true }, { badge: 'S' }));
    await refused(tradeIn({ offer_accepted: true, valuation: tokens.seal('other', estimate) }));
    await refused(tradeIn({ offer_accepted: true, valuation: 'made up' }));
    tests.clock.now = new Date('2026-11-28T01:00:00Z');
    await refused(tradeIn({ offer_accepted: true }));
    expect(await stored()).toEqual([]);
    expect((await tests.post(tradeIn())).status).toBe(201);
    const [lead] = await stored();
    expect(lead).not.toHaveProperty('valuation');
  });

  it('comes back to a plain form with what was typed when its offer has ended', async () => {
    const form = { ...testPerson, opt_in: 'on', message: '', postcode: '2000', ...own, category: 'trade-in' };
    const sent = { ...form, valuation: tokens.seal('yard', estimate), offer_accepted: 'on', offer_price: '16400' };
    expect((await tests.postForm(sent)).headers.get('location')).toMatch(/^\/success\?category=trade-in/);
    tests.clock.now = new Date('2026-12-28T01:00:00Z');
    const back = await tests.postForm(sent);
    expect(back.headers.get('location')).toMatch(/^\/enquiry\//);
    expect(await tests.returned(back)).toMatchObject({ form: { make: 'Kia', offer_price: '16400' } });
  });
});
