import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceOf,
  gstIncluded,
  type PostedPayment,
  type Posting,
  paymentPostings,
  refundPaidPostings,
  refundPostings,
  settlementPostings,
} from './ledger-postings';

const cents = fc.integer({ min: 1, max: 10 ** 9 });
const payment = fc.record({
  purpose: fc.constantFrom('hold', 'deposit', 'invoice'),
  amountCents: cents,
  hasGst: fc.boolean(),
  refundedCents: fc.constant(0),
});
const sums = (postings: readonly Posting[]) => {
  const all = new Map<string, number>();
  for (const { account, amountCents } of postings) all.set(account, (all.get(account) ?? 0) + amountCents);
  return all;
};
/** Gives a payment back in the parts that numbers between 0 and 1 cut it into; the last part is what is left. */
const refunded = (paid: PostedPayment, cuts: readonly number[]) => {
  const transactions: (readonly Posting[])[] = [paymentPostings(paid)];
  let refundedCents = 0;
  for (const cut of [...cuts, 1]) {
    const left = paid.amountCents - refundedCents;
    const part = cut === 1 ? left : Math.floor(left * cut);
    if (part <= 0) continue;
    transactions.push(refundPostings({ ...paid, refundedCents }, part), refundPaidPostings(part));
    refundedCents += part;
  }
  return transactions;
};

describe('the ledger', () => {
  it('balances every transaction to the cent, and posts nothing of 0', () =>
    fc.assert(
      fc.property(payment, fc.array(fc.double({ min: 0, max: 0.99, noNaN: true }), { maxLength: 6 }), (paid, cuts) => {
        for (const transaction of [...refunded(paid, cuts), settlementPostings(paid)]) {
          expect(balanceOf(transaction)).toBe(0);
          expect(transaction.every(({ amountCents }) => Number.isInteger(amountCents) && amountCents !== 0)).toBe(true);
        }
      }),
    ));

  it('stands at nothing on every account when all of a payment is given back, in whatever parts', () =>
    fc.assert(
      fc.property(payment, fc.array(fc.double({ min: 0, max: 0.99, noNaN: true }), { maxLength: 6 }), (paid, cuts) => {
        expect([...sums(refunded(paid, cuts).flat()).values()].every((sum) => sum === 0)).toBe(true);
      }),
    ));

  it('has the GST of an invoice at one eleventh, to the nearest cent, and none of a hold or a deposit', () => {
    expect([gstIncluded(1100), gstIncluded(125_050), gstIncluded(5), gstIncluded(6)]).toEqual([100, 11_368, 0, 1]);
    const paid = { amountCents: 1100, hasGst: true, refundedCents: 0 };
    expect(sums(paymentPostings({ ...paid, purpose: 'invoice' })).get('gst')).toBe(-100);
    for (const purpose of ['hold', 'deposit'] as const)
      expect(sums(paymentPostings({ ...paid, hasGst: false, purpose })).has('gst')).toBe(false);
  });

  it('makes a hold part of a price with its GST then', () =>
    expect(
      Object.fromEntries(sums(settlementPostings({ purpose: 'hold', amountCents: 1100, refundedCents: 0 }))),
    ).toEqual({
      holds: 1100,
      sales: -1000,
      gst: -100,
    }));
});
