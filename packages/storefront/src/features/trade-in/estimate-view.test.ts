import { describe, expect, it } from 'vitest';
import { estimateView, ownCarFacts } from './estimate-view';

const car = { make: 'Kia', model: 'Rio', badge: '', year: 2022, kilometres: 45_000 };
const offer = {
  offer_price: 16_400,
  min: 14_750,
  max: 18_850,
  advertised: 20_000,
  deductions: [{ label: 'Outside', percent: 18, amount: 3_600 }],
  confidence: 0.5,
  description: 'From 20 comparable cars.',
  valid_until: '2026-12-02',
};

describe('estimateView', () => {
  it('shows the offer, its range, its last day and how it was calculated', () => {
    expect(estimateView({ car, offer, reason: null, adjustmentAnswers: {}, token: 't' })).toEqual({
      label: 'Our estimate for your 2022 Kia Rio',
      price: '$16,400',
      text: [
        'It may end anywhere between $14,750 and $18,850 once we have seen it.',
        'Accept it by 2 December 2026, and it is our offer, as long as the vehicle is as you have described it.',
      ],
      lines: [
        { label: 'Advertised on average', amount: '$20,000' },
        { label: 'Outside (18%)', amount: '−$3,600' },
      ],
      note: 'From 20 comparable cars. Confidence: medium.',
    });
  });

  it('gives the reason when there is no offer', () => {
    const why = (reason: 'age' | 'few') =>
      estimateView({ car, offer: null, reason, adjustmentAnswers: {}, token: 't' });
    expect(why('age')).toMatchObject({ price: null, text: [expect.stringContaining('more than 7 years')] });
    expect(why('few').text.join()).toContain('Too few');
  });
});

it('the facts of a vehicle leave out an unknown badge', () => {
  expect(ownCarFacts(car)).toBe('45,000 km');
  expect(ownCarFacts({ ...car, badge: 'Sport' })).toBe('Sport, 45,000 km');
});
