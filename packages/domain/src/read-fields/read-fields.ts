// For what pages read of a device or an answer without anybody acting: a schema would bring its library, 33 KB. The
// schema beside the reader stays what a type is, and a test holds the two together.

/** Whether a value is what it should be. */
export type FieldCheck<Value> = (value: unknown) => value is Value;

/** A check for each field of a type; the compiler asks for those that are missing. */
export type FieldChecks<Fields> = { readonly [Name in keyof Fields]-?: FieldCheck<Fields[Name]> };

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
/** A number that is one: JSON writes what is too large for a double, and it is read as Infinity. */
export const isFigure = (value: unknown): value is number => Number.isFinite(value);
/** A whole number from 0 on that a double holds exactly. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The same check, which lets null pass too. */
export const orNull =
  <Value>(check: FieldCheck<Value>): FieldCheck<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value);

/** One of a vocabulary's words. */
export const isWordOf =
  <Word extends string>(words: readonly Word[]): FieldCheck<Word> =>
  (value): value is Word =>
    words.some((word) => word === value);

/**
 * The fields of a value that are checked, and no others.
 * @param what Names the value in an error: `vehicle view`.
 * @throws TypeError where the value is no object, or for the first field that does not fit.
 */
export const readFields = <Fields extends object>(
  what: string,
  value: unknown,
  checks: FieldChecks<Fields>,
): Fields => {
  if (typeof value !== 'object' || value === null)
    throw new TypeError(`${what}: ${JSON.stringify(value)} is no object.`);
  const given: Readonly<Record<string, unknown>> = { ...value };
  const fields = Object.entries<FieldCheck<unknown>>(checks).map(([name, check]) => {
    const field = given[name];
    if (!check(field)) throw new TypeError(`${what}: ${name} cannot be ${JSON.stringify(field)}.`);
    return [name, field];
  });
  return Object.fromEntries(fields) as Fields;
};
