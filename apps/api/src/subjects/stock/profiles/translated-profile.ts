import { plainProse } from '../../../ground/safe-html/plain-prose';
import type { FeedRecord, RejectReason } from '../feed-vehicle';
import { canonicalProfile } from './canonical';
import { columnIn, type FeedProfile, type ProfileColumn } from './profile';

/** One column of a feed: the canonical column it fills, and how its words become ours. */
export interface TranslatedColumn extends ProfileColumn {
  /** Canonical columns and values of one value; the field as it stands when left out. */
  readonly read?: (value: string, record: FeedRecord) => FeedRecord;
}

/**
 * A profile as data: its columns are rewritten as canonical ones, which then are checked as always. Reasons name the
 * feed's own columns and values.
 */
export const translatedProfile = ({
  columns,
  ...profile
}: {
  readonly name: string;
  readonly description: string;
  readonly requiredColumns: readonly string[];
  readonly columns: readonly TranslatedColumn[];
}): FeedProfile => {
  const columnOf = columnIn(columns);
  /** Of several columns that may fill a field, the one that did. */
  const sourceOf = (field: string, value: string, record: FeedRecord): string =>
    columns.find(
      (candidate) => candidate.field.split(', ').includes(field) && record[candidate.column]?.trim() === value,
    )?.column ?? columnOf(field);
  return {
    ...profile,
    columns,
    columnOf,
    map: (record, context) => {
      const canonical: Record<string, string> = {};
      for (const { column, field, read } of columns) {
        const value = record[column] ?? '';
        Object.assign(canonical, read === undefined ? { [field]: value } : read(value, record));
      }
      const mapped = canonicalProfile.map(canonical, context);
      const named = ({ field, ...told }: RejectReason): RejectReason => {
        const column = sourceOf(field, canonical[field] ?? '', record);
        return { ...told, field: column, value: record[column] ?? '' };
      };
      return mapped.vehicle === null
        ? { ...mapped, reasons: mapped.reasons.map(named) }
        : { ...mapped, warnings: mapped.warnings.map(named) };
    },
  };
};

/** A list whose members are joined by `separator`, as the canonical feed joins them. */
export const listBy =
  (field: string, separator: RegExp) =>
  (value: string): FeedRecord => ({ [field]: value.split(separator).join('|') });

/** The same of words, whose references (`18&quot;`) are read before a semicolon can part them. */
export const wordsBy =
  (field: string, separator: RegExp) =>
  (value: string): FeedRecord => ({ [field]: plainProse(value).split(separator).join('|') });
