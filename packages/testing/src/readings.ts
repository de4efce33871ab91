import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import type * as z from 'zod';

/** What one field is often mistaken for, and ends of what numbers hold. JSON writes 1e999, which is read as Infinity. */
const oddities: readonly unknown[] = [
  null,
  undefined,
  '',
  ' ',
  '7',
  '007',
  '7x',
  '7\n',
  'true',
  true,
  false,
  [],
  {},
  0,
  -0,
  1,
  -1,
  0.5,
  0.1 + 0.2,
  10.005,
  1e15 + 0.01,
  2 ** 53,
  1e21,
  Number.MIN_VALUE,
  Number.MAX_VALUE,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];

/**
 * Every value that is nearly the right one: one field missing, one that holds something else, another field beside its
 * own, or the whole in a list.
 * @param more What a field may hold besides what is odd for any: words of a vocabulary, ends of a range.
 */
export const nearMisses = (right: object, more: readonly unknown[] = []): readonly unknown[] => {
  const held = [...oddities, ...Object.values(right), ...more];
  return [
    right,
    [right],
    { ...right, 'another field': 1 },
    ...Object.keys(right).flatMap((name) => [
      Object.fromEntries(Object.entries(right).filter(([other]) => other !== name)),
      ...held.map((value) => ({ ...right, [name]: value })),
    ]),
  ];
};

/** JSON of every kind; and the right value with any JSON or number in some of its fields, and others beside them. */
export const nearlyRight = (right: object, more: readonly unknown[] = []): fc.Arbitrary<unknown> => {
  const value = fc.oneof(fc.jsonValue(), fc.double(), fc.constantFrom(...oddities, ...more));
  const names = fc.oneof(fc.constantFrom(...Object.keys(right)), fc.string());
  return fc.oneof(
    fc.jsonValue(),
    fc.dictionary(names, value, { maxKeys: 2 }).map((changed) => ({ ...right, ...changed })),
  );
};

const outcome = <Value>(read: () => Value): Value | 'refused' => {
  try {
    return read();
  } catch {
    return 'refused';
  }
};

/** Asserts that a reader makes of a value what its schema does: the same fields, or neither takes it. */
export const agreement =
  <Value>(read: (value: unknown) => Value, schema: z.ZodType<Value>) =>
  (value: unknown): void =>
    deepStrictEqual(
      outcome(() => read(value)),
      outcome(() => schema.parse(value)),
    );
