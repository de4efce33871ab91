import { type PaymentView, paymentStates } from '@forecourt/api-contract';
import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { paymentAction, paymentFacts, takesPayments } from './payment-page-view';
import { refundRules, stateWords } from './payment-words';

const view: PaymentView = {
  state: 'paid',
  purpose: 'invoice',
  subject: 'invoice',
  description: 'Service of 2021 Mazda CX-5',
  reference: 'INV-1',
  amount_cents: 125_050,
  refunded_cents: 0,
  payer_name: 'Avery Example',
  email: 'avery@example.com',
  dealer: 'Yard',
  is_begun: true,
  is_test: false,
  paid_at: '2026-11-28T03:00:00.000Z',
  expires_at: null,
  return_path: null,
  time_zone: 'Australia/Sydney',
  receipt: {
    number: 7,
    issued_at: '2026-11-28T03:00:00.000Z',
    supplier: 'Yard Pty Ltd',
    trading_as: 'Yard',
    abn: '51 824 753 556',
    gst_cents: 11_368,
  },
};
const factsOf = (change: Partial<PaymentView>) =>
  Object.fromEntries(paymentFacts({ ...view, ...change }).map(({ label, value }) => [label, value]));

describe('paymentFacts', () => {
  it('has on a receipt who supplies, the ABN, the date by the dealer, what for, the amount, GST and no surcharge', () =>
    expect(factsOf({})).toMatchObject({
      'Receipt number': '7',
      Date: '28 November 2026 at 2:00 pm',
      To: 'Yard Pty Ltd, trading as Yard',
      ABN: '51 824 753 556',
      For: 'Service of 2021 Mazda CX-5',
      Reference: 'INV-1',
      Amount: '$1,250.50',
      'Card surcharge': '$0',
      GST: '$113.68, included. Your tax invoice is the one that this pays',
    }));

  it('says of a hold that it has no GST', () =>
    expect(factsOf({ purpose: 'hold', receipt: view.receipt && { ...view.receipt, gst_cents: null } }).GST).toMatch(
      /^None: the money is held/,
    ));

  it('names no receipt before there is one, and what was given back once something is', () => {
    const before = factsOf({ state: 'review', receipt: null });
    expect(before).not.toHaveProperty('ABN');
    expect(before.To).toBe('Yard');
    expect(factsOf({ refunded_cents: 5000 })['Given back']).toBe('$50');
  });
});

describe('paymentAction', () => {
  it('pays what is open or was declined, and asks to pay nothing twice', () => {
    const kinds = Object.fromEntries(paymentStates.map((state) => [state, paymentAction({ ...view, state }).kind]));
    expect(kinds).toEqual({
      ...{ review: 'pay', waiting: 'look', paid: 'none', declined: 'pay', expired: 'pay', checked: 'contact' },
      ...{ returned: 'contact', refunding: 'none', refunded: 'none' },
    });
  });

  it('leaves what was declined of an order to the page of the order', () =>
    expect(paymentAction({ ...view, subject: 'order', state: 'declined' }).kind).toBe('none'));
});

describe('takesPayments', () => {
  it('is of a site with invoices to pay or vehicles to reserve or buy, and of no other', () => {
    const takes = (flags: object) => takesPayments(aPublicSite({ flags }));
    expect([takes({ 'online-payment': true }), takes({ reserve: true }), takes({ 'buy-online': true })]).toEqual([
      ...[true, true, true],
    ]);
    expect(takes({})).toBe(false);
  });
});

describe('the words of payments', () => {
  it('never say that money is non-refundable, or press anybody', () => {
    const all = JSON.stringify([stateWords, refundRules]);
    expect(all).not.toMatch(/non-?refundable|hurry|only \d+ left/i);
  });
});
