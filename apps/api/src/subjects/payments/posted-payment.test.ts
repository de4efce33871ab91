import { expect, it } from 'vitest';
import { hasGst } from './posted-payment';

it('has GST where it pays an invoice that says so, and none as a hold or a deposit', () => {
  const purposes = ['invoice', 'hold', 'deposit'] as const;
  expect(purposes.map((purpose) => hasGst({ purpose }, { has_gst: true }))).toEqual([true, false, false]);
  expect(purposes.map((purpose) => hasGst({ purpose }, { has_gst: false }))).toEqual([false, false, false]);
  expect(purposes.map((purpose) => hasGst({ purpose }, null))).toEqual([false, false, false]);
});
