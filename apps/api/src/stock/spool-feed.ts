import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StockError } from './stock-error';

async function* limited(source: AsyncIterable<Uint8Array>, limitBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.byteLength;
    if (bytes > limitBytes) {
      throw new StockError(
        'file-too-large',
        `The file has more than ${Math.floor(limitBytes / 1024 ** 2)} MB.`,
        'Nothing was changed. Send the stock of this dealership alone.',
      );
    }
    yield chunk;
  }
}

/**
 * Writes a stream to a file of its own, in constant memory, and removes the file after `action`. So a feed is whole
 * before it is read, and can be read again. Throws a {@link StockError} when it is larger than the limit or the disk
 * is full.
 */
export const withSpooledFeed = async <Result>(
  source: AsyncIterable<Uint8Array>,
  limitBytes: number,
  action: (path: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-'));
  const path = join(folder, 'feed');
  try {
    try {
      await pipeline(Readable.from(limited(source, limitBytes)), createWriteStream(path));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      throw new StockError('disk-full', 'There is no room to keep the file.', 'Nothing was changed. Free disk space.');
    }
    return await action(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
