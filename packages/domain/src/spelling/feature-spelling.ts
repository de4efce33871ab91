import { byParts, capitalised, folded, inCapitals, isUnspoken } from './folded';
import { featureWords, modelWords } from './known-words';

/** Units and endings behind a figure that are written small; `12v` and `190l` are in capitals. */
const small = /^(?:[tmx]|kg|km|mm|cm|in|ft|p|st|nd|rd|th|min|inch|way|zone|speed|stage|seat|seater|door)$/;
const measures: Readonly<Record<string, string>> = { kw: 'kW', kwh: 'kWh', ah: 'Ah', nm: 'Nm', ghz: 'GHz' };

const withFigures = (part: string): string => {
  if (/^\d+x\d+$/.test(part)) return part;
  const [, start = part, tail = ''] = /^(.*\d)(\p{L}+)$/u.exec(part) ?? [];
  if (tail === '') return inCapitals(part);
  if (Object.hasOwn(measures, tail)) return `${inCapitals(start)}${measures[tail]}`;
  return `${inCapitals(start)}${small.test(tail) || tail.length > 3 ? tail : inCapitals(tail)}`;
};

const partSpelling = (part: string): string => {
  const known = featureWords.get(part);
  if (known !== undefined) return known;
  if (/\d/.test(part)) return withFigures(part);
  return part.length > 1 && part.length <= 5 && isUnspoken(part) ? inCapitals(part) : part;
};

const wordSpelling = (word: string): string => {
  if (word === 'a') return word;
  const known = featureWords.get(word) ?? (/[a-z]-[a-z]/.test(word) ? undefined : capitalsOf(word));
  return (
    known ?? byParts(word, (part) => (part.length === 1 && !/\d/.test(part) ? inCapitals(part) : partSpelling(part)))
  );
};

/** A word that models write with capitals inside it, such as LandCruiser: names alone, and no short words. */
const capitalsOf = (word: string): string | undefined => {
  const known = modelWords.get(word);
  return known !== undefined && /\p{Ll}\p{Lu}/u.test(known) && known.length > 4 ? known : undefined;
};

/**
 * The one spelling of a vehicle's feature, by the value alone: `tow bar`, `Tow Bar` and `TOW BAR` are Tow bar,
 * `apple carplay` is Apple CarPlay. Known names and abbreviations have their capitals, all else is written as a sentence.
 * What has its one spelling keeps it.
 */
export const featureSpelling = (written: string): string => {
  const words = folded(written).split(' ');
  const spelled = words
    .map(wordSpelling)
    .join(' ')
    .replace(/\bAndroid auto\b/g, 'Android Auto');
  // A name that begins small, such as iPod, stays so.
  const [first = ''] = words;
  return featureWords.has(first) || /\d/.test(first) ? spelled : capitalised(spelled);
};
