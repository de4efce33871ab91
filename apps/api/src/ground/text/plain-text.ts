/** Text for a terminal: lines and tabs stay, and nothing in it moves the cursor, colours or turns the direction. */
export const forTerminal = (text: string): string =>
  text.replace(/(?!\n|\t|\r(?=\n|$))\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/gu, '');

/** JSON whose hidden characters are written as escapes: it reads the same and a terminal obeys nothing in it. */
export const visibleJson = (json: string): string =>
  json.replace(
    /(?![\n\t])\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
