/** An amount of money in a text. */
export interface StatedAmount {
  /** AUD dollars. */
  readonly dollars: number;
  readonly index: number;
  /** What stands right before and after it, in lower case. */
  readonly before: string;
  readonly after: string;
}

const money = /\$\s?(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,2})?\s?(k\b)?/gi;
/** Characters beside an amount that say what it is. */
const beside = 40;

/** Every amount of a text. */
export const amountsIn = (text: string): readonly StatedAmount[] =>
  [...text.matchAll(money)].map((found) => {
    const [whole, digits = '', thousands] = found;
    const end = found.index + whole.length;
    return {
      dollars: Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000),
      index: found.index,
      before: text.slice(Math.max(0, found.index - beside), found.index).toLowerCase(),
      after: text.slice(end, end + beside).toLowerCase(),
    };
  });

const perPeriod =
  /^\*?\s*(?:\/|p\.?\s?(?=[wfm])|per\s|a\s|each\s|every\s)\s*(?:week|wk|w\b|fortnight|fn|f\b|month|mth|mo\b|m\b)|^\*?\s*(?:weekly|fortnightly|monthly)\b/;
/** What is paid by the week and is no credit. */
const otherPayments = /subscri|rent|hire|lease|insur|fuel|servic|membership|saves?\b|saving|fee/;

/** Whether an amount is a repayment of credit. */
export const isRepayment = ({ before, after }: StatedAmount): boolean =>
  perPeriod.test(after) && !otherPayments.test(before) && !/^[^.]{0,25}(?:subscri|insur|fuel)/.test(after);

const rate = /(\d{1,2}(?:\.\d{1,2})?)\s?%\s?(?:p\.?\s?a\.?|per annum|a year|per year|interest|apr\b|finance\b)/gi;
const comparisonRate =
  /comparison rate(?:\s{1,3}of)?\s{0,3}:?\s{0,3}(\d{1,2}(?:\.\d{1,2})?)\s?%|(\d{1,2}(?:\.\d{1,2})?)\s?%\s?(?:p\.?\s?a\.?)?\s{0,3}\(?\s{0,3}comparison rate/gi;

/** Where rates of credit stand in a text, without comparison rates. */
export const ratesIn = (text: string): readonly number[] => {
  const comparison = comparisonRatesIn(text);
  return [...text.matchAll(rate)].flatMap(({ index }) =>
    comparison.some(({ start, end }) => index >= start && index < end) ? [] : [index],
  );
};

/** Where comparison rates stand in a text. */
export const comparisonRatesIn = (text: string): readonly { readonly start: number; readonly end: number }[] =>
  [...text.matchAll(comparisonRate)].map((found) => ({ start: found.index, end: found.index + found[0].length }));

const months = 'january february march april may june july august september october november december'.split(' ');
const dates =
  /\b(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s+(\d{4})\b|\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b|\b(\d{4})-(\d{2})-(\d{2})\b/gi;

const iso = (year: string, month: number, day: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Every whole date of a text as `YYYY-MM-DD`; days come before months, as Australians write them. */
export const datesIn = (text: string): readonly { readonly date: string; readonly index: number }[] =>
  [...text.matchAll(dates)].map((found) => {
    const [, day = '', name, year = '', day2 = '', month2 = '', year2, year3, month3 = '', day3 = ''] = found;
    const date =
      name !== undefined
        ? iso(year, months.findIndex((month) => month.startsWith(name.toLowerCase())) + 1, day)
        : year2 !== undefined
          ? iso(year2, Number(month2), day2)
          : iso(year3 ?? '', Number(month3), day3);
    return { date, index: found.index };
  });
