import * as z from 'zod';

/** The fault of a text that is too long: it names the field and the limit, which the summary of a form needs too. */
export const tooLong = (longest: number, what = 'it') => ({
  error: ({ input }: { readonly input?: unknown }) =>
    `Please shorten ${what} to ${longest} characters. It has ${String(input).length}.`,
});

/** Text of limited length; `what` names the field in the fault of a longer one. */
export const text = (longest: number, what = 'it') => z.string().trim().max(longest, tooLong(longest, what));

/** Text of one form, or nothing: which kinds must have it is the form's rule. */
export const textLike = (pattern: RegExp, message: string, between: RegExp | string = '') =>
  z
    .string()
    .overwrite((typed) => typed.trim().replace(between, ''))
    .regex(pattern, message)
    .default('');

/** Figures as people type them, `45,000` or `45 000`, without what stands between the digits. */
export const figures = (pattern: RegExp, message: string) => textLike(pattern, message, /[\s,]/g);
