import type { Dealership } from '@forecourt/config/dealership';
import type { LeftOut } from '../../ground/database/schema/shapes/run-report';
import type { FeedFormat } from './feed-file/inspect-feed';
import { nearColumns } from './feed-file/near-columns';
import { anyShape } from './feed-file/numbered-record';
import type { FeedRecord } from './feed-vehicle';
import { feedProfiles, findProfile } from './profiles';
import type { ProfileColumn } from './profiles/profile';
import { fileSource } from './record-source';
import { createLeftOut } from './run-report';

/** Records of a feed that are looked at. */
const looked = 500;

/** One column of a feed, the field it maps to, and an example value. */
export interface DescribedColumn {
  readonly column: string;
  /** Field or fields of the vehicle; null when the profile leaves it over. */
  readonly field: string | null;
  readonly note: string | null;
  /** A column that the profile reads and the file lacks, and that this one seems to be; null when there is none. */
  readonly meant: string | null;
  readonly example: string;
}

export interface FeedDescription {
  readonly profile: string;
  /** The profile that reads most of the file's columns, and whether it is the one that was asked for. */
  readonly best: string;
  readonly format: FeedFormat;
  readonly encoding: 'utf-8' | 'windows-1252';
  readonly columns: readonly DescribedColumn[];
  /** Columns of the profile that the file does not have. Without the required ones it cannot be imported. */
  readonly missing: readonly (ProfileColumn & { readonly required: boolean })[];
  /**
   * Of the records looked at, how many would land, and what would be left out of them; null without a dealership to try
   * them on.
   */
  readonly trial: { readonly records: number; readonly landed: number; readonly left_out: readonly LeftOut[] } | null;
}

/** How well a profile fits: a file that lacks what it requires does not; else by the columns that it reads. */
const fitness = (columns: ReadonlySet<string>, name: string): number => {
  const { requiredColumns, columns: known } = findProfile(name);
  const lacking = requiredColumns.filter((column) => !columns.has(column)).length;
  const read = known.filter(({ column }) => columns.has(column)).length;
  return read / Math.max(columns.size, 1) - lacking;
};

/** The profile that fits these columns best. */
export const bestProfile = (columns: ReadonlySet<string>): string =>
  [...feedProfiles.keys()].reduce((best, name) => (fitness(columns, name) > fitness(columns, best) ? name : best));

const readSome = async (path: string, format: FeedFormat | undefined) => {
  const source = await fileSource(path, { format });
  const examples = new Map<string, string>();
  const records: { readonly record: FeedRecord; readonly line: number }[] = [];
  for await (const { record, line, fault } of source.records(anyShape)) {
    for (const [column, value] of Object.entries(record))
      if ((examples.get(column) ?? '') === '') examples.set(column, value.slice(0, 60));
    if (fault === null) records.push({ record, line });
    if (records.length >= looked) break;
  }
  return { inspection: source.inspection, examples, records };
};

/**
 * What a feed's columns map to under a profile (the best one, when none is named), what is left over, and what the
 * profile misses. Throws a StockError when the file cannot be read.
 */
export const describeFeed = async (
  path: string,
  {
    profile: wished,
    format,
    dealership,
    now,
  }: { profile?: string; format?: FeedFormat; dealership: Dealership | null; now: Date },
): Promise<FeedDescription> => {
  const { inspection, examples, records } = await readSome(path, format);
  const columns = new Set(examples.keys());
  const best = bestProfile(columns);
  const profile = findProfile(wished ?? best);
  const known = new Map(profile.columns.map((column) => [column.column, column]));
  /** A part of a nested field belongs to its field, where that is read in parts. */
  const readAs = (column: string) => {
    const whole = known.get(column.split('.')[0] ?? '');
    return known.get(column) ?? (whole?.hasParts === true ? whole : undefined);
  };
  const trialOn = (owner: Dealership) => {
    const context = { dealership: owner, now, occurrence: () => 1 };
    const leftOut = createLeftOut();
    let landed = 0;
    for (const { record, line } of records) {
      const mapped = profile.map(record, context);
      if (mapped.vehicle === null) continue;
      landed += 1;
      leftOut.add(line, mapped.warnings);
    }
    return { records: records.length, landed, left_out: leftOut.all() };
  };
  const missing = profile.columns.filter(({ column }) => !columns.has(column));
  const meant = new Map(
    [
      ...nearColumns(
        missing.map(({ column }) => column),
        [...columns],
        [...known.keys()],
      ),
    ].map(([column, near]) => [near, column]),
  );
  return {
    profile: profile.name,
    best,
    format: inspection?.format ?? 'csv',
    encoding: inspection?.encoding ?? 'utf-8',
    columns: [...examples].map(([column, example]) => ({
      column,
      field: readAs(column)?.field ?? null,
      note: readAs(column)?.note ?? null,
      meant: readAs(column) === undefined ? (meant.get(column) ?? null) : null,
      example,
    })),
    missing: missing.map(({ column, field, note }) => ({
      column,
      field,
      ...(note === undefined ? {} : { note }),
      required: profile.requiredColumns.includes(column),
    })),
    trial: dealership === null ? null : trialOn(dealership),
  };
};
