import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDiskFull } from '../files/whole-file';
import { UploadFault } from './upload-fault';
import type { Pace } from './upload-limits';

async function* limited(
  source: AsyncIterable<Uint8Array>,
  limitBytes: number,
  take: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.byteLength;
    take(chunk.byteLength);
    if (bytes > limitBytes) {
      throw new UploadFault(
        'file-too-large',
        `The file has more than ${Math.floor(limitBytes / 1024 ** 2)} MB.`,
        'Nothing was changed. Send less at once.',
      );
    }
    yield chunk;
  }
}

/** What `next` brings, or `stopped` when it takes too long. */
const inTime = <Part>(next: Promise<Part>, idleMs: number): Promise<Part | 'stopped'> =>
  new Promise((resolve, reject) => {
    const limit = setTimeout(() => resolve('stopped'), idleMs);
    next.then(resolve, reject).finally(() => clearTimeout(limit));
  });

const sendAgain = 'Nothing was changed. Send it again.';
const stopped = ({ idleMs }: Pace) =>
  new UploadFault(
    'upload-stopped',
    `Nothing more of the file came for ${Math.ceil(idleMs / 1000)} seconds.`,
    sendAgain,
  );
const tooSlow = (what: string) =>
  new UploadFault(
    'upload-slow',
    what,
    'Nothing was changed. Send it again over a faster line, or pack less into one file.',
  );

/** Keeps the time of one upload: throws when it has stopped, comes too slowly or takes too long. */
const createWatch = (pace: Pace) => {
  let last = performance.now();
  let windowEnd = last + pace.windowMs;
  let windowBytes = 0;
  const wholeEnd = last + pace.wholeMs;
  return {
    /** Milliseconds until the next limit. */
    left: (): number => Math.max(0, Math.min(last + pace.idleMs, windowEnd, wholeEnd) - performance.now()),
    came: (bytes: number): void => {
      last = performance.now();
      windowBytes += bytes;
    },
    /** Time that we took for what had come is not the sender's. */
    waited: (ms: number): void => {
      last += ms;
      windowEnd += ms;
    },
    check: (): void => {
      const now = performance.now();
      if (now >= last + pace.idleMs) throw stopped(pace);
      if (now >= wholeEnd) throw tooSlow(`The file took more than ${Math.ceil(pace.wholeMs / 60_000)} minutes.`);
      if (now < windowEnd) return;
      if (windowBytes < pace.windowBytes)
        throw tooSlow(
          `The file comes too slowly: ${windowBytes} bytes in ${Math.ceil(pace.windowMs / 1000)} seconds, and at least ${pace.windowBytes} are needed.`,
        );
      windowEnd = now + pace.windowMs;
      windowBytes = 0;
    },
  };
};

/** Hands parts on as long as they come, and fast enough. */
async function* flowing(source: AsyncIterable<Uint8Array>, pace: Pace): AsyncGenerator<Uint8Array> {
  const parts = source[Symbol.asyncIterator]();
  const watch = createWatch(pace);
  try {
    let next = parts.next();
    for (;;) {
      const part = await inTime(next, watch.left());
      if (part !== 'stopped') {
        if (part.done === true) return;
        watch.came(part.value.byteLength);
      }
      watch.check();
      if (part === 'stopped') continue;
      const handed = performance.now();
      yield part.value;
      watch.waited(performance.now() - handed);
      next = parts.next();
    }
  } finally {
    // Not waited for: a source that has stopped may not end either.
    parts.return?.().catch(() => undefined);
  }
}

const refuseFull = (error: unknown): never => {
  if (!isDiskFull(error)) throw error;
  throw new UploadFault(
    'disk-full',
    'There is no room to keep the file.',
    'Nothing was changed. Free disk space, then send it again.',
    { cause: error },
  );
};

/** How an upload is taken. */
export interface SpoolRules {
  readonly limitBytes: number;
  readonly pace: Pace;
  /** Is told of every part, and may refuse it by throwing. */
  readonly take?: (bytes: number) => void;
}

/**
 * Writes a stream to a file of its own, in constant memory, and removes its folder after `action`. So an upload is whole
 * before it is read, and can be read again. Throws an {@link UploadFault} when it is larger than the limit, stops coming,
 * comes too slowly or the disk is full.
 */
export const withSpooledUpload = async <Result>(
  source: AsyncIterable<Uint8Array>,
  { limitBytes, pace, take = () => undefined }: SpoolRules,
  action: (path: string) => Promise<Result>,
): Promise<Result> => {
  let folder: string | null = null;
  try {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-')).catch(refuseFull);
    const path = join(folder, 'feed');
    await writeFile(path, limited(flowing(source, pace), limitBytes, take), { mode: 0o600 }).catch(refuseFull);
    return await action(path);
  } finally {
    if (folder !== null) await rm(folder, { recursive: true, force: true });
  }
};
