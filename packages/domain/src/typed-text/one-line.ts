/** Signs that end a line, in any writing system's way, and everything that is drawn as a blank. */
const blanks = /\r\n|[\t-\r\u0085\u2028\u2029\p{Zs}]/gu;

/**
 * What nobody sees and a screen or a program obeys: control characters (C0, C1), marks that turn the direction of
 * text, characters without width.
 */
const hidden = /\p{Cc}|\p{Bidi_Control}|[\u00AD\u180E\u200B\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Joiners hold letters of some scripts and parts of emoji together; beside anything of ASCII they are hidden characters. */
const looseJoiners = /(?<=^|\p{ASCII})[\u200C\u200D]+|(?<![\u200C\u200D])[\u200C\u200D]+(?=\p{ASCII}|$)/gu;

/**
 * Text as one line that says what it shows: breaks and every kind of blank become spaces, hidden characters and halves of
 * characters go. Cleaned again it stays as it is.
 */
export const oneLine = (text: string): string =>
  text.replace(blanks, ' ').replace(hidden, '').replace(looseJoiners, '').toWellFormed();
