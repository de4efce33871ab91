/** Whether the values of a line are not all the same. A value that is missing differs from one that is there. */
export const differs = (values: readonly (string | null)[]): boolean =>
  values.length > 1 && values.some((value) => (value?.trim() ?? '') !== (values[0]?.trim() ?? ''));
