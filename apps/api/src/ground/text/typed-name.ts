import { oneLine } from '@forecourt/domain/typed-text';

/**
 * Signs by which mail programs know an address in text: a scheme, `www.`, or a dot with the end of a domain right behind
 * it, as in `example.com/read`, with the dots of other scripts too. An initial is one letter, and a saint has a blank.
 */
const addressLike = /:\/\/|www\.|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2}/iu;

/**
 * A name that a stranger typed, as mail to staff has it, behind a label of ours: one line, and no address in it becomes a
 * link, since names have none. Nothing of what was typed is left out.
 */
export const typedName = ({ name, last_name }: { readonly name: string; readonly last_name: string }): string => {
  const whole = oneLine(`${name} ${last_name}`).trim();
  return addressLike.test(whole)
    ? whole
        .replace(/[:/.@\u3002\uff0e\uff61]+/g, ' $& ')
        .replace(/ {2,}/g, ' ')
        .trim()
    : whole;
};
