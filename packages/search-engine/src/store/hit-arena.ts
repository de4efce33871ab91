import { CodeArray } from './code-array';

const SMALLEST_CHUNK = 64 << 10;
const LARGEST_CHUNK = 4 << 20;

/** Bytes of one span: its start within the card and its length, 16 bits each. */
const SPAN_BYTES = 4;

/** Where the JSON of a highlighted attribute lies in the bytes of a card; length 0: the card has no such attribute. */
export interface CardSpan {
  readonly start: number;
  readonly length: number;
}

/**
 * Hits as the bytes that go into a response, outside the garbage collector's reach: a JSON object without its closing
 * brace, then the spans of its highlighted attributes, from which the highlight of an empty search is put together.
 */
export class HitArena {
  private readonly spanCount: number;
  private readonly chunks: Buffer[] = [];
  private readonly chunkOf = new CodeArray(16);
  private readonly startOf = new CodeArray(16);
  private readonly cardLength = new CodeArray(16);
  /** 1 when the spans of the hit are known. */
  private readonly spanned = new CodeArray(16);
  private used = 0;
  bytes = 0;

  /** @param spanCount highlighted attributes, the same for every hit. */
  constructor(spanCount: number) {
    this.spanCount = spanCount;
  }

  /** Keeps the hit of the next ordinal. `spans` are absent when its highlight must be made from the record. */
  append(card: string, spans: readonly CardSpan[] | undefined): void {
    const cardBytes = Buffer.byteLength(card);
    const kept = cardBytes <= 0xffff ? spans : undefined;
    const chunk = this.room(cardBytes + (kept ? this.spanCount * SPAN_BYTES : 0));
    this.place(cardBytes, kept !== undefined);
    chunk.write(card, this.used, 'utf8');
    this.used += cardBytes;
    for (const { start, length } of kept ?? []) {
      chunk.writeUInt16LE(start, this.used);
      chunk.writeUInt16LE(length, this.used + 2);
      this.used += SPAN_BYTES;
    }
  }

  /** Keeps a copy of a hit of another arena of the same settings (compaction). */
  copy(from: HitArena, ordinal: number): void {
    const spanned = from.spanned.values[ordinal] === 1;
    const card = from.cardLength.values[ordinal]!;
    const total = card + (spanned ? this.spanCount * SPAN_BYTES : 0);
    const start = from.startOf.values[ordinal]!;
    const chunk = this.room(total);
    this.place(card, spanned);
    chunk.set(from.chunks[from.chunkOf.values[ordinal]!]!.subarray(start, start + total), this.used);
    this.used += total;
  }

  /** Card fields: a JSON object without its closing brace. */
  card(ordinal: number): Buffer {
    const start = this.startOf.values[ordinal]!;
    const chunk = this.chunks[this.chunkOf.values[ordinal]!]!;
    return chunk.subarray(start, start + this.cardLength.values[ordinal]!);
  }

  /** The record that the card was made of, as far as it is kept. */
  record(ordinal: number): { readonly objectID: string } & Readonly<Record<string, unknown>> {
    return JSON.parse(`${this.card(ordinal).toString()}}`);
  }

  /** The JSON of the highlighted attribute at `place` in the card; empty when absent. Only for a hit with spans. */
  span(ordinal: number, place: number): Buffer {
    const chunk = this.chunks[this.chunkOf.values[ordinal]!]!;
    const start = this.startOf.values[ordinal]!;
    const at = start + this.cardLength.values[ordinal]! + place * SPAN_BYTES;
    const from = start + chunk.readUInt16LE(at);
    return chunk.subarray(from, from + chunk.readUInt16LE(at + 2));
  }

  hasSpans(ordinal: number): boolean {
    return this.spanned.values[ordinal] === 1;
  }

  private room(size: number): Buffer {
    const current = this.chunks.at(-1);
    if (current && this.used + size <= current.length) return current;
    const chunk = Buffer.allocUnsafeSlow(Math.max(size, Math.min(LARGEST_CHUNK, Math.max(SMALLEST_CHUNK, this.bytes))));
    this.chunks.push(chunk);
    this.bytes += chunk.length;
    this.used = 0;
    return chunk;
  }

  private place(card: number, spanned: boolean): void {
    this.chunkOf.push(this.chunks.length - 1);
    this.startOf.push(this.used);
    this.cardLength.push(card);
    this.spanned.push(spanned ? 1 : 0);
  }
}
