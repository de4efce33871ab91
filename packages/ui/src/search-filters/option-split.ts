/** Options that stay in view and options that fold away, both in the given order. */
export type OptionSplit<Option> = { readonly shown: readonly Option[]; readonly extra: readonly Option[] };

/**
 * The first `limit` options and, after them, every chosen one stay in view; the rest folds away. A fold of a single
 * option is not worth its button, so that one is shown. Source: SRCH-08.
 */
export const splitOptions = <Option extends { readonly checked: boolean }>(
  options: readonly Option[],
  limit: number,
): OptionSplit<Option> => {
  const extra = options.filter((option, index) => index >= limit && !option.checked);
  if (extra.length <= 1) return { shown: options, extra: [] };
  return { shown: options.filter((option) => !extra.includes(option)), extra };
};
