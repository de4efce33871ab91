import { CodeArray } from './code-array';
import { isMark, type KeyMarks, numberAfter, numberLength } from './key-marks';

/**
 * Bytes of a chunk. Small enough to fill the holes that growing arrays leave behind in the process's memory: chunks of
 * megabytes left a tenth of it unused.
 */
const CHUNK = 64 << 10;
const SMALLEST_CHUNK = 4 << 10;

/** Where marked bytes are written out (query/byte-writer.ts). */
export interface MarkedBytesWriter {
  marked(bytes: Uint8Array, start: number, end: number, marks: KeyMarks): void;
  bytes(bytes: Uint8Array): void;
}

/**
 * Hits outside the garbage collector's reach, as the bytes that go into a response but for the names of attributes,
 * which are single bytes (KeyMarks).
 */
export class HitArena {
  private readonly marks: KeyMarks;
  private readonly chunks: Uint8Array[] = [];
  private readonly chunkOf = new CodeArray(16);
  private readonly startOf = new CodeArray(16);
  /** Twice the length, and one more when the highlight of an empty search can be copied from the card. */
  private readonly lengthOf = new CodeArray(16);
  private used = 0;
  bytes = 0;

  constructor(marks: KeyMarks) {
    this.marks = marks;
  }

  /** Keeps the hit of the next ordinal. `plain`: its highlighted attributes are texts and come first (CardWriter). */
  append(card: Uint8Array, plain: boolean): void {
    const chunk = this.room(card.length);
    this.chunkOf.push(this.chunks.length - 1);
    this.startOf.push(this.used);
    this.lengthOf.push(card.length * 2 + (plain ? 1 : 0));
    chunk.set(card, this.used);
    this.used += card.length;
  }

  /** Keeps a copy of a hit of another arena with the same marks (compaction). */
  copy(from: HitArena, ordinal: number): void {
    const start = from.startOf.values[ordinal]!;
    const length = from.lengthOf.values[ordinal]!;
    this.append(
      from.chunks[from.chunkOf.values[ordinal]!]!.subarray(start, start + (length >>> 1)),
      (length & 1) === 1,
    );
  }

  /** Writes a card without its closing brace. */
  write(ordinal: number, out: MarkedBytesWriter): void {
    const start = this.startOf.values[ordinal]!;
    const end = start + (this.lengthOf.values[ordinal]! >>> 1);
    out.marked(this.chunks[this.chunkOf.values[ordinal]!]!, start, end, this.marks);
  }

  /** The record that the card was made of, as far as it is kept. */
  record(ordinal: number): { readonly objectID: string } & Readonly<Record<string, unknown>> {
    const start = this.startOf.values[ordinal]!;
    const end = start + (this.lengthOf.values[ordinal]! >>> 1);
    return JSON.parse(`${unmarked(this.chunks[this.chunkOf.values[ordinal]!]!, start, end, this.marks)}}`);
  }

  /** Whether the highlight of an empty search can be copied from the card. */
  isPlain(ordinal: number): boolean {
    return (this.lengthOf.values[ordinal]! & 1) === 1;
  }

  /**
   * The JSON of each of the named attributes, the highlighted ones of the CardWriter in their order; undefined where
   * the card has none. Only for a plain hit.
   */
  highlighted(ordinal: number, names: readonly string[]): (Uint8Array | undefined)[] {
    const chunk = this.chunks[this.chunkOf.values[ordinal]!]!;
    let at = this.startOf.values[ordinal]!;
    return names.map((name) => {
      if (numberLength(chunk[at]!) > 0) {
        const text = this.sharedValue(numberAfter(chunk, at), name);
        if (text !== undefined) at += 1 + numberLength(chunk[at]!);
        return text;
      }
      if (chunk[at] !== this.marks.mark(name)) return undefined;
      const start = at + 1;
      // The objectID follows at the latest.
      do at++;
      while (!isMark(chunk[at]!));
      return chunk.subarray(start, at);
    });
  }

  /** What a shared text says of an attribute; undefined when it is of another. */
  private sharedValue(number: number, name: string): Uint8Array | undefined {
    const { shared, keys } = this.marks;
    const key = keys[this.marks.mark(name) ?? 0];
    if (key === undefined) return undefined;
    const page = shared.pageOf(number);
    const start = shared.startOf(number);
    for (let at = 0; at < key.length; at++) if (page[start + at] !== key[at]) return undefined;
    return page.subarray(start + key.length, start + shared.lengthOf(number));
  }

  private room(size: number): Uint8Array {
    const current = this.chunks.at(-1);
    if (current && this.used + size <= current.length) return current;
    const chunk = Buffer.allocUnsafeSlow(Math.max(size, Math.min(CHUNK, Math.max(SMALLEST_CHUNK, this.bytes))));
    this.chunks.push(chunk);
    this.bytes += chunk.length;
    this.used = 0;
    return chunk;
  }
}

function unmarked(bytes: Uint8Array, start: number, end: number, { keys, shared }: KeyMarks): string {
  const parts: Uint8Array[] = [];
  let from = start;
  for (let at = start; at < end; at++) {
    const digits = numberLength(bytes[at]!);
    const key = keys[bytes[at]!];
    if (digits === 0 && !key) continue;
    parts.push(bytes.subarray(from, at));
    if (key) parts.push(key);
    else {
      const number = numberAfter(bytes, at);
      const first = shared.startOf(number);
      parts.push(shared.pageOf(number).subarray(first, first + shared.lengthOf(number)));
    }
    at += digits;
    from = at + 1;
  }
  parts.push(bytes.subarray(from, end));
  // Every key has its comma; the first one is the opening brace.
  return `{${Buffer.concat(parts).toString().slice(1)}`;
}
