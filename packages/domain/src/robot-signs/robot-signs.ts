import { formerHiddenFields, hiddenField } from '../enquiry/form-words';

/** Signs of a robot, each with what is said of it to those who answer leads (LEAD-04). */
const robotSigns = {
  trap: 'a field that people do not see was filled in',
  haste: 'it was sent faster than most people can',
} as const;
export type RobotSign = keyof typeof robotSigns;

/** Most people take longer than this from the first touch of a form to its sending, in milliseconds (LEAD-04). */
const fewestMs = 800;

/**
 * The signs of a robot in what a form sent. A browser, a password manager or a quick thumb may give any of them, so they
 * mark an enquiry and are no reason to refuse it.
 * @param sent fields of the form, among them the hidden one, and `elapsed_ms` where scripts measured it
 */
export const robotSignsIn = (sent: Readonly<Record<string, unknown>>): readonly RobotSign[] => {
  const isTrapped = [hiddenField, ...formerHiddenFields].some(
    (name) => typeof sent[name] === 'string' && sent[name] !== '',
  );
  const isHasty = typeof sent.elapsed_ms === 'number' && sent.elapsed_ms < fewestMs;
  return [...(isTrapped ? (['trap'] as const) : []), ...(isHasty ? (['haste'] as const) : [])];
};

/** One sentence for those who answer the lead; null where it has no sign. */
export const robotWords = (signs: readonly RobotSign[]): string | null =>
  signs.length === 0 ? null : `This may come from a robot: ${signs.map((sign) => robotSigns[sign]).join('; ')}.`;
