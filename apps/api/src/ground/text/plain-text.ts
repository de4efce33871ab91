/** Signs that end a line, in any writing system's way, and tabs. */
const breaks = /\r\n?|[\t\n\v\f\u0085\u2028\u2029]/g;

/**
 * What nobody sees and a screen or a program obeys: control characters (C0, C1), marks that turn the direction of
 * text, characters without width.
 */
const hidden = /\p{Cc}|\p{Bidi_Control}|[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Joiners hold letters of some scripts and parts of emoji together; anywhere else they are hidden characters. */
const looseJoiners = /(?<!\P{ASCII})[\u200C\u200D]|[\u200C\u200D](?!\P{ASCII})/gu;

const withoutHidden = (line: string): string => line.replace(hidden, '').replace(looseJoiners, '').toWellFormed();

/** Text as one line that says what it shows: breaks become spaces, hidden characters and halves of characters go. */
export const oneLine = (text: string): string => withoutHidden(text.replace(breaks, ' '));

/** Text of several lines, each as {@link oneLine} leaves it; every kind of break becomes `\n`. */
export const severalLines = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .split('\n')
    .map(oneLine)
    .join('\n');

/** Text for a terminal: lines and tabs stay, and nothing in it moves the cursor, colours or turns the direction. */
export const forTerminal = (text: string): string =>
  text.replace(/(?!\n|\t|\r(?=\n|$))\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/gu, '');

/** JSON whose hidden characters are written as escapes: it reads the same and a terminal obeys nothing in it. */
export const visibleJson = (json: string): string =>
  json.replace(
    /(?![\n\t])\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
