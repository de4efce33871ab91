import type { RangeAttribute } from '../criteria/attributes';
import type { Range } from '../criteria/search-criteria';
import { isGlued, keyOf, type Token } from './tokens';

/** Smallest figure that is a price or a distance; seats, doors and berths stay below it. */
const leastThousand = 1000;
/** Two bare figures are prices from here on; below stand models such as "1500 to 2500". */
const leastBarePair = 5000;
/** Largest figure that an address can carry, with room to spare. */
const mostFigure = 9_999_999;
/** "around 20k" is a tenth less to a tenth more. */
const nearby = 0.1;
/** "under 20" is a price in thousands: nobody has a car for 20 dollars. */
const bareThousands = { first: 5, last: 99 } as const;
/** Four figures that are a year of a vehicle. */
const years = { first: 1950, last: 2049 } as const;

const keys = (phrases: string): ReadonlySet<string> =>
  new Set(phrases.split(/,\s*/).map((phrase) => phrase.trim().replaceAll(' ', '')));

/** Words before and after a figure, and which end of a range it is by them. Blanks and hyphens do not matter. */
const leads = {
  max: keys(`under, below, up to, upto, less than, no more than, not more than, at most, max, max of, maximum, maximum of,
    max price, not over, not above, nothing over, no over, cheaper than, lower than, budget, budget of, budget is, max budget,
    within, sub, until, older than, before, pre, not higher than, priced under, <, <=, no greater than, not exceeding, fewer than, max year,
    maximum year`),
  min: keys(`over, above, more than, at least, from, min, min of, minimum, minimum of, starting at, starting from, not under,
    not below, not less than, no less than, >, >=, upwards of, greater than, higher than, newer than, after, post, since,
    priced over, priced from, between, min year, minimum year, year from`),
  near: keys('around, about, approx, approximately, roughly, circa, close to, ~'),
} as const;
const tails = {
  max: keys(`or less, or under, and under, or below, and below, or lower, max, maximum, tops, or cheaper, budget, limit,
    or older, and older, or earlier, or fewer, at most`),
  min: keys(`or more, and over, or over, and above, or above, and up, or up, plus, +, min, minimum, upwards, onwards,
    and upwards, or newer, and newer, or later, and later, at least`),
  near: keys('or so, ish'),
} as const;
/** Leads that leave out the year itself. */
const beyond = { max: keys('before, pre, older than'), min: keys('after, post, newer than') } as const;
const joints = keys('to, and, till, until, through to');
const betweens = keys('between, from');
const thousands = keys('k, grand, thousand, thou');
const currency = keys('dollar, dollars, bucks, aud');
const kilometres = keys('km, kms, kilometre, kilometres, kilometer, kilometers, klm, klms, ks');
const weeks = keys('a week, per week, weekly, each week, week, wk, a wk, per wk');
/** What a figure before it measures is no price. */
const measures = keys(`kg, kgs, kilo, kilos, kilogram, kilograms, t, tonne, tonnes, ton, tons, cc, kw, hp, nm, l, litre,
  litres, mm, cm, m, metre, metres, ft, foot, feet, inch, inches, seat, seats, seater, door, doors, berth, berths, cylinder,
  cylinders, speed, watt, watts, w, ah, v, tsi, month, months, year, years`);

const longest = 3;

/** The longest phrase of a set at a place, in tokens; 0 for none. A phrase ends where a written word does. */
const phraseAt = (tokens: readonly Token[], at: number, phrases: ReadonlySet<string>): number => {
  for (let length = longest; length > 0; length -= 1) {
    const part = tokens.slice(at, at + length);
    if (part.length === length && phrases.has(keyOf(part)) && !isGlued(part.at(-1), tokens[at + length])) return length;
  }
  return 0;
};

type Unit = 'km' | 'week' | 'measure' | 'none';

interface Amount {
  readonly value: number;
  readonly length: number;
  /** Written as money: with a dollar sign, dollars, thousands set off, or a k. */
  readonly isMoney: boolean;
  /** With "dollars" or a sign: no distance and no year. */
  readonly isDollars: boolean;
  readonly hasK: boolean;
  readonly unit: Unit;
}

const plainFigure = /^(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,7}(?:\.\d{1,2})?)$/;

const unitAt = (tokens: readonly Token[], at: number): readonly [unit: Unit, length: number] => {
  const units = [
    ['km', kilometres],
    ['week', weeks],
    ['measure', measures],
  ] as const;
  for (const [unit, words] of units) {
    const length = phraseAt(tokens, at, words);
    if (length > 0) return [unit, length];
  }
  return ['none', 0];
};

/** The figure at a place with its sign, its k and its unit; null for other words, and for part of a name such as i30. */
const amountAt = (tokens: readonly Token[], at: number, impliedK = false): Amount | null => {
  const signs = tokens[at]?.word === '$' || tokens[at]?.word === 'aud' ? 1 : 0;
  const first = at + signs;
  const digits = tokens[first]?.word ?? '';
  if (!plainFigure.test(digits) || isGlued(tokens[first - 1], tokens[first])) return null;
  const plain = Number(digits.replaceAll(',', ''));
  let next = first + 1;
  const kLength = phraseAt(tokens, next, thousands);
  next += kLength;
  const dollars = phraseAt(tokens, next, currency);
  next += dollars;
  const [unit, unitLength] = unitAt(tokens, next);
  next += unitLength;
  // What is written on to a figure and is none of these makes it a name: 110TSI, 4WD.
  if (isGlued(tokens[next - 1], tokens[next])) return null;
  const hasK = kLength > 0;
  const isThousands = hasK || (impliedK && plain < leastThousand);
  const isDollars = signs + dollars > 0;
  return {
    value: Math.round(isThousands ? plain * 1000 : plain),
    length: next - at,
    isMoney: isDollars || digits.includes(',') || isThousands,
    isDollars,
    hasK,
    unit,
  };
};

type End = keyof typeof leads;

/** The filter that amounts stand for; null where they are nothing that is sure. */
const attributeOf = (amounts: readonly Amount[], isSaid: boolean): RangeAttribute | null => {
  if (amounts.some(({ value }) => value > mostFigure)) return null;
  const units = new Set(amounts.map(({ unit }) => unit));
  units.delete('none');
  const [unit, ...others] = units;
  if (others.length > 0 || unit === 'measure') return null;
  if (unit === 'km') {
    return amounts.some(({ isDollars }) => isDollars) || (!isSaid && amounts.some(({ value }) => value < leastThousand))
      ? null
      : 'km';
  }
  if (unit === 'week') return amounts.every(({ value }) => value > 0) ? 'weekly_repayment' : null;
  if (amounts.every(isYear)) return 'year';
  const isSure = (amount: Amount) =>
    amount.isMoney ||
    (isSaid && amount.value >= leastThousand) ||
    (amounts.length > 1 && amount.value >= leastBarePair);
  return amounts.every((amount) => amount.value >= leastThousand && isSure(amount)) ? 'price' : null;
};

const isYear = ({ value, isMoney }: Amount): boolean => !isMoney && value >= years.first && value <= years.last;

/** What figures at a place say: a range of prices, repayments a week, kilometres or years, and the tokens that say it. */
export interface SaidRange {
  readonly attribute: RangeAttribute;
  readonly range: Range;
  readonly length: number;
}

const said = (attribute: RangeAttribute | null, range: Range, length: number): SaidRange | null =>
  attribute === null || (range.min !== null && range.max !== null && range.min > range.max)
    ? null
    : { attribute, range, length };

/** "20k to 30k", "between" before it or not. */
const pairAt = (text: string, tokens: readonly Token[], at: number): SaidRange | null => {
  const lead = phraseAt(tokens, at, betweens);
  const low = at + lead;
  const one = amountAt(tokens, low);
  if (one === null) return null;
  const joint = low + one.length;
  const dash = /^\s?[-\u2013\u2014]\s?$/.test(text.slice(tokens[joint - 1]?.end, tokens[joint]?.start)) ? 0 : -1;
  const length = phraseAt(tokens, joint, joints) || dash;
  const other = length < 0 ? null : amountAt(tokens, joint + length);
  if (other === null) return null;
  const first = amountAt(tokens, low, other.hasK);
  if (first === null) return null;
  const values = [first.value, other.value] as const;
  return said(
    attributeOf([first, other], lead > 0),
    { min: Math.min(...values), max: Math.max(...values) },
    joint + length + other.length - at,
  );
};

/** What a small figure may count: seats, doors, years old. */
const isNoun = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^(?:seat|door|berth|year|month|star|speed|cyl|owner|passenger|people|person)/.test(token.word);

const rangeOf = (end: End, attribute: RangeAttribute | null, value: number, isBeyond: boolean): Range => {
  if (end === 'near') {
    const margin = attribute === 'year' ? 1 : Math.round(value * nearby);
    return { min: value - margin, max: value + margin };
  }
  const step = attribute === 'year' && isBeyond ? 1 : 0;
  return end === 'max' ? { min: null, max: value - step } : { min: value + step, max: null };
};

/** "under 30k", "30k or less", "around 20k", "$200 a week", "2019". */
const singleAt = (tokens: readonly Token[], at: number): SaidRange | null => {
  const ends = ['max', 'min', 'near'] as const;
  const led = ends
    .map((end) => ({ end, length: phraseAt(tokens, at, leads[end]) }))
    .toSorted((one, other) => other.length - one.length)[0];
  const isLed = led !== undefined && led.length > 0;
  const near = isLed ? phraseAt(tokens, at + led.length, leads.near) : 0;
  const from = at + (isLed ? led.length + near : 0);
  const read = amountAt(tokens, from);
  if (read === null) return null;
  const isBare =
    isLed && led.end === 'max' && !read.isMoney && read.unit === 'none' && !isNoun(tokens[from + read.length]);
  const isBareThousands = isBare && read.value >= bareThousands.first && read.value <= bareThousands.last;
  const amount = isBareThousands ? { ...read, value: read.value * leastThousand, isMoney: true } : read;
  const after = from + amount.length;
  if (isLed) {
    const attribute = attributeOf([amount], true);
    const isBeyond = led.end !== 'near' && phraseAt(tokens, at, beyond[led.end]) === led.length;
    return said(attribute, rangeOf(led.end, attribute, amount.value, isBeyond), after - at);
  }
  for (const end of ends) {
    const length = phraseAt(tokens, after, tails[end]);
    if (length === 0) continue;
    const [unit, unitLength] = amount.unit === 'none' ? unitAt(tokens, after + length) : (['none', 0] as const);
    const whole = unit === 'none' ? amount : { ...amount, unit };
    const attribute = attributeOf([whole], true);
    if (attribute !== null)
      return said(attribute, rangeOf(end, attribute, amount.value, false), after + length + unitLength - at);
  }
  const attribute = attributeOf([amount], false);
  const range = { min: attribute === 'year' ? amount.value : null, max: amount.value };
  return said(attribute, range, after - at);
};

/** The range that is said at a place of the tokens; null where none is. Pairs come before single figures. */
export const rangeAt = (text: string, tokens: readonly Token[], at: number): SaidRange | null =>
  isGlued(tokens[at - 1], tokens[at]) ? null : (pairAt(text, tokens, at) ?? singleAt(tokens, at));
