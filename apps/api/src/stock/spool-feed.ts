import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDiskFull } from '../whole-file';
import { StockError } from './stock-error';

/** Milliseconds that the next part of a file may take. */
const longestIdleMs = 60_000;

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

/** What `next` brings, or `stopped` when it takes too long. */
const inTime = async <Part>(next: Promise<Part>, idleMs: number): Promise<Part | 'stopped'> => {
  const waiting = new AbortController();
  const stopped = pause(idleMs, 'stopped' as const, { signal: waiting.signal });
  // The loser of the race fails unheard.
  next.catch(() => undefined);
  stopped.catch(() => undefined);
  try {
    return await Promise.race([next, stopped]);
  } finally {
    waiting.abort();
  }
};

/** Hands parts on as long as they come. */
async function* flowing(source: AsyncIterable<Uint8Array>, idleMs: number): AsyncGenerator<Uint8Array> {
  const parts = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const part = await inTime(parts.next(), idleMs);
      if (part === 'stopped')
        throw new StockError(
          'upload-stopped',
          `Nothing more of the file came for ${Math.ceil(idleMs / 1000)} seconds.`,
          'Nothing was changed. Send it again.',
        );
      if (part.done === true) return;
      yield part.value;
    }
  } finally {
    // Not waited for: a source that has stopped may not end either.
    parts.return?.().catch(() => undefined);
  }
}

const refuseFull = (error: unknown): never => {
  if (!isDiskFull(error)) throw error;
  throw new StockError(
    'disk-full',
    'There is no room to keep the file.',
    'Nothing was changed. Free disk space, then send it again.',
    { cause: error },
  );
};

/**
 * Writes a stream to a file of its own, in constant memory, and removes the file after `action`. So a feed is whole
 * before it is read, and can be read again. Throws a {@link StockError} when it is larger than the limit, stops coming
 * or the disk is full.
 */
export const withSpooledFeed = async <Result>(
  source: AsyncIterable<Uint8Array>,
  limitBytes: number,
  action: (path: string) => Promise<Result>,
  idleMs: number = longestIdleMs,
): Promise<Result> => {
  let folder: string | null = null;
  try {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-')).catch(refuseFull);
    const path = join(folder, 'feed');
    await writeFile(path, limited(flowing(source, idleMs), limitBytes)).catch(refuseFull);
    return await action(path);
  } finally {
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  }
};
