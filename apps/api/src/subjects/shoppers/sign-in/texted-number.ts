import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** What somebody typed as their mobile number: the number in E.164, or what to mend. */
export type TextedNumber = { readonly phone: string; readonly isAbroad: boolean } | { readonly fault: string };

/** Kinds of number that take a text. Some countries do not tell theirs apart. */
const texted: ReadonlySet<string> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** The plan of Australia has its satellite telephones (0147), which take texts, among those. Elsewhere anybody rents them. */
const satellite = 'VOIP';

/**
 * The number that a code can be texted to, Australian unless it begins with `+` or the prefix for calls abroad. Which
 * numbers take texts is decided by the metadata that know the kinds of number; they stay on the server.
 */
export const textedNumber = (typed: string): TextedNumber => {
  const parsed = parsePhoneNumberFromString(typed, 'AU');
  if (typed.trim() === '') return { fault: 'Please enter your mobile number.' };
  if (!parsed?.isValid())
    return {
      fault:
        'This is no telephone number. Please enter a mobile number such as 0491 570 006, or with +64 and the like for one from abroad.',
    };
  const isAbroad = parsed.country !== 'AU';
  const kind = parsed.getType() ?? '';
  if (!texted.has(kind) && (isAbroad || kind !== satellite))
    return { fault: 'This number cannot receive texts. Please enter a mobile number.' };
  return { phone: parsed.number, isAbroad };
};
