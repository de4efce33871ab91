import { type Range, refine, type SearchCriteria } from './criteria';

/** Smallest figure that is read as a price; seats, doors and berths stay below it. */
const leastPrice = 1000;
/** Two bare figures are prices from here on; below stand models such as "1500 to 2500". */
const leastBarePair = 5000;
/** Largest price that an address can carry, with room to spare. */
const mostPrice = 9_999_999;

// "$30,000", "30000", "27.5k"; never a part of a longer figure, and never a measure such as "100000 km".
const measures = 'kms?|kilomet\\w*|kgs?|kilos?|tonnes?|cc|kw|hp|litres?|mm|cm|ft|nm';
const figure = `(\\$?)\\s?(\\d{1,3}(?:,\\d{3})+|\\d{1,7}(?:\\.\\d)?)\\s?(k?)(?!\\w|[.,]\\d)(?!\\s*(?:${measures})\\b)`;
const upper = 'under|below|up to|less than|no more than|at most|max';
const lower = 'over|above|more than|at least|from|min';
const pair = new RegExp(`(?<![\\w$.,])(?:(between|from)\\s+)?${figure}\\s*(?:to|and|-|–)\\s*${figure}`, 'i');
const single = new RegExp(`(?<!\\w)(${upper}|${lower})\\s+${figure}`, 'i');
const isUpper = new RegExp(`^(?:${upper})$`, 'i');

interface Figure {
  readonly value: number;
  /** Written as money: with a dollar sign, thousands set off, or a k. */
  readonly isMoney: boolean;
}

const readFigure = (sign = '', digits = '', k = '', impliedK = false): Figure => {
  const plain = Number(digits.replaceAll(',', ''));
  const isThousands = k !== '' || (impliedK && plain < leastPrice);
  return {
    value: Math.round(isThousands ? plain * 1000 : plain),
    isMoney: sign !== '' || digits.includes(',') || isThousands,
  };
};

/** Figures such as 2019 are years unless they are written as money. */
const isPrice = ({ value, isMoney }: Figure): boolean =>
  value >= leastPrice && value <= mostPrice && (isMoney || value < 1900 || value > 2099);

interface Phrase {
  readonly range: Range;
  readonly rest: string;
}

const without = (words: string, [phrase]: RegExpExecArray, at: number): string =>
  `${words.slice(0, at)} ${words.slice(at + phrase.length)}`.replace(/\s+/g, ' ').trim();

const readPair = (words: string): Phrase | null => {
  const found = pair.exec(words);
  if (found === null) return null;
  const [, lead, sign, digits, k, otherSign, otherDigits, otherK = ''] = found;
  const [one, other] = [readFigure(sign, digits, k, otherK !== ''), readFigure(otherSign, otherDigits, otherK)];
  const isBare = lead === undefined && !one.isMoney && !other.isMoney;
  if (![one, other].every((end) => isPrice(end) && (!isBare || end.value >= leastBarePair))) return null;
  const range = { min: Math.min(one.value, other.value), max: Math.max(one.value, other.value) };
  return { range, rest: without(words, found, found.index) };
};

const readSingle = (words: string): Phrase | null => {
  const found = single.exec(words);
  if (found === null) return null;
  const [, lead = '', sign, digits, k] = found;
  const end = readFigure(sign, digits, k);
  if (!isPrice(end)) return null;
  const range = isUpper.test(lead) ? { min: null, max: end.value } : { min: end.value, max: null };
  return { range, rest: without(words, found, found.index) };
};

/**
 * The criteria with a price in dollars that is said in their words ("ute under 30k", "20k to 30k") as the price filter
 * it means, and the other words left to search for. Words take the place of a price that is there. Years, measures and
 * ends that contradict each other stay words.
 */
export const withPriceWords = (criteria: SearchCriteria): SearchCriteria => {
  let words = criteria.query ?? '';
  const said: Range[] = [];
  for (let phrase = readPair(words) ?? readSingle(words); phrase !== null; ) {
    said.push(phrase.range);
    words = phrase.rest;
    phrase = readPair(words) ?? readSingle(words);
  }
  const min = said.findLast((range) => range.min !== null)?.min ?? null;
  const max = said.findLast((range) => range.max !== null)?.max ?? null;
  if (said.length === 0 || (min !== null && max !== null && min > max)) return criteria;
  const price = { min, max };
  const { query: _query, ...others } = criteria;
  return { ...others, ...(words === '' ? {} : { query: words }), price };
};

/**
 * A search with these words typed in its box. A price that they say becomes the filter; once they say none any more the
 * filter goes that `said`, the words before them, had set.
 */
export const withTypedWords = (criteria: SearchCriteria, words: string, said: string): SearchCriteria => {
  const { query = '', price } = withPriceWords({ query: words.trim() });
  const before = withPriceWords({ query: said }).price;
  const typed = refine(criteria, { query });
  if (price !== undefined) return { ...typed, price };
  const { price: current, ...others } = typed;
  const isOfBefore = before !== undefined && current?.min === before.min && current.max === before.max;
  return isOfBefore ? others : typed;
};
