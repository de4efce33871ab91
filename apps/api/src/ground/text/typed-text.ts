import { enquiryField, enquiryFieldNames } from '@forecourt/domain/enquiry';
import { oneLine, severalLines } from '@forecourt/domain/typed-text';

/** The fields that people write several lines in, by name. */
const severalLined = new Set<string>(enquiryFieldNames.filter((name) => enquiryField(name).input === 'lines'));

const clean = (value: unknown, name: string): unknown => {
  if (typeof value === 'string') return severalLined.has(name) ? severalLines(value) : oneLine(value);
  if (Array.isArray(value)) return value.map((one) => clean(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [oneLine(key), clean(one, key)]));
};

/**
 * A submission as it may be stored and shown: every text on one line, a message on several, and none with characters
 * that are not seen and that a mail program, a spreadsheet or a terminal obeys. What was typed in good faith stays.
 * @throws RangeError for values nested deeper than the stack; JSON of a form's size may be
 */
export const cleanTyped = <Value>(value: Value): Value => clean(value, '') as Value;
