import { byParts, capitalised, folded } from './folded';

/**
 * A suburb or city without the letters of a system that knows one case: `SYDNEY` is Sydney, `WAGGA WAGGA` is Wagga Wagga.
 * A name that has both cases is somebody's own spelling and stays.
 */
export const placeSpelling = (written: string): string => {
  const name = written.replace(/\s+/g, ' ').trim();
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return folded(name)
    .split(' ')
    .map((word) => byParts(word, (part) => (part === 's' ? part : capitalised(part))).replace(/^Mc\p{Ll}/u, inName))
    .join(' ');
};

const inName = (start: string): string => `Mc${start.charAt(2).toUpperCase()}`;
