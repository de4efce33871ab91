import { findMake } from '@forecourt/domain/makes';
import { bodyLabel } from '@forecourt/domain/simple-words';
import { isSlug } from '@forecourt/domain/slug';
import {
  australianStates,
  carTypes,
  itemTypes,
  simpleDrives,
  simpleFuels,
  simpleTransmissions,
  vehicleStatuses,
} from '@forecourt/domain/vehicle';
import type { ListAttribute } from '../criteria/attributes';
import type { Range } from '../criteria/criteria';
import { makeModel, readMakeModel } from '../criteria/make-models';

/** Longest value that a filter may carry; longer ones are malformed and ignored. */
export const longestValue = 100;
/** Values that one filter may carry. */
export const mostValues = 50;
/** Longest search text; the rest is cut. */
const longestQuery = 200;
/** Last page that can be asked for; paging reaches 20,000 hits. */
export const lastPage = 20_000;

/** The spelling that the index uses, whatever the case of the URL; the word itself where the words are open. */
const spelledAs =
  (words: readonly string[], isClosed: boolean) =>
  (value: string): string | null =>
    words.find((word) => word.toLowerCase() === value.toLowerCase()) ?? (isClosed ? null : value);

const count = (value: string): string | null => (/^\d{1,3}$/.test(value) ? String(Number(value)) : null);

const spelling: Partial<Record<ListAttribute, (value: string) => string | null>> = {
  make: (value) => findMake(value)?.name ?? value,
  make_model: (value) => {
    const read = readMakeModel(value);
    return read === null ? null : makeModel(findMake(read.make)?.name ?? read.make, read.model);
  },
  car_type: spelledAs(carTypes, true),
  item_type: spelledAs(itemTypes, true),
  status: spelledAs(vehicleStatuses, true),
  state: spelledAs(australianStates, true),
  certified: spelledAs(['true', 'false'], true),
  body: (value) => bodyLabel(value),
  fuel: spelledAs(simpleFuels, false),
  drive: spelledAs(simpleDrives, false),
  transmission: spelledAs(simpleTransmissions, false),
  seats: count,
  berths: count,
  price_range: (value) => (readRange(value) === null ? null : value),
  weekly_price_range: (value) => (readRange(value) === null ? null : value),
};

/** Values of a list filter as the index spells them: trimmed, sorted, each once; malformed ones are left out (SRCH-02). */
export const readList = (attribute: ListAttribute, values: readonly string[]): readonly string[] => {
  const read = values.flatMap((value) => {
    const text = value.normalize('NFC').trim().replace(/\s+/g, ' ');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what makes a value malformed.
    if (text === '' || text.length > longestValue || /[\u0000-\u001f\u007f]/.test(text)) return [];
    const spelled = spelling[attribute] === undefined ? text : spelling[attribute](text);
    return spelled === null || spelled === '' ? [] : [spelled];
  });
  return [...new Set(read)].toSorted().slice(0, mostValues);
};

const readEnd = (text: string): number | null | undefined => {
  if (text === '') return null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
};

/** A range written `min:max`, either end open; null when malformed, empty or upside down (SRCH-02). */
export const readRange = (text: string): Range | null => {
  const ends = text.trim().split(':');
  if (ends.length !== 2) return null;
  const min = readEnd(ends[0] ?? '');
  const max = readEnd(ends[1] ?? '');
  if (min === undefined || max === undefined || (min === null && max === null)) return null;
  return min !== null && max !== null && min > max ? null : { min, max };
};

/** A range as `min:max`. */
export const printRange = ({ min, max }: Range): string => `${min ?? ''}:${max ?? ''}`;

/** Search text as it is searched: trimmed, single blanks, at most 200 characters; undefined when empty. */
export const readQuery = (text: string | null): string | undefined => {
  const query = (text ?? '')
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are never searched for.
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
    .slice(0, longestQuery)
    // A cut must not leave half of a surrogate pair, which no URL can carry.
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return query.isWellFormed() && query !== '' ? query : undefined;
};

/** A slug; undefined for anything else (SRCH-02). */
export const readSlug = (text: string | null): string | undefined =>
  text !== null && text.length <= longestValue && isSlug(text) ? text : undefined;

/** A page from 2 to the last; undefined for page 1 and anything malformed (SRCH-01). */
export const readPage = (text: string | null): number | undefined => {
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return undefined;
  const page = Number(text);
  return page > 1 && page <= lastPage ? page : undefined;
};
