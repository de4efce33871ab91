import type { SearchRecord } from '@forecourt/search/record';

const bytesOf = (record: SearchRecord): number => Buffer.byteLength(JSON.stringify(record));

/**
 * A record within the bytes that the hosted service takes: a dealer's comments, the one text without a limit, lose
 * their end, at a word. What is longer still is left as it is, for the service to refuse by name.
 * @returns the record, and how many characters of the comments it lost
 */
export const fitRecord = (
  record: SearchRecord,
  limitBytes: number,
): { readonly record: SearchRecord; readonly cut: number } => {
  if (bytesOf(record) <= limitBytes) return { record, cut: 0 };
  const { dealercomments } = record;
  const cutAt = (length: number): SearchRecord => ({ ...record, dealercomments: dealercomments.slice(0, length) });
  let fits = 0;
  let exceeds = dealercomments.length;
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (bytesOf(cutAt(middle)) <= limitBytes) fits = middle;
    else exceeds = middle;
  }
  const words = dealercomments
    .slice(0, fits)
    .replace(/(?<!\S)\S+$/, '')
    .trimEnd();
  return { record: { ...record, dealercomments: words }, cut: dealercomments.length - words.length };
};
