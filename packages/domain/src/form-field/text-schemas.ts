import * as z from 'zod';
import type { FieldInput } from './field-row';
import { typedField } from './typed-field';

/** The fault of a text that is too long: it names the field and the limit, which the summary of a form needs too. */
export const tooLong = (longest: number, what = 'it') => ({
  error: ({ input }: { readonly input?: unknown }) =>
    `Please shorten ${what} to ${longest} characters. It has ${String(input).length}.`,
});

/** What was typed into a field of a kind, cleaned (`typedField`) before anything else is asked of it. */
export const typedAs = (input: FieldInput) => z.string().overwrite((typed) => typedField(input, typed));

/** Text of limited length on one line; `what` names the field in the fault of a longer one. */
export const text = (longest: number, what = 'it') => typedAs('text').max(longest, tooLong(longest, what));

/** Text of one form, or nothing: which kinds must have it is the form's rule. */
export const textLike = (pattern: RegExp, message: string, input: FieldInput = 'text') =>
  typedAs(input).regex(pattern, message).default('');

/** Figures as people type them, `45,000` or `45 000`, without what stands between the digits. */
export const figures = (pattern: RegExp, message: string) => textLike(pattern, message, 'figures');
