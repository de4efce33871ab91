import { describe, expect, it } from 'vitest';
import { judgeAnswer, nextCheckMs } from './payment-verdict';
import type { ProcessorAnswer } from './processor';

const asked = { amountCents: 50_000, currency: 'AUD' };
const paid: ProcessorAnswer = {
  ...{ state: 'paid', amountCents: 50_000, currency: 'AUD', charge: 'c', card: 'k', isOurs: true },
};

describe('judgeAnswer', () => {
  it.each([
    [paid, { kind: 'paid', charge: 'c', card: 'k' }],
    [
      { ...paid, charge: null },
      { kind: 'wait', why: 'processing' },
    ],
    [
      { ...paid, state: 'open' },
      { kind: 'wait', why: 'open' },
    ],
    [
      { ...paid, state: 'processing' },
      { kind: 'wait', why: 'processing' },
    ],
    [
      { ...paid, state: 'failed' },
      { kind: 'ended', status: 'failed', why: 'declined' },
    ],
    [
      { ...paid, state: 'expired' },
      { kind: 'ended', status: 'expired', why: 'time-over' },
    ],
    [
      { ...paid, amountCents: 49_999 },
      { kind: 'mismatch', why: 'wrong-amount' },
    ],
    [
      { ...paid, currency: 'USD' },
      { kind: 'mismatch', why: 'wrong-currency' },
    ],
    [
      { ...paid, isOurs: false, amountCents: 1 },
      { kind: 'mismatch', why: 'other-account' },
    ],
    [null, { kind: 'mismatch', why: 'unknown-reference' }],
  ] as const)('of %j makes %j', (answer, verdict) => expect(judgeAnswer(asked, answer)).toEqual(verdict));
});

describe('nextCheckMs', () => {
  it('asks after a minute at first, and every hour at last', () =>
    expect([0, 1, 5, 6, 50].map(nextCheckMs)).toEqual([60_000, 120_000, 1_920_000, 3_600_000, 3_600_000]));
});
