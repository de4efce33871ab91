import { nearColumns } from './feed-file/near-columns';
import type { FeedRecord, RejectReason } from './feed-vehicle';
import type { FeedProfile } from './profiles/profile';

/** Most names of unread columns that are remembered: the records of a JSON feed may each have others. */
const mostNames = 2_000;

/**
 * Names, record by record, the columns that a profile does not read although they seem to be meant as one that it does:
 * `price.amount` of a nested feed is `price`. Where that one has a value nothing is missing, and nothing is named.
 */
export const createUnreadColumns = ({ columns }: Pick<FeedProfile, 'columns'>) => {
  const names = columns.map(({ column }) => column);
  const known = new Set(names);
  const inParts = columns.flatMap(({ column, hasParts }) => (hasParts === true ? [`${column}.`] : []));
  const meantBy = new Map<string, string | null>();

  const meaningOf = (column: string): string | null => {
    const remembered = meantBy.get(column);
    if (remembered !== undefined) return remembered;
    const isRead = known.has(column) || inParts.some((part) => column.startsWith(part));
    const [meant = null] = isRead ? [] : nearColumns(names, [column], names).keys();
    if (meantBy.size < mostNames) meantBy.set(column, meant);
    return meant;
  };

  return (record: FeedRecord): readonly RejectReason[] =>
    Object.entries(record).flatMap(([field, value]) => {
      const meant = value.trim() === '' ? null : meaningOf(field);
      if (meant === null || (record[meant] ?? '').trim() !== '') return [];
      return [{ field, value, reason: `Nothing reads a column of this name. If it holds ${meant}, call it ${meant}.` }];
    });
};
