import { type Range, refine, type SearchCriteria } from './criteria';

/** Smallest figure that is read as a price; seats, doors and berths stay below it. */
const leastPrice = 1000;
/** Two bare figures are prices from here on; below stand models such as "1500 to 2500". */
const leastBarePair = 5000;
/** Largest price that an address can carry, with room to spare. */
const mostPrice = 9_999_999;

const figureForm = /^(\$?)(\d{1,3}(?:,\d{3})+|\d{1,7}(?:\.\d)?)(k?)[.,!?]?$/i;
/** What a figure before it measures: "100000 km" is no price. */
const measure = /^(?:kms?|kilomet\w*|kgs?|kilos?|tonnes?|cc|kw|hp|litres?|mm|cm|ft|nm)\b/i;
const joints = ['to', 'and', '-', '\u2013'];
/** Words before the highest price, and before the lowest. */
const leads = {
  max: ['under', 'below', 'up to', 'less than', 'no more than', 'at most', 'max'],
  min: ['over', 'above', 'more than', 'at least', 'from', 'min'],
} as const;
const ends = ['max', 'min'] as const;

interface Figure {
  readonly value: number;
  /** Written as money: with a dollar sign, thousands set off, or a k. */
  readonly isMoney: boolean;
  readonly hasK: boolean;
}

/** The figure that a word is; null for other words, and for what a measure follows. */
const readFigure = (word: string | undefined, next: string | undefined, impliedK = false): Figure | null => {
  const [, sign, digits = '', k] = figureForm.exec(word ?? '') ?? [];
  if (digits === '' || measure.test(next ?? '')) return null;
  const plain = Number(digits.replaceAll(',', ''));
  const hasK = k !== '';
  const isThousands = hasK || (impliedK && plain < leastPrice);
  return {
    value: Math.round(isThousands ? plain * 1000 : plain),
    isMoney: sign !== '' || digits.includes(',') || isThousands,
    hasK,
  };
};

/** Figures such as 2019 are years unless they are written as money. */
const isPrice = ({ value, isMoney }: Figure): boolean =>
  value >= leastPrice && value <= mostPrice && (isMoney || value < 1900 || value > 2099);

interface Phrase {
  readonly range: Range;
  readonly rest: readonly string[];
}

const isOneOf = (words: readonly string[], word: string | undefined): boolean =>
  word !== undefined && words.includes(word.toLowerCase());

/** "20k to 30k" at a place of the words, "between" before it or not. */
const readPair = (words: readonly string[], at: number): Phrase | null => {
  const hasLead = isOneOf(['between', 'from'], words[at]);
  const start = hasLead ? at + 1 : at;
  const [low, joint, high, after] = words.slice(start, start + 4);
  const other = readFigure(high, after);
  if (other === null || !isOneOf(joints, joint)) return null;
  const one = readFigure(low, joint, other.hasK);
  if (one === null) return null;
  const isBare = !hasLead && !one.isMoney && !other.isMoney;
  if (![one, other].every((end) => isPrice(end) && (!isBare || end.value >= leastBarePair))) return null;
  return {
    range: { min: Math.min(one.value, other.value), max: Math.max(one.value, other.value) },
    rest: words.toSpliced(at, start + 3 - at),
  };
};

/** "under 30k" at a place of the words. */
const readSingle = (words: readonly string[], at: number): Phrase | null => {
  for (const end of ends) {
    for (const lead of leads[end]) {
      const length = lead.split(' ').length;
      if (
        words
          .slice(at, at + length)
          .join(' ')
          .toLowerCase() !== lead
      )
        continue;
      const figure = readFigure(words[at + length], words[at + length + 1]);
      if (figure === null || !isPrice(figure)) continue;
      return { range: { min: null, max: null, [end]: figure.value }, rest: words.toSpliced(at, length + 1) };
    }
  }
  return null;
};

/** The first price in the words, pairs before single ends; null for none. */
const readPhrase = (words: readonly string[]): Phrase | null => {
  for (const read of [readPair, readSingle]) {
    for (const at of words.keys()) {
      const phrase = read(words, at);
      if (phrase !== null) return phrase;
    }
  }
  return null;
};

/** The words one by one: a figure with its sign and its k, and the ends of "20-30k" apart. */
const wordsOf = (query: string): readonly string[] =>
  query
    .replace(/\$\s/g, '$')
    .replace(/(\d)\sk\b/gi, '$1k')
    .replace(/(\d)(k?)([-\u2013])(?=[$\d])/gi, '$1$2 $3 ')
    .split(/\s/)
    .filter(Boolean);

/**
 * The criteria with a price in dollars that is said in their words ("ute under 30k", "20k to 30k") as the price filter
 * it means, and the other words left to search for. Words take the place of a price that is there. Years, measures and
 * ends that contradict each other stay words.
 */
export const withPriceWords = (criteria: SearchCriteria): SearchCriteria => {
  let words = wordsOf(criteria.query ?? '');
  const said: Range[] = [];
  for (let phrase = readPhrase(words); phrase !== null; phrase = readPhrase(words)) {
    said.push(phrase.range);
    words = phrase.rest;
  }
  const min = said.findLast((range) => range.min !== null)?.min ?? null;
  const max = said.findLast((range) => range.max !== null)?.max ?? null;
  if (said.length === 0 || (min !== null && max !== null && min > max)) return criteria;
  const price = { min, max };
  const { query: _query, ...others } = criteria;
  return { ...others, ...(words.length === 0 ? {} : { query: words.join(' ') }), price };
};

/**
 * The criteria after these words were typed in the search box. A price in the words becomes the filter. Once the words
 * hold no price any more, the filter that `said`, the words before them, had set is removed.
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
