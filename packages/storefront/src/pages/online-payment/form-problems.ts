import { type OnlinePaymentField, type OnlinePaymentForm, onlinePaymentFields } from '@forecourt/api-contract';

/** Id of each input, to which the summary of what is to be mended leads. */
export const fieldId = (name: OnlinePaymentField): string => `pay-${name}`;

/** What the form begins with and says: what was typed, what is wrong with which field, and with all of it. */
export interface ShownForm {
  readonly typed: Readonly<Partial<Record<OnlinePaymentField, string>>>;
  readonly faults: Readonly<Partial<Record<OnlinePaymentField, string>>>;
  /** What is wrong with the whole; null where it is with fields alone, or nothing was sent. */
  readonly error: string | null;
}

/** A form as it came back, or an empty one. */
export const shownForm = (returned: OnlinePaymentForm['returned']): ShownForm => {
  if (returned === null) return { typed: {}, faults: {}, error: null };
  const faults = Object.fromEntries(
    onlinePaymentFields.flatMap((name) => {
      const fault = returned.faults.find(({ path }) => path === name);
      return fault === undefined ? [] : [[name, fault.message]];
    }),
  );
  const typed = Object.fromEntries(onlinePaymentFields.map((name) => [name, returned.typed[name] ?? '']));
  return { typed, faults, error: Object.keys(faults).length > 0 ? null : returned.error };
};
