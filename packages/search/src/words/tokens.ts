/** A run of letters, a figure or a sign of a search text, folded for comparison, with its place in the text. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const tokenForm = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+|[$<>=~+#]/gu;

const folded = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const tensOf: Readonly<Record<string, number>> = {
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
/** "thirty thousand", and no other figure in words. */
const tensForm = /\b(ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?=grand\b|thousand\b|k\b)/gi;

/** The text as it is read: one kind of blank, dollar and apostrophe; "a week" in place of its short forms. */
export const cleanedText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/['\u2019\u02bc`]/g, '')
    .replace(/\b(?:a|au|aud|aus)\s?\$\s?/gi, '$')
    .replace(/\$\s+(?=\d)/g, '$')
    .replace(/(\$\d{1,3})[ \u00a0\u202f](?=\d{3}\b)/g, '$1')
    .replace(/\bp\s?[/.]?\s?w\b\.?/gi, ' per week')
    .replace(/ ?\/ ?(?:week|wk|w)\b/gi, ' per week')
    .replace(tensForm, (_, tens: string) => `${tensOf[tens.toLowerCase()]} `)
    .replace(/(\d)\s?(?:ft|foot|feet)\b/gi, '$1 ft')
    .replace(/\u2264/g, '<=')
    .replace(/\u2265/g, '>=')
    .replace(/\s+/g, ' ')
    .trim();

/** The tokens of a cleaned text in order: `7-seater under $30k` is 7, seater, under, $, 30, k. */
export const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(tokenForm)].map((found) => ({
    word: folded(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));

/**
 * Tokens as the key by which words are looked up, without what stands between them: "land cruiser", "Land-Cruiser" and
 * "landcruiser" are one.
 */
export const keyOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join('');

/** Whether a token is written together with the one after it: the 4 of 4WD, but not that of "4 wd". */
export const isGlued = (one: Token | undefined, next: Token | undefined): boolean =>
  one !== undefined && next !== undefined && one.end === next.start && isWord(one) && isWord(next);

const isWord = ({ word }: Token): boolean => /[\p{L}\p{N}]$/u.test(word);

/** The texts of what is left, each run of neighbours as it was written. */
export const textOf = (text: string, tokens: readonly Token[], left: readonly number[]): string =>
  left
    .map((at, place) => {
      const token = tokens[at];
      const before = left[place - 1];
      if (token === undefined) return '';
      const own = text.slice(token.start, token.end);
      if (before === undefined) return own;
      const last = tokens[before];
      return `${before === at - 1 && last !== undefined ? text.slice(last.end, token.start) : ' '}${own}`;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
