import type { Db } from '../database/database';
import { serviceNamed } from '../services/services';
import type { Erasure } from './erasure';

/** Something that a part of the platform keeps of a person, as they are given it when they ask for their data. */
export interface PersonalRecords {
  /** What the data belong to, such as `shopper`. */
  readonly subject: string;
  /** Its name in the file that they are given. */
  readonly name: string;
  /** The table that it is read from. */
  readonly table: string;
  /** What is kept, as JSON; without digests of tokens, which mean nothing to anybody and open something. */
  readonly read: (db: Pick<Db, 'select'>, id: string) => Promise<unknown>;
}

/** What all parts of the platform have of a person: to be erased, and to be given to them. */
export interface PersonalData {
  readonly erasures: readonly Erasure[];
  readonly records: readonly PersonalRecords[];
}

/** The rosters of {@link PersonalData} for routes: a subject does not know the others. */
export const personalDataService = serviceNamed<PersonalData>('personal-data');

/** All that is kept of one of a subject, by the names of the records. */
export const readRecords = async (
  records: readonly PersonalRecords[],
  db: Pick<Db, 'select'>,
  subject: string,
  id: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const own = records.filter((one) => one.subject === subject);
  const read: [string, unknown][] = [];
  for (const one of own) read.push([one.name, await one.read(db, id)]);
  return Object.fromEntries(read);
};
