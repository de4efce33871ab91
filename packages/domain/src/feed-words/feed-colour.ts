/** Words of feeds that say nothing of a colour. */
const nothing = new Set(
  ['', 'null', 'nil', 'na', 'n a', 'none', 'no colour', 'no color', 'unknown', 'undefined', 'unspecified'].concat([
    'not specified',
    'not known',
    'not stated',
    'not available',
    'tba',
    'tbc',
    'other',
    'select',
    'see photos',
  ]),
);

/** Colours as registers and stock systems shorten them. */
const short: Readonly<Record<string, string>> = {
  bge: 'beige',
  blk: 'black',
  blu: 'blue',
  brn: 'brown',
  gld: 'gold',
  gray: 'grey',
  grn: 'green',
  gry: 'grey',
  mrn: 'maroon',
  org: 'orange',
  sil: 'silver',
  slv: 'silver',
  slvr: 'silver',
  whi: 'white',
  wht: 'white',
  wte: 'white',
  yel: 'yellow',
  ylw: 'yellow',
};

/** A letter as a capital; one that has none, such as ß, stays. */
const capital = (letter: string): string =>
  letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter;

const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Letters of a word by the word alone, so that every spelling of one colour is one: capitals at the beginnings, and
 * codes with digits (`40M`) all in capitals.
 */
const cased = (word: string): string => {
  const lower = word.toLowerCase();
  const whole = Object.hasOwn(short, lower) ? (short[lower] ?? lower) : lower;
  return /\d/.test(whole) ? whole.toUpperCase() : whole.replace(/(^|[^\p{L}\p{N}'’])(\p{L})/gu, capital);
};

/** `SILVER OR CHROME` is how a register names one of its colours: the first word is what it looks like. */
const withoutAlternative = (colour: string): string => {
  const at = colour.search(/ or \S/i);
  return at > 0 ? colour.slice(0, at) : colour;
};

/** Most colours: one word that is spelled so already. */
const isSpelled = (colour: string): boolean => {
  const word = /^[A-Z][a-z]+$/.test(colour) ? colour.toLowerCase() : null;
  return word !== null && !nothing.has(word) && !Object.hasOwn(short, word);
};

/**
 * A colour of a feed in its one spelling, whatever its case and what systems write around it: `grey`, `GREY` and `Gray`
 * are Grey, `BLUE / null` and `WHITE/` are Blue and White, `Black / Red` is Black/Red. Null when it says none. A colour
 * in its one spelling stays as it is.
 */
export const colourName = (written: string | null): string | null => {
  if (written === null || isSpelled(written)) return written;
  const colours = written
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\bn\/a\b/gi, '')
    .split('/')
    .map((colour) => withoutAlternative(colour.trim()).trim())
    .filter((colour) => !nothing.has(bare(colour)))
    .map((colour) => colour.split(' ').map(cased).join(' '));
  const each = [...new Set(colours)];
  return each.length === 0 ? null : each.join('/');
};
