import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { StockError } from '../stock-error';
import { feedFaults } from './feed-faults';

export const feedFormats = ['csv', 'json', 'xml'] as const;
export type FeedFormat = (typeof feedFormats)[number];
/** What stands between the values of a line: exports from elsewhere have semicolons, tabs or bars. */
export type FeedSeparator = ',' | ';' | '\t' | '|';
export type FeedEncoding = 'utf-8' | 'windows-1252';

/** The format of a feed file, detected from its bytes and never from its name. */
export interface FeedInspection {
  readonly format: FeedFormat;
  readonly encoding: FeedEncoding;
  /** The file begins with a byte order mark. */
  readonly bom: boolean;
  readonly bytes: number;
  /** SHA-256 of the bytes, hexadecimal: the same file has the same. */
  readonly digest: string;
  readonly endsInLineBreak: boolean;
  /** Told from the first line; for CSV alone. */
  readonly separator: FeedSeparator;
}

const startsWith = (head: Buffer, ...bytes: number[]): boolean => bytes.every((byte, index) => head[index] === byte);

/** Refuses what is no text in an encoding we read. */
const refuseForeign = (head: Buffer): void => {
  if (startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff))
    throw new StockError(
      'file-encoding',
      'The file is UTF-16.',
      'Nothing was changed. Save it as UTF-8 or Windows-1252.',
    );
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04) || startsWith(head, 0x1f, 0x8b) || startsWith(head, 0xd0, 0xcf, 0x11))
    throw new StockError(
      'file-encoding',
      'The file is packed or a spreadsheet.',
      'Nothing was changed. Unpack it, or save the sheet as CSV.',
    );
  if (head.includes(0))
    throw new StockError(
      'file-encoding',
      'The file is not text.',
      'Nothing was changed. Export it as CSV, JSON or XML.',
    );
};

const formatOf = (head: Buffer): FeedFormat => {
  const first = /[^\s\ufeff]/.exec(head.toString('utf8'))?.[0];
  return first === '<' ? 'xml' : first === '[' || first === '{' ? 'json' : 'csv';
};

const separators: readonly FeedSeparator[] = [',', ';', '\t', '|'];

/** The separator that the first line has most of outside its quotes; the comma where it has none. */
const separatorOf = (head: Buffer): FeedSeparator => {
  const [header = ''] = head
    .toString('latin1')
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/);
  const count = (separator: FeedSeparator): number => header.split(separator).length;
  return separators.reduce((most, separator) => (count(separator) > count(most) ? separator : most));
};

/**
 * Reads a file once, in constant memory. The encoding is UTF-8 when every byte of it is valid UTF-8, else
 * Windows-1252; a byte order mark settles it. Throws a {@link StockError} for what is empty or no text.
 */
export const inspectFeed = async (path: string): Promise<FeedInspection> => {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const hash = createHash('sha256');
  let head: Buffer | null = null;
  let bytes = 0;
  let last = 0;
  let isUtf8 = true;
  const check = (chunk?: Buffer): void => {
    try {
      if (isUtf8) strict.decode(chunk, { stream: chunk !== undefined });
    } catch {
      isUtf8 = false;
    }
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    if (head === null) {
      head = chunk.subarray(0, 64 * 1024);
      refuseForeign(head);
    }
    hash.update(chunk);
    check(chunk);
    bytes += chunk.length;
    last = chunk.at(-1) ?? 0;
  }
  check();
  if (head === null) throw feedFaults.empty();
  const bom = startsWith(head, 0xef, 0xbb, 0xbf);
  if (bom && !isUtf8)
    throw new StockError(
      'file-encoding',
      'The file says that it is UTF-8, but holds bytes that are not.',
      'Nothing was changed. Export it again as UTF-8.',
    );
  return {
    format: formatOf(head),
    encoding: isUtf8 ? 'utf-8' : 'windows-1252',
    bom,
    bytes,
    digest: hash.digest('hex'),
    separator: separatorOf(head),
    endsInLineBreak: last === 0x0a || last === 0x0d,
  };
};
