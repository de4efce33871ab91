import type { Autogauge } from '@forecourt/domain/autogauge';
import { agreement, nearlyRight, nearMisses } from '@forecourt/testing/readings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autogaugeSchema } from './autogauge';
import { readAutogauge } from './read-autogauge';

const answer: Autogauge = {
  fill: 0.5,
  listing_price: 30_000,
  market_range_min: 28_000,
  market_range_max: 32_000,
  confidence: 0.8,
  description: null,
};

describe('readAutogauge', () => {
  it('reads an answer as its schema does', () => {
    const agree = agreement(readAutogauge, autogaugeSchema);
    nearMisses(answer).forEach(agree);
    fc.assert(fc.property(nearlyRight(answer), agree));
  });

  it('names the field that does not fit', () => {
    expect(() => readAutogauge({ ...answer, fill: '0.5' })).toThrow('Autogauge: fill cannot be "0.5".');
    expect(() => readAutogauge(null)).toThrow('Autogauge: null is no object.');
  });
});
