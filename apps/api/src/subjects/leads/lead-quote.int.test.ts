import { calculate, financeQuote, financeSettingsSchema } from '@forecourt/finance';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailbox, startLeadTests } from '../../../test/test-leads';
import { applyTestSites, siteNamed } from '../../../test/test-stock';

const finance = { interestRate: 9.95, feesUpfront: 395 };
const settings = financeSettingsSchema.parse(finance);
const inputs = { amount: 30_000, deposit: 2000, tradeIn: 0, residual: 0, term: 5, interest: 9.95 };
const quote = financeQuote(calculate(inputs, { provider: 'manual', settings }));

let tests: Awaited<ReturnType<typeof startLeadTests>>;
beforeAll(async () => {
  tests = await startLeadTests();
  await applyTestSites(
    tests.database.db,
    siteNamed('yard', { flags: { finance: true }, finance_provider: 'manual', finance }),
  );
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.empty();
  await tests.setDestinations([mailbox('leads')]);
});

const post = (sent: unknown, more: object = {}) => tests.post(tests.payload({ finance: sent, ...more }));
const stored = async () =>
  (await tests.rows('select submission from leads order by created_at, id')).map(
    ({ submission }) => submission.finance,
  );
const mailed = async (): Promise<string> => {
  let text = '';
  await tests.deliverAll({
    mail: {
      send: async (message) => {
        text = String(message.text);
      },
    },
  });
  return text;
};

describe('a quote that is asked with an enquiry', () => {
  it('is stored whole with the lead and shown in the mail to staff', async () => {
    expect((await post(quote)).status).toBe(201);
    expect(await stored()).toEqual([{ ...quote, own: true }]);
    expect(await mailed()).toMatch(
      /^Finance quote: \$30,000 over 5 years at 9\.95% p\.a\., \$2,000 deposit: \$\d+ a week, comparison rate \d+\.\d\d% p\.a\., \$[\d,.]+ in all$/m,
    );
  });

  it.each([
    ['changed on its way', { repayment: 1 }],
    ['of other settings', { comparisonRate: 3.1 }],
  ] as const)('that is %s is stored and marked as not the own figures of the site', async (_, change) => {
    expect((await post({ ...quote, ...change })).status).toBe(201);
    expect(await stored()).toEqual([{ ...quote, ...change, own: false }]);
    expect(await mailed()).toContain('(not what the site shows today: check before quoting)');
  });

  it.each([
    ['no figures', {}],
    ['text', { ...quote, amount: '30000' }],
    ['less than nothing', { ...quote, deposit: -1 }],
    ['no number', 'much'],
    ['a frequency of its own', { ...quote, frequency: 'daily' }],
  ])('that is %s is refused by its field, and nothing is stored', async (_, sent) => {
    const answer = await post(sent);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ fields: [{ path: 'finance' }] });
    expect(await tests.count('leads')).toBe(0);
  });

  it('is stored without anything beside its figures', async () => {
    const sent = { ...quote, script: '<b>', own: true };
    expect((await post(sent)).status).toBe(201);
    expect(await stored()).toEqual([{ ...quote, own: true }]);
  });

  it('[SITE-04/finance] is dropped, and the enquiry stored, where the site has no finance', async () => {
    const documentWith = (on: boolean) =>
      applyTestSites(
        tests.database.db,
        siteNamed('yard', { flags: { finance: on }, finance_provider: 'manual', finance }),
      );
    await documentWith(false);
    try {
      expect((await post(quote)).status).toBe(201);
      // Without the figures it is the same enquiry, whatever they are.
      expect((await post({ ...quote, frequency: 'daily' })).status).toBe(200);
      expect(await stored()).toEqual([undefined]);
      expect(await mailed()).not.toContain('Finance quote');
    } finally {
      await documentWith(true);
    }
  });

  it('[LEAD-03] makes another enquiry when its figures differ, and the same one when it is sent twice', async () => {
    const other = financeQuote(calculate({ ...inputs, term: 4 }, { provider: 'manual', settings }));
    expect([(await post(quote)).status, (await post(quote)).status, (await post(other)).status]).toEqual([
      201, 200, 201,
    ]);
    expect((await post(null)).status).toBe(201);
    expect(await stored()).toEqual([{ ...quote, own: true }, { ...other, own: true }, undefined]);
  });
});
