import { columnsOf } from '@forecourt/domain/given-values';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCell } from '../../ground/text/spreadsheet-cell';
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
  linked_query_params: '',
  visited_pages: '',
  ...columnsOf({ name: 'Avery', email: 'avery@example.com', phone: '0491 570 006' }),
  phone_e164: '+61491570006',
  offer_price: '',
  offer_accepted: '',
  finance_consent: '',
  finance_consent_at: '',
  suspected: '',
  status: 'delivered',
  deliveries: [],
  ...more,
});
const readBack = (...rows: LeadRow[]): Record<string, string>[] =>
  parse(`${csvHeader}\r\n${csvLines(rows)}`, { bom: true, columns: true });

describe('leads as CSV', () => {
  it('begin with a byte order mark, so that a spreadsheet reads names as they are written', () => {
    expect([...csvHeader].filter((letter) => letter === '\ufeff')).toHaveLength(1);
    expect(csvHeader.startsWith('\ufefflead_id,')).toBe(true);
    expect(csvLines([row({ name: 'Nguyễn 李小龍' })])).not.toContain('\ufeff');
  });

  it('have the telephone number as it was typed and as machines dial it', () => {
    expect(readBack(row(), row({ phone: '5550 1234', phone_e164: null }))).toMatchObject([
      { phone: '0491 570 006', phone_e164: '+61491570006' },
      { phone: '5550 1234', phone_e164: '' },
    ]);
  });

  it('read back exactly as they were typed, also where a spreadsheet would take the words for a formula', () => {
    const words = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(words, words, (name, message) => {
        const [first, second] = readBack(row({ name, message }), row());
        expect(first).toMatchObject({ lead_id: 'one', form_completed: 'true', vehicle: '' });
        expect([first?.name, first?.message].map((cell) => readCell(cell ?? ''))).toEqual([name, message]);
        expect(second).toMatchObject({ name: 'Avery' });
      }),
      { examples: [['Avery', "'+"]] },
    );
  });

  it('keep their first columns in order, followed by every other field of a form and the visit', () => {
    const names = csvHeader.replace('\ufeff', '').split(',');
    expect(names.slice(0, 3)).toEqual(['lead_id', 'created_at', 'website_id']);
    expect(names.indexOf('erased_at')).toBe(20);
    expect(names.slice(21)).toEqual(
      (
        'subject chosen_dealership location postcode rego rego_state own_make own_model own_badge own_year own_kilometres ' +
        'preferred_date preferred_time home_address fleet_size part_description offer_id wanted linked_query_params visited_pages phone_e164 offer_price offer_accepted finance_consent finance_consent_at suspected'
      ).split(' '),
    );
    expect(readBack(row(columnsOf({ name: 'Avery', postcode: '0800', make: '=Kia' })))[0]).toMatchObject({
      postcode: '0800',
      own_make: "'=Kia",
    });
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
  ])('%s is written so that no spreadsheet runs it as a formula', (typed, shown) => {
    expect(readBack(row({ name: typed }))[0]?.name).toBe(shown);
  });
});
