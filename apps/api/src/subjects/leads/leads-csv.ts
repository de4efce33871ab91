import { enquiryColumns } from '@forecourt/domain/given-values';
import { byteOrderMark, csvText } from '../../ground/text/csv-text';
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
  'phone_e164',
  'offer_price',
  'offer_accepted',
  'finance_consent',
  'finance_consent_at',
  'suspected',
];

/** First line of leads as CSV, as spreadsheets and other systems read it, behind a byte order mark. */
export const csvHeader: string = `${byteOrderMark}${csvText([columns])}`;

const cell = (value: string | boolean | null): string => (value === null ? '' : String(value));

/** Leads as lines of CSV, harmless in a spreadsheet: these words come from anyone. */
export const csvLines = (rows: readonly LeadRow[]): string =>
  csvText(rows.map((row) => columns.map((column) => cell(row[column]))));
