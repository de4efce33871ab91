import type { Readable } from 'node:stream';
import { JSONParser, TokenType } from '@streamparser/json';
import { StockError } from '../stock-error';
import { feedFaults } from './feed-faults';
import { recordOf } from './flatten-record';
import { longestRecord, type NumberedRecord } from './numbered-record';

/** Where the records stand: in an array, in the one list of an object, or one after the other (NDJSON). */
type JsonShape = 'array' | 'list' | 'lines';

const pathsOf: Readonly<Record<JsonShape, string>> = { array: '$.*', list: '$.*.*', lines: '$' };
/** How many brackets are open where a record begins. */
const depthOf: Readonly<Record<JsonShape, number>> = { array: 1, list: 2, lines: 0 };

/** Levels of lists and objects, far beyond any feed: each level that is open costs memory. */
const deepest = 64;

const isRecordLine = (line: string): boolean => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Object.values(value).some(isListOfRecords);
  } catch {
    return false;
  }
};
const isListOfRecords = (value: unknown): boolean =>
  Array.isArray(value) && (value.length === 0 || value.some((part) => typeof part === 'object' && part !== null));

/** Tells the shape from the beginning: a first line that is a whole record by itself is NDJSON. */
const shapeOf = (head: string): JsonShape => {
  const text = head.replace(/^\ufeff/, '').trimStart();
  if (text.startsWith('[')) return 'array';
  return isRecordLine(text.split('\n', 1)[0] ?? '') ? 'lines' : 'list';
};

/** Turns places in the stream, which only go up, into line numbers. */
const createLineCounter = () => {
  let line = 1;
  let place = 0;
  let chunk: Buffer = Buffer.alloc(0);
  let base = 0;
  const advance = (offset: number): number => {
    while (place < offset) {
      const next = chunk.indexOf(0x0a, place - base);
      if (next === -1 || base + next >= offset) break;
      line += 1;
      place = base + next + 1;
    }
    place = Math.max(place, offset);
    return line;
  };
  return {
    lineAt: advance,
    /** Takes the next chunk; the one before is done with. */
    next: (following: Buffer): void => {
      advance(base + chunk.length);
      base += chunk.length;
      chunk = following;
    },
  };
};

/** Joins the first chunks until they hold enough to detect the form. */
async function* withHead(source: Readable, least: number): AsyncGenerator<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  let isTold = false;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    if (isTold) yield chunk;
    else {
      head = Buffer.concat([head, chunk]);
      isTold = head.length >= least;
      if (isTold) yield head;
    }
  }
  if (!isTold && head.length > 0) yield head;
}

/**
 * Streams the records of a JSON file: an array, an object with one list (`{ "items": [...] }`, of any name), or one
 * object after the other (NDJSON). Throws a {@link StockError} when the file is no JSON, was cut off, has two lists or
 * none, or holds a record that is too long.
 */
export async function* readJson(source: Readable): AsyncGenerator<NumberedRecord> {
  const lines = createLineCounter();
  let parser: JSONParser | null = null;
  let found: NumberedRecord[] = [];
  let listName: string | number | undefined;
  let depth = 0;
  let startLine = 1;
  let consumed = 0;
  let lastEnd = 0;
  let offset = 0;
  let failure: unknown = null;

  const createParser = (shape: JsonShape): JSONParser => {
    const made = new JSONParser({
      paths: [pathsOf[shape]],
      keepStack: false,
      ...(shape === 'lines' ? { separator: '' } : {}),
    });
    made.onToken = ({ token, offset: at }) => {
      offset = at;
      if (depth === depthOf[shape]) startLine = lines.lineAt(at);
      if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
      if (depth > deepest) throw feedFaults.broken('feed JSON', `its values are nested more than ${deepest} deep`);
      if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    };
    made.onValue = ({ value, key, stack }) => {
      lastEnd = offset;
      // A list of records is wanted; single values beside it say something of the file, not of a vehicle.
      if (shape === 'list' && typeof key !== 'number') return;
      if (shape === 'list') {
        const name = stack[1]?.key;
        listName ??= name;
        if (name !== listName)
          throw feedFaults.broken('feed JSON', `it has two lists, ${listName} and ${name}; leave one`);
      }
      found.push({ line: startLine, ...recordOf(value) });
    };
    made.onError = (error) => {
      failure ??= error;
    };
    return made;
  };

  try {
    for await (const chunk of withHead(source, 64 * 1024)) {
      parser ??= createParser(shapeOf(chunk.toString('utf8')));
      lines.next(chunk);
      try {
        parser.write(chunk);
      } catch (error) {
        failure ??= error;
      }
      if (failure !== null) throw failure;
      consumed += chunk.length;
      yield* found;
      found = [];
      if (consumed - lastEnd > longestRecord + chunk.length) throw feedFaults.recordTooLong(startLine);
    }
    if (parser === null) throw feedFaults.empty();
    if (!parser.isEnded) parser.end();
    if (failure !== null) throw feedFaults.truncated(lines.lineAt(consumed));
  } catch (error) {
    if (error instanceof StockError) throw error;
    if (error instanceof Error && 'code' in error) throw error;
    throw feedFaults.broken(
      'JSON',
      `${error instanceof Error ? error.message : String(error)} (near line ${startLine})`,
    );
  } finally {
    source.destroy();
  }
}
