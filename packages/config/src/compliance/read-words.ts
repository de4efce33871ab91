import { beginsWithWord, isNamedBefore } from './beside-words';

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
const beside = 60;

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

/** A week, a fortnight or a month after an amount: `per week`, `a week`, `/wk`, `pw`, `p.w.`, `p/w`, `weekly`. */
const perPeriod =
  /^[*^#†~]{0,3}\s{0,3}(?:(?:\/\s{0,3}|(?:per|a|each|every)\s{1,3})(?:weeks?|wk|w|fortnight|fn|f|month|mth|mo|m)\b|p[./]?\s?(?:week|wk|w|fortnight|fn|f|month|mth|m)\b|(?:weekly|fortnightly|monthly|wk)\b)\.?/;
/** The same before the amount: "Weekly repayments from $99", or a line of its own, "a week". */
const repaymentNames = ['weekly', 'fortnightly', 'monthly'].flatMap((often) =>
  ['repayment', 'repayments', 'payment', 'payments'].map((name) => `${often} ${name}`),
);
const periodAbove = /(?:^|\n)(?:a|per) (?:week|fortnight|month):?\s?$/;
const perOther =
  /^[*^#†~]{0,3}\s{0,3}(?:\/\s{0,3}|(?:per|a|each|every)\s{1,3})(?:year|annum|day|night|hour|litre|km)\b/;

const isNamedRepayment = (before: string): boolean => periodAbove.test(before) || isNamedBefore(before, repaymentNames);

/** Whether an amount is paid again and again, for whatever it is. */
export const isPaidByTime = ({ before, after }: StatedAmount): boolean =>
  perPeriod.test(after) || perOther.test(after) || isNamedRepayment(before);

/** What is paid or saved by the week and is no credit. */
const otherPayments =
  'subscription,subscriptions,rent,rental,hire,lease,insurance,fuel,charging,servicing,membership,fee,fees,save,saves,saving,savings'.split(
    ',',
  );
/** Headings under which an amount is the cost of running a car, and no repayment. */
const otherHeadings =
  /^(?:fuel|charging|energy|running costs?|fuel costs?|insurance|servicing|subscriptions?|rentals?)$/i;

/**
 * Whether an amount is a repayment of credit. What else it might be must be named right beside it, or be the whole heading
 * of its part of the page.
 */
export const isRepayment = ({ before, after }: StatedAmount, heading = ''): boolean => {
  if (otherHeadings.test(heading.trim())) return false;
  if (isNamedRepayment(before)) return true;
  const [period] = perPeriod.exec(after) ?? [];
  if (period === undefined) return false;
  const rest = after.slice(period.length).replace(/^\s{0,3}(?:in |for |of |on )?/, '');
  return !isNamedBefore(before, otherPayments) && !beginsWithWord(rest, otherPayments);
};

const rate =
  /\b\d{1,2}(?:\.\d{1,2})?\s?%[*^#†~]{0,3}\s?(?:p\.?\s?a\b|per annum|a year|per year|interest|apr\b|finance\b|fixed\b|variable\b)|\bp\.?\s?a\.?\sinterest[\s:]{1,3}\d{1,2}(?:\.\d{1,2})?\s?%|\b(?:interest|finance|loan|fixed|variable|annual percentage) rates?(?:\s{1,3}(?:of|from|is|at|starting at|starting from|as low as|only|just))?[*^#†~]{0,3}\s{0,3}:?\s{0,3}\d{1,2}(?:\.\d{1,2})?\s?%/gi;
const comparisonRate =
  /\bcomparison rates?(?:\s{1,3}(?:of|from|is|at|starting at|starting from|as low as|only|just))?[*^#†~]{0,3}\s{0,3}:?\s{0,3}\d{1,2}(?:\.\d{1,2})?\s?%|\b\d{1,2}(?:\.\d{1,2})?\s?%[*^#†~]{0,3}\s?(?:p\.?\s?a\.?)?[*^#†~]{0,3}\s{0,3}\(?\s{0,3}comparison rate(?!\s{0,3}:?\s{0,3}\d)/gi;

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

/** Where sentences end: not after a word that is cut short, nor inside a number. */
const sentenceEnd = /(?<!\b(?:excl|incl|gov|govt|no|approx|inc|p\.a))[.!?](?=\s|$)|\n/gi;

/** The sentences of a text, and where each begins. "Excl. govt. charges" and "$1.70" are inside one. */
export const sentencesIn = (text: string): readonly { readonly text: string; readonly index: number }[] => {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index + 1);
  return [0, ...ends].map((start, at) => ({ text: text.slice(start, ends[at] ?? text.length), index: start }));
};
