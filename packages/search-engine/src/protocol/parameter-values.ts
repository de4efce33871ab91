import { badRequest } from './request-error';

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
    if (!trimmed.startsWith('[')) return trimmed === '' ? [] : trimmed.split(',').map((item) => item.trim());
    let parsed: unknown;
    try {
      parsed = JSON.parse(trimmed);
    } catch {
      throw badRequest(`${name}: not a JSON array`);
    }
    return readList(name, parsed);
  }
  if (!Array.isArray(value)) throw badRequest(`${name}: expected an array of strings`);
  return (value as unknown[]).map((item) => readText(name, item));
}

export function readChoice<Choice extends string>(name: string, value: unknown, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw badRequest(`${name}: expected one of ${choices.join(', ')}`);
  return found;
}
