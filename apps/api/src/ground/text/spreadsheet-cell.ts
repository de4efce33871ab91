/** What a spreadsheet takes for the beginning of a formula, in its full-width forms and behind spaces too. */
const formula = /^'*\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

const isPlainNumber = (text: string): boolean => /^[+-]?[\d ().-]*$/.test(text);

/**
 * Text as it may stand in a cell of CSV that people open in a spreadsheet: what it would run as a formula gets an
 * apostrophe before it. {@link readCell} takes it off again.
 */
export const safeCell = (text: string): string => (formula.test(text) && !isPlainNumber(text) ? `'${text}` : text);

/** A cell that {@link safeCell} wrote, as it was. */
export const readCell = (text: string): string => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);
