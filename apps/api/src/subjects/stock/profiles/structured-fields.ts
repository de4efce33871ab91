import type { Vehicle } from '@forecourt/domain/vehicle';
import * as z from 'zod';
import { flattenRecord } from '../feed-file/flatten-record';
import { RowReader } from '../row-reader';

/** Most notes on the views of one vehicle, and most letters of one. */
const mostHotspots = 100;
const longestNote = 2000;

/** Text that stands for a number, as XML and spreadsheets write it. */
const number = (min: number, max: number) => z.coerce.number().min(min).max(max);
const positions = z
  .array(
    z.object({
      activeAngle: number(-100_000, 100_000),
      posX: number(0, 100),
      posY: number(0, 100),
    }),
  )
  .default([]);
const hotspotsSchema = z
  .array(
    z.object({
      id: z.coerce.string().trim().min(1).max(100),
      anchors: z.preprocess(
        (value) => (typeof value === 'string' ? [value] : value),
        z.array(z.string()).max(100).default([]),
      ),
      description: z.string().trim().min(1).max(longestNote),
      exterior: positions,
      interior: positions,
    }),
  )
  .max(mostHotspots);

/** JSON in a column; undefined when it is none, or holds characters that no database can keep. */
const parsed = (text: string): unknown => {
  try {
    let isStorable = true;
    const value: unknown = JSON.parse(text, (_, inner) => {
      if (typeof inner === 'string' && (inner.includes('\u0000') || !inner.isWellFormed())) isStorable = false;
      return inner;
    });
    return isStorable ? value : undefined;
  } catch {
    return undefined;
  }
};

const hotspotForm =
  'Write a JSON list such as [{"id":"1","anchors":[],"description":"Tow bar","exterior":[{"activeAngle":12,"posX":40,"posY":55}],"interior":[]}]; posX and posY are per cent of the picture, from 0 to 100.';

/**
 * Points of interest on the spin views: a JSON list in one column, or a list of a JSON or XML feed, whose members
 * arrive as JSON joined by `|`.
 */
export const hotspotsOf = (row: RowReader): Vehicle['hotspots'] => {
  const text = row.source('hotspots');
  if (text === null) return [];
  const value = parsed(text.startsWith('[') ? text : `[${text.replaceAll('}|{', '},{')}]`);
  if (value === undefined) {
    row.leaveOut('hotspots', `This is not a list of hotspots. ${hotspotForm}`);
    return [];
  }
  const read = hotspotsSchema.safeParse(value);
  if (read.success) return read.data;
  const [index, ...path] = read.error.issues[0]?.path ?? [];
  const where = typeof index === 'number' ? `Hotspot ${index + 1} has no usable ${path.join('.') || 'fields'}. ` : '';
  row.leaveOut('hotspots', `${where}${hotspotForm}`);
  return [];
};

const money = { min: 0, max: 9_999_999.99 };
const rate = { min: 0, max: 100 };
const lenderNumbers = {
  deposit: money,
  paymentMonth: money,
  paymentWeek: money,
  totalPayable: money,
  interestRate: rate,
  comparisonRate: rate,
  termMonths: { min: 0, max: 600 },
  termWeeks: { min: 0, max: 2600 },
  termYears: { min: 0, max: 50 },
  balloon: money,
  establishmentFees: money,
} as const;
const lenderFields = ['financeProvider', 'disclaimer', 'term.unit', ...Object.keys(lenderNumbers)];

const lendersColumn = 'finance_lenders';

/** The columns of lenders: as they stand, or out of one column of JSON. Null when that is no object. */
const lenderReader = (row: RowReader): RowReader | null => {
  const text = row.source(lendersColumn);
  if (text === null) return row;
  const value = parsed(text);
  const record =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flattenRecord({ [lendersColumn]: value })
      : null;
  return record === null ? null : new RowReader(record);
};

type Lender = Vehicle['finance_lenders'][string];

/**
 * What a lender's rates lack for its repayment to be shown: with rates alone, pages show the repayment at the dealer's own,
 * which a dealer who wrote 0 % does not expect. Null where nothing is lacking, or no rate is written.
 */
const lackingOf = (lender: Lender): string | null => {
  const { interestRate, comparisonRate, paymentWeek, termYears, termMonths, termWeeks } = lender;
  if (interestRate === null && comparisonRate === null) return null;
  const lacking = [
    ...(interestRate === null ? ['interestRate'] : []),
    ...(comparisonRate === null ? ['comparisonRate'] : []),
    ...(paymentWeek === null ? ['paymentWeek'] : []),
    ...(termYears === null && termMonths === null && termWeeks === null ? ['termYears'] : []),
  ];
  return lacking.length === 0 ? null : lacking.join(' and ');
};

/**
 * The lenders' figures for this vehicle, by provider (ENTY-04): columns such as `finance_lenders.manual.interestRate`,
 * or one column of JSON keyed by provider. A missing figure is null.
 */
export const financeLendersOf = (row: RowReader): Vehicle['finance_lenders'] => {
  const reader = lenderReader(row);
  if (reader === null) {
    row.leaveOut(
      lendersColumn,
      'This is not JSON by provider. Write it such as {"manual":{"interestRate":8.5,"paymentWeek":95}}.',
    );
    return {};
  }
  const columns = reader.columnsUnder(lendersColumn);
  if (columns.length === 0) return {};
  const providers = new Set<string>();
  for (const { column, rest } of columns) {
    const [provider = '', ...field] = rest.split('.');
    if (reader.text(column) === null) continue;
    if (lenderFields.includes(field.join('.'))) providers.add(provider);
    else reader.leaveOut(column, `Lenders have no such field. Use one of: ${lenderFields.join(', ')}.`);
  }
  const lenders = [...providers].flatMap((provider) => {
    const faults = reader.warnings.length;
    const named = (field: string) => `${lendersColumn}.${provider}.${field}`;
    const unit = reader.text(named('term.unit'));
    const figure = (field: keyof typeof lenderNumbers) => reader.number(named(field), lenderNumbers[field]);
    const lender: Lender = {
      financeProvider: reader.text(named('financeProvider')) ?? provider,
      disclaimer: reader.prose(named('disclaimer')),
      deposit: figure('deposit'),
      paymentMonth: figure('paymentMonth'),
      paymentWeek: figure('paymentWeek'),
      totalPayable: figure('totalPayable'),
      interestRate: figure('interestRate'),
      comparisonRate: figure('comparisonRate'),
      termMonths: figure('termMonths'),
      termWeeks: figure('termWeeks'),
      termYears: figure('termYears'),
      term: unit === null ? null : { unit },
      balloon: figure('balloon'),
      establishmentFees: figure('establishmentFees'),
    };
    // A rate without the figures beside it would mislead: a lender is shown whole or not at all.
    if (reader.warnings.length > faults) return [];
    const lacking = lackingOf(lender);
    if (lacking !== null)
      reader.leaveOut(
        named(lender.interestRate === null ? 'comparisonRate' : 'interestRate'),
        `Without ${lacking} of this lender, pages show a repayment at the dealership's own rates. Write ${lacking} too.`,
      );
    return [[provider, lender] as const];
  });
  if (reader !== row) row.warnings.push(...reader.warnings);
  return Object.fromEntries(lenders);
};

/** Average market prices from a valuation service, in AUD; null when the feed has none. */
export const marketPricesOf = (row: RowReader): Vehicle['autograb_data'] => {
  const prices = {
    state_average_market_price: row.money('autograb_data.state_average_market_price'),
    average_market_price: row.money('autograb_data.average_market_price'),
  };
  return Object.values(prices).some((price) => price !== null) ? prices : null;
};
