import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FeedEncoding } from './inspect-feed';

async function* transcoded(path: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('windows-1252');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    yield Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8');
}

/** The file's bytes as UTF-8, with back-pressure. */
export const utf8Stream = (path: string, encoding: FeedEncoding): Readable =>
  encoding === 'utf-8' ? createReadStream(path) : Readable.from(transcoded(path), { objectMode: false });
