import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import { type FeedFormat, type FeedInspection, inspectFeed } from './feed-file/inspect-feed';
import type { FeedShape, NumberedRecord } from './feed-file/numbered-record';
import { readFeed } from './feed-file/read-feed';
import { StockError } from './stock-error';

/** Where the records of an import come from. They may be asked for more than once. */
export interface RecordSource {
  /** What the history calls it. */
  readonly name: string;
  /** What the file is; null when the records come from no file. */
  readonly inspection: FeedInspection | null;
  records(shape: FeedShape): AsyncIterable<NumberedRecord> | Iterable<NumberedRecord>;
}

/** A file as a source. `format` overrules what its content looks like; `name` stands in the history for its path. */
export const fileSource = async (
  path: string,
  { format, name = basename(path) }: { readonly format?: FeedFormat; readonly name?: string } = {},
): Promise<RecordSource> => {
  try {
    await access(path);
  } catch {
    throw new StockError('file-missing', `There is no readable file at ${path}.`, 'Check the path.');
  }
  const told = await inspectFeed(path);
  const inspection = format === undefined ? told : { ...told, format };
  return { name, inspection, records: (shape) => readFeed(path, inspection, shape) };
};
