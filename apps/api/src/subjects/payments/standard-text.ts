/** What the standard typefaces of PDF have beside Latin 1: the rest of the set of Windows 1252. */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

const isStandard = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || beyondLatin1.has(letter);
};

/** A letter without its marks where that is one that the typefaces have; a question mark for any other. */
const plainly = (letter: string): string => {
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && [...plain].every(isStandard) ? plain : '?';
};

/**
 * A text in the letters that the standard typefaces of PDF have: others lose their marks (`Nguyễn` is `Nguyen`), or are a
 * question mark, so that nothing else is printed in their place. White space of any kind is a space.
 */
export const standardText = (text: string): string =>
  [...text.normalize('NFC').replace(/\s+/gu, ' ')]
    .map((letter) => (isStandard(letter) ? letter : plainly(letter)))
    .join('');
