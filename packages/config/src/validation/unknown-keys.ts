import * as z from 'zod';
import { type DocumentFault, printFaultPath } from './fault';
import { nearestKey } from './nearest-key';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema inside defaults, options and the like. */
const unwrapped = (schema: unknown): unknown => {
  let inner = schema;
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodNullable ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodPrefault
  ) {
    inner = inner.unwrap();
  }
  return inner;
};

/** The alternative of a union whose closed words the value carries. */
const chosen = (union: z.ZodUnion, value: unknown): unknown =>
  isRecord(value)
    ? union.options.map(unwrapped).find((option) => {
        if (!(option instanceof z.ZodObject)) return false;
        return Object.entries(option.shape).every(
          ([key, inner]) => !(inner instanceof z.ZodLiteral) || inner.safeParse(value[key]).success,
        );
      })
    : undefined;

/** Every key at any depth that the schema does not know, with the known key it is nearest to. */
export const unknownKeyFaults = (
  schema: unknown,
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly DocumentFault[] => {
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodUnion) return unknownKeyFaults(chosen(bare, value), value, path);
  if (bare instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => unknownKeyFaults(bare.element, item, [...path, index]));
  }
  if (!(bare instanceof z.ZodObject) || !isRecord(value)) return [];
  const known = Object.keys(bare.shape);
  return Object.entries(value).flatMap(([key, inner]) => {
    if (Object.hasOwn(bare.shape, key)) return unknownKeyFaults(bare.shape[key], inner, [...path, key]);
    const near = nearestKey(key, known);
    const mend = near === undefined ? `Known keys: ${known.join(', ')}.` : `Did you mean "${near}"?`;
    return [{ path: printFaultPath([...path, key]), reason: `"${key}" is not a known key. ${mend}` }];
  });
};
