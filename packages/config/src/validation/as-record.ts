/** A part of a document by its keys; one without any where it is no object. */
export const asRecord = (input: unknown): Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};

/** A part of a document as a list; empty where it is none. */
export const asList = (input: unknown): readonly unknown[] => (Array.isArray(input) ? input : []);
