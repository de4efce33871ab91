/**
 * For tests: reads a feed that is one endless record, from a file of 60 MB that it makes, and prints what came of it and
 * the most memory that took. A process of its own, so that the figure is of nothing else.
 */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedFormat } from '../src/subjects/stock/feed-file/inspect-feed';
import { anyShape } from '../src/subjects/stock/feed-file/numbered-record';
import { readFeed } from '../src/subjects/stock/feed-file/read-feed';
import { watchMemory } from './test-memory';

const fileBytes = 60_000_000;

/** What to read: the beginning of the file, and the part that is repeated to its end. */
export interface EndlessFeed {
  readonly format: FeedFormat;
  readonly start: string;
  readonly part: string;
}

const make = (path: string, { start, part }: EndlessFeed): void => {
  const block = Buffer.from(part.repeat(64 * 1024));
  const file = openSync(path, 'w');
  writeSync(file, start);
  for (let made = 0; made < fileBytes; made += block.length) writeSync(file, block);
  closeSync(file);
};

const outcomeOf = async (path: string, format: FeedFormat): Promise<string> => {
  try {
    let records = 0;
    for await (const _ of readFeed(
      path,
      { format, encoding: 'utf-8', endsInLineBreak: false, separator: ',' },
      anyShape,
    ))
      records += 1;
    return `${records} records`;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
};

// Not `maxRSS`: Linux counts into it what the process had that started this one.
const memory = watchMemory(process.pid);
const feed: EndlessFeed = JSON.parse(process.argv[2] ?? '');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-endless-'));
try {
  const path = join(folder, 'feed');
  make(path, feed);
  const outcome = await outcomeOf(path, feed.format);
  process.stdout.write(JSON.stringify({ outcome, mostMemory: memory.stop() }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
