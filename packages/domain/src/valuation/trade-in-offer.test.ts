import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustmentAnswersOf, type ConditionAnswers, conditionNames, conditionQuestion } from './condition-questions';
import { isFirm, mostKilometres, oldestYears, refusalOf, tradeInOffer } from './trade-in-offer';

const best: ConditionAnswers = {
  body: 'clean',
  inside: 'clean',
  mechanical: 'sound',
  history: 'full',
  accident: 'none',
};

const anyAnswers: fc.Arbitrary<ConditionAnswers> = fc.record({
  body: fc.constantFrom(...conditionQuestion('body').answers.map(({ value }) => value)),
  inside: fc.constantFrom(...conditionQuestion('inside').answers.map(({ value }) => value)),
  mechanical: fc.constantFrom(...conditionQuestion('mechanical').answers.map(({ value }) => value)),
  history: fc.constantFrom(...conditionQuestion('history').answers.map(({ value }) => value)),
  accident: fc.constantFrom(...conditionQuestion('accident').answers.map(({ value }) => value)),
});
const anyRange = fc
  .tuple(
    fc.integer({ min: 1_000, max: 300_000 }),
    fc.double({ min: 0, max: 0.5, noNaN: true }),
    fc.double({ min: 0, max: 0.5, noNaN: true }),
  )
  .map(([average, below, above]) => ({ average, min: average * (1 - below), max: average * (1 + above) }));
const anyShare = fc.integer({ min: 0, max: 40 });

describe('tradeInOffer', () => {
  it('deducts the dealer’s share and the share of each answer, and lists every deduction', () => {
    const offer = tradeInOffer(
      { min: 18_000, max: 23_000, average: 20_000 },
      { ...best, body: 'worn', history: 'none' },
      12,
    );
    expect(offer).toEqual({
      offer_price: 16_400,
      min: 14_750,
      max: 18_850,
      advertised: 20_000,
      deductions: [
        { label: 'Preparing, warranting and selling it', percent: 12, amount: 2_400 },
        { label: 'Outside', percent: 2, amount: 400 },
        { label: 'Service history', percent: 4, amount: 800 },
      ],
    });
  });

  it('scales the listed shares down where all together would exceed the most that may be deducted', () => {
    const worst = { body: 'damaged', inside: 'damaged', mechanical: 'faulty', history: 'none', accident: 'serious' };
    const { offer_price, deductions } = tradeInOffer({ min: 18_000, max: 22_000, average: 20_000 }, worst, 40);
    expect(offer_price).toBe(6_000);
    expect(deductions.map(({ percent }) => percent)).toEqual([33.7, 5.9, 4.2, 10.1, 3.4, 12.7]);
    for (const { percent, amount } of deductions) expect(amount / 200).toBeCloseTo(percent, 0);
  });

  it('adds up to the dollar, within its range, never below nothing and never above what is advertised', () => {
    fc.assert(
      fc.property(anyRange, anyAnswers, anyShare, (range, answers, share) => {
        const { offer_price, min, max, advertised, deductions } = tradeInOffer(range, answers, share);
        expect(deductions.reduce((left, { amount }) => left - amount, advertised)).toBe(offer_price);
        expect(offer_price % 50).toBe(0);
        expect(min).toBeLessThanOrEqual(offer_price);
        expect(max).toBeGreaterThanOrEqual(offer_price);
        expect(min).toBeGreaterThanOrEqual(0);
        expect(offer_price).toBeLessThanOrEqual(advertised);
      }),
    );
  });

  it('is never higher for a worse answer', () => {
    fc.assert(
      fc.property(anyRange, anyAnswers, anyShare, fc.constantFrom(...conditionNames), (range, answers, share, name) => {
        const prices = conditionQuestion(name).answers.map(
          ({ value }) => tradeInOffer(range, { ...answers, [name]: value }, share).offer_price,
        );
        expect(prices).toEqual(prices.toSorted((one, other) => other - one));
      }),
    );
  });
});

describe('isFirm', () => {
  const range = { min: 15_000, max: 25_000, average: 20_000 };
  it('accepts a range of up to half the price at a confidence above 0.15, and nothing less', () => {
    expect(isFirm({ ...range, confidence: 0.16 })).toBe(true);
    expect(isFirm({ ...range, confidence: 0.15 })).toBe(false);
    expect(isFirm({ ...range, max: 25_001, confidence: 0.9 })).toBe(false);
  });
});

describe('refusalOf', () => {
  it('refuses above 7 years or 100,000 km, and accepts exactly that much', () => {
    expect(refusalOf({ year: 2026 - oldestYears, kilometres: mostKilometres }, 2026)).toBeNull();
    expect(refusalOf({ year: 2026 - oldestYears - 1, kilometres: 10 }, 2026)).toBe('age');
    expect(refusalOf({ year: 2026, kilometres: mostKilometres + 1 }, 2026)).toBe('kilometres');
  });
});

describe('adjustmentAnswersOf', () => {
  it('returns each question and answer in the words that were shown', () => {
    expect(adjustmentAnswersOf({ ...best, accident: 'repaired' })).toEqual({
      'How does the outside look?': 'Hardly a mark',
      'How does the inside look?': 'Clean, nothing torn',
      'How does it drive?': 'As it should, no warning lights',
      'Is there a service history?': 'Complete, with the book or receipts',
      'Has it been in an accident?': 'Once, properly repaired',
    });
  });
});
