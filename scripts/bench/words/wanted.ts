import type { SearchRecord } from '@forecourt/search/record';

/** Ends of a number, both included. */
interface Ends {
  readonly min?: number;
  readonly max?: number;
}

/** A value that a field must have, one of several, or a number between two ends. */
type Asked = string | number | readonly (string | number)[] | Ends;

/** Vehicles as a predicate over fields of their record: each field that is named must be as asked. */
export type Wanted = Partial<Readonly<Record<keyof SearchRecord, Asked>>> & {
  /** A pattern that the words about the vehicle must hold, whatever the case: its name, features or comments. */
  readonly says?: string;
};

/** Words and what they must find. */
export type QueryRow = readonly [words: string, wanted: Wanted];

export interface SiteQuery {
  readonly site: string;
  readonly words: string;
  readonly wanted: Wanted;
}

const isAsked = (value: unknown, asked: Asked): boolean => {
  if (typeof asked === 'object' && !Array.isArray(asked)) {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = asked as Ends;
    return typeof value === 'number' && value >= min && value <= max;
  }
  return [asked].flat().some((one) => one === value);
};

/** Whether a vehicle is among those that are wanted. */
export const isWanted = (record: SearchRecord, { says, ...fields }: Wanted): boolean => {
  const { name, badge, filtered_features, size_words, dealercomments, location_name, city } = record;
  const words = [name, badge, ...filtered_features, ...size_words, dealercomments, location_name, city].join(' | ');
  return (
    Object.entries(fields).every(([field, asked]) => isAsked(record[field as keyof SearchRecord], asked as Asked)) &&
    (says === undefined || new RegExp(says, 'i').test(words))
  );
};
