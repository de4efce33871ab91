import { InvalidArgumentError } from 'commander';

/**
 * A whole number above 0, as an option gives it.
 * @throws InvalidArgumentError for anything else: commander says it beside the option
 */
export const positive = (value: string): number => {
  const parsed = Number(value);
  if (Number.isInteger(parsed) && parsed > 0) return parsed;
  throw new InvalidArgumentError('Use a whole number above 0.');
};

/**
 * A date (its midnight in UTC) or an instant, as an option gives it.
 * @throws InvalidArgumentError for anything else: commander says it beside the option
 */
export const instantOf = (value: string): Date => {
  const parsed = new Date(value);
  if (/^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(parsed.getTime())) return parsed;
  throw new InvalidArgumentError('Use a date such as 2026-11-21, or an instant such as 2026-11-21T09:00:00+11:00.');
};
