import { byParts, capitalised, folded, inCapitals, isUnspoken } from './folded';
import { modelWords, smallWords } from './known-words';

/** Letters behind the figures of a model that its makers write small, as they write them: `320i`, `NX300h`, `740Li`. */
const tails: Readonly<Record<string, string>> = {
  i: 'i',
  d: 'd',
  e: 'e',
  h: 'h',
  hl: 'hL',
  ci: 'Ci',
  li: 'Li',
  ti: 'ti',
  tdi: 'TDI',
};

const withFigures = (part: string): string => {
  // `4x4`, `2nd` and `i30`; Mazda3 is a name with a figure, and xDrive30i has both.
  if (/^\d+x\d+$/.test(part) || /^\d+(?:st|nd|rd|th)$/.test(part)) return part;
  const drive = /^([exs])drive(\d\w*)$/.exec(part);
  if (drive !== null) return `${drive[1]}Drive${withFigures(drive[2] ?? '')}`;
  if (/^i\d+$/.test(part)) return part;
  if (/^\p{L}{4,}\d+$/u.test(part) && !isUnspoken(part)) return capitalised(part);
  const [, start = part, tail = ''] = /^(.*\d)(\p{L}+)$/u.exec(part) ?? [];
  return `${inCapitals(start)}${Object.hasOwn(tails, tail) ? tails[tail] : inCapitals(tail)}`;
};

const partSpelling = (part: string): string => {
  const known = modelWords.get(part);
  if (known !== undefined) return known;
  if (/\d/.test(part)) return withFigures(part);
  return part.length <= 3 || isUnspoken(part) ? inCapitals(part) : capitalised(part);
};

/**
 * The one spelling of a model or badge, by the value alone: `corolla`, `Corolla` and `COROLLA` are Corolla on every site,
 * whatever else is in stock and whichever came first. Known words keep their capitals (`HiLux`, `D-MAX`), short ones and
 * codes are in capitals (`RAV4`, `GLC`), others begin with one (`X-Trail`). Only the letters' case, blanks and kinds of
 * hyphens differ from what was written, so its place in addresses stays. What has its one spelling keeps it.
 */
export const modelSpelling = (written: string): string =>
  folded(written)
    .split(' ')
    .map((word, at) => modelWords.get(word) ?? (at > 0 && smallWords.has(word) ? word : byParts(word, partSpelling)))
    .join(' ');
