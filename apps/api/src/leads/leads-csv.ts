import { enquiryColumns } from '@forecourt/domain';
import { safeCell } from '../spreadsheet-cell';
import type { LeadRow } from './list-leads';

const firstColumns = [
  'lead_id',
  'created_at',
  'website_id',
  'dealership',
  'category',
  'form_completed',
  'status',
  'vehicle',
  'manufacturer_slug',
  'stock_number',
  'vehicle_make',
  'vehicle_model',
  'car_type',
  'car_id',
  'vehicle_status',
  'subcategory',
  'name',
  'email',
  'phone',
  'message',
  'erased_at',
] as const satisfies readonly (keyof LeadRow)[];

/** Columns that came later stand behind the first ones, so that whoever counts them finds what they know. */
const columns: readonly Exclude<keyof LeadRow, 'deliveries'>[] = [
  ...firstColumns,
  ...enquiryColumns.filter((column) => !firstColumns.some((first) => first === column)),
  'linked_query_params',
  'visited_pages',
];

/** A value as a cell of CSV, harmless in a spreadsheet: these words come from anyone. */
const cell = (value: string | boolean | null): string => {
  const safe = safeCell(value === null ? '' : String(value));
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** First line of leads as CSV, as spreadsheets and other systems read it (RFC 4180). */
export const csvHeader: string = columns.join(',');

/** Leads as lines of CSV. */
export const csvLines = (rows: readonly LeadRow[]): string =>
  rows.map((row) => columns.map((column) => cell(row[column])).join(',')).join('\r\n');
