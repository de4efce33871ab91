/** How wide a title is set, in letters of ordinary width: what its size is worked out from. */
export type Lettering = {
  /** Letters of the longest word. */
  readonly word: number;
  /** Letters of the whole title. */
  readonly title: number;
  /** Lines that it fills on a wall: one for a name or a few words, two for a phrase, three for a sentence. */
  readonly lines: 1 | 2 | 3;
  /** Letters of the longest of those lines, with some room for words that do not part evenly. */
  readonly line: number;
};

/** Capitals, figures and the widest small letters against the average. */
const wide = /[\p{Lu}\p{N}mwMW]/u;
const wideness = 1.6;

const lettersOf = (text: string): number =>
  [...text].reduce((letters, letter) => letters + (wide.test(letter) ? wideness : 1), 0);

/** No line parts at its very middle. */
const uneven = 1.12;

/**
 * Measures a title in letters, because the page is laid out before any font is: a hero sets it as large as its place
 * allows without breaking a word.
 */
export const lettering = (text: string): Lettering => {
  const words = text.trim().split(/\s+/);
  const word = Math.max(...words.map(lettersOf));
  const title = lettersOf(words.join(' '));
  const lines = words.length === 1 || title <= 20 ? 1 : title <= 44 ? 2 : 3;
  return { word, title, lines, line: Math.max(word, lines === 1 ? title : (title / lines) * uneven) };
};
