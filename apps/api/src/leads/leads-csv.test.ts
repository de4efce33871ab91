import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvHeader, csvLines } from './leads-csv';
import type { LeadRow } from './list-leads';

const row = (more: Partial<LeadRow> = {}): LeadRow => ({
  lead_id: 'one',
  created_at: '2026-11-21T01:00:00.000Z',
  website_id: 'yard',
  dealership: 'yard',
  category: 'vehicle',
  form_completed: true,
  erased_at: null,
  vehicle: null,
  manufacturer_slug: '',
  stock_number: '',
  vehicle_make: '',
  vehicle_model: '',
  car_type: '',
  car_id: '',
  vehicle_status: '',
  subcategory: '',
  name: 'Avery',
  email: 'avery@example.com',
  phone: '0491 570 006',
  phone_e164: '+61491570006',
  message: '',
  status: 'delivered',
  deliveries: [],
  ...more,
});
const readBack = (...rows: LeadRow[]): Record<string, string>[] =>
  parse(`${csvHeader}\r\n${csvLines(rows)}`, { columns: true });

describe('leads as CSV', () => {
  it('have the telephone number as it was typed and as machines dial it', () => {
    expect(readBack(row(), row({ phone: '5550 1234', phone_e164: null }))).toMatchObject([
      { phone: '0491 570 006', phone_e164: '+61491570006' },
      { phone: '5550 1234', phone_e164: '' },
    ]);
  });

  it('is read back as it was, whatever was typed', () => {
    const words = fc.string({ unit: 'grapheme' }).filter((text) => !/^\s*[=+\-@＝＋－＠\t\r]/.test(text));
    fc.assert(
      fc.property(words, words, (name, message) => {
        expect(readBack(row({ name, message }), row())).toMatchObject([
          { lead_id: 'one', form_completed: 'true', vehicle: '', name, message },
          { name: 'Avery' },
        ]);
      }),
    );
  });

  it.each([
    ['=HYPERLINK("x")', `'=HYPERLINK("x")`],
    ['+cmd|x', `'+cmd|x`],
    ['-2+3x', `'-2+3x`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['\r=1', `'\r=1`],
    ['  =1', `'  =1`],
    ['＝1+1', `'＝1+1`],
    ['＋1x', `'＋1x`],
    ['－1x', `'－1x`],
    ['＠SUM', `'＠SUM`],
    ['+61 (491) 570-006', '+61 (491) 570-006'],
    ['-5', '-5'],
  ])('%s is no formula in a spreadsheet', (typed, shown) => {
    expect(readBack(row({ name: typed }))[0]?.name).toBe(shown);
  });
});
