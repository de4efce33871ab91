import { oneLine } from '@forecourt/domain/typed-text';

/** Signs by which mail programs know an address in text. */
const addressLike = /:\/\/|www\./i;

/**
 * A name that a stranger typed, as mail to staff has it, behind a label of ours: one line, and no address in it becomes a
 * link, since names have none. Nothing of what was typed is left out.
 */
export const typedName = ({ name, last_name }: { readonly name: string; readonly last_name: string }): string => {
  const whole = oneLine(`${name} ${last_name}`).trim();
  return addressLike.test(whole)
    ? whole
        .replace(/[:/.@]+/g, ' $& ')
        .replace(/ {2,}/g, ' ')
        .trim()
    : whole;
};
