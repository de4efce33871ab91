import type { z } from 'zod';
import { type DocumentFault, printFaultPath } from './fault';
import { unknownKeyFaults } from './unknown-keys';

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );

const withStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

const reasonOf = (issue: z.core.$ZodIssue, input: unknown): string => {
  const value = valueAt(input, issue.path);
  const said = issue.message.replace(/^Invalid input: /, '').replace(/^Invalid option: /, '');
  if (value === undefined) return withStop(`Is missing: ${said.replace(/, received undefined$/, '')}`);
  return withStop(`${said.charAt(0).toUpperCase()}${said.slice(1)} (found ${shown(value)})`);
};

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** Every fault that a schema finds in a document, unknown keys at any depth among them. */
export const schemaFaults = (schema: z.ZodType, input: unknown): readonly DocumentFault[] => {
  const result = schema.safeParse(input);
  const issues = result.success ? [] : result.error.issues;
  return [
    ...issues
      .filter((issue) => issue.code !== 'unrecognized_keys')
      .map((issue) => ({ path: printFaultPath(issue.path), reason: reasonOf(issue, input) })),
    ...unknownKeyFaults(schema, input),
  ];
};
