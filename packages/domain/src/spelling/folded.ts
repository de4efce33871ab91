/** A text without what spellings of one name differ in: letters' case, kinds of hyphens, apostrophes and blanks. */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFC');

const capital = (letter: string): string => {
  const upper = letter.toUpperCase();
  // A letter without a capital of its own, such as ß, stays: two letters would be another spelling.
  return upper.length === letter.length && upper.toLowerCase() === letter ? upper : letter;
};

/** A word with its first letter as a capital. */
export const capitalised = (word: string): string => word.replace(/\p{L}/u, capital);

/** A word in capitals. */
export const inCapitals = (word: string): string => word.replace(/\p{L}/gu, capital);

/** The parts of a word between its signs, each written by `write`, the signs as they are. */
export const byParts = (word: string, write: (part: string) => string): string =>
  word.replace(/[\p{L}\p{N}]+/gu, (part) => write(part));

/** Whether a part can only be spelled out: nothing in it can be spoken. */
export const isUnspoken = (part: string): boolean => !/[aeiouy\u00c0-\u024f]/i.test(part);
