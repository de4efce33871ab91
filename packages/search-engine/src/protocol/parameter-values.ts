import { badRequest } from '../refusals/request-error';

/** Characters of one entry: an attribute, a facet value, a condition of a filter. */
const LONGEST_ENTRY = 512;

/** Names or values in one list. */
const MOST_ENTRIES = 1000;

/** Characters of a refused text that its refusal repeats. */
const LONGEST_EXCERPT = 40;

// Readers of single parameter values. Values of a `params` string are text, hence the second reading of each kind.

export function readText(name: string, value: unknown): string {
  if (typeof value !== 'string') throw badRequest(`${name}: expected a string`);
  return value;
}

export function readBoolean(name: string, value: unknown): boolean {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw badRequest(`${name}: expected true or false`);
}

/** A whole number from `low` to `high`, both included. */
export function readWhole(name: string, value: unknown, low: number, high: number): number {
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) throw badRequest(`${name}: expected an integer`);
  if (number < low || number > high) throw badRequest(`${name}: ${number} is not from ${low} to ${high}`);
  return number;
}

/** A list of strings: an array, its JSON text, or a comma-separated text. */
export function readList(name: string, value: unknown): string[] {
  if (typeof value === 'string') {
    const trimmed = value.trim();
    if (!trimmed.startsWith('['))
      return trimmed === ''
        ? []
        : readEntries(
            name,
            trimmed.split(',').map((item) => item.trim()),
          );
    let parsed: unknown;
    try {
      parsed = JSON.parse(trimmed);
    } catch {
      throw badRequest(`${name}: not a JSON array`);
    }
    return readList(name, parsed);
  }
  if (!Array.isArray(value)) throw badRequest(`${name}: expected an array of strings`);
  return readEntries(name, value as unknown[]);
}

/** A list of names without repeats: a repeated name changes nothing, and would be looked up in each hit again. */
export function readNames(name: string, value: unknown): string[] {
  return [...new Set(readList(name, value))];
}

function readEntries(name: string, items: readonly unknown[]): string[] {
  if (items.length > MOST_ENTRIES) throw badRequest(`${name}: at most ${MOST_ENTRIES} entries`);
  return items.map((item) => readEntry(name, item));
}

/** One entry of a list or filter, of a length that an attribute with its value can have. */
export function readEntry(name: string, value: unknown): string {
  const entry = readText(name, value);
  if (entry.length > LONGEST_ENTRY) {
    throw badRequest(`${name}: ${quoted(entry)} is too long: at most ${LONGEST_ENTRY} characters`);
  }
  return entry;
}

/** A text as a refusal repeats it: in quotes, and cut where it would make the answer long. */
export function quoted(text: string): string {
  if (text.length <= LONGEST_EXCERPT) return JSON.stringify(text);
  return `${JSON.stringify(text.slice(0, LONGEST_EXCERPT).toWellFormed())}...`;
}

export function readChoice<Choice extends string>(name: string, value: unknown, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw badRequest(`${name}: expected one of ${choices.join(', ')}`);
  return found;
}
