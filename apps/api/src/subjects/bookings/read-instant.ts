const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/** An instant as the values of slots write it; null for anything else. */
export const readInstant = (typed: unknown): Date | null => {
  if (typeof typed !== 'string' || !written.test(typed)) return null;
  const instant = new Date(typed);
  return Number.isNaN(instant.getTime()) ? null : instant;
};
