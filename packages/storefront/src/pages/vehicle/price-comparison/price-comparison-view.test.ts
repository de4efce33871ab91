import type { Autogauge } from '@forecourt/domain/autogauge';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceComparisonView } from './price-comparison-view';

const answer: Autogauge = {
  fill: 0.7,
  listing_price: 20_900,
  market_range_min: 20_000,
  market_range_max: 23_000,
  confidence: 0.6,
  description: 'From 43 comparable cars advertised by other dealers. Our own stock is not counted. Confidence: high.',
};

describe('priceComparisonView', () => {
  it('[AUTO-02] shows the verdict, the sample and how the figures came about', () => {
    expect(priceComparisonView(answer)).toEqual({
      figures: { price: '$20,900', market: { min: '$20,000', max: '$23,000' }, fill: 0.7, band: 'high' },
      verdict: 'Great Deal',
      sample: 'From 43 comparable cars advertised by other dealers.',
      note: 'Our own stock is not counted. Confidence: high.',
      size: 'large',
      flagLabel: 'This one',
    });
  });

  it('accepts a description of one sentence, or none', () => {
    expect(priceComparisonView({ ...answer, description: 'From 12 sales' })).toMatchObject({ sample: 'From 12 sales' });
    expect(priceComparisonView({ ...answer, description: null })).toMatchObject({ sample: '' });
  });

  it('[AUTO-01] is null unless every figure is there, confident enough, and the price within the market', () => {
    const figure = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }));
    fc.assert(
      fc.property(figure, figure, figure, figure, fc.option(fc.double({ min: 0, max: 1, noNaN: true })), (...given) => {
        const [fill, listing_price, market_range_min, market_range_max, confidence] = given;
        const changed = { ...answer, fill, listing_price, market_range_min, market_range_max, confidence };
        const isShown =
          !given.includes(null) && (confidence ?? 0) > 0.2 && (market_range_max ?? 0) >= (listing_price ?? 0);
        expect(priceComparisonView(changed) !== null).toBe(isShown);
      }),
    );
    expect(priceComparisonView(null)).toBeNull();
  });
});
