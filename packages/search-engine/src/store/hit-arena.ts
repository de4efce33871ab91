const SMALLEST_CHUNK = 64 << 10;
const LARGEST_CHUNK = 4 << 20;

/**
 * Hits as the bytes that go into a response, outside the garbage collector's reach. A hit is two parts in a row: the
 * card fields without the closing brace, then the highlight of an empty search with it.
 */
export class HitArena {
  private readonly chunks: Buffer[] = [];
  private readonly chunkOf: number[] = [];
  private readonly startOf: number[] = [];
  private readonly cardLength: number[] = [];
  private readonly totalLength: number[] = [];
  private used = 0;
  bytes = 0;

  /** Keeps the hit of the next ordinal. */
  append(card: string, highlight: string): void {
    const cardBytes = Buffer.byteLength(card);
    const total = cardBytes + Buffer.byteLength(highlight);
    const chunk = this.room(total);
    this.place(total, cardBytes);
    chunk.write(card, this.used, 'utf8');
    chunk.write(highlight, this.used + cardBytes, 'utf8');
    this.used += total;
  }

  /** Keeps a copy of a hit of another arena (compaction). */
  copy(from: HitArena, ordinal: number): void {
    const hit = from.whole(ordinal);
    const chunk = this.room(hit.length);
    this.place(hit.length, from.cardLength[ordinal]!);
    chunk.set(hit, this.used);
    this.used += hit.length;
  }

  /** Card fields and empty highlight: a complete JSON object. */
  whole(ordinal: number): Buffer {
    const start = this.startOf[ordinal]!;
    return this.chunks[this.chunkOf[ordinal]!]!.subarray(start, start + this.totalLength[ordinal]!);
  }

  /** Card fields alone: a JSON object without its closing brace. */
  card(ordinal: number): Buffer {
    const start = this.startOf[ordinal]!;
    return this.chunks[this.chunkOf[ordinal]!]!.subarray(start, start + this.cardLength[ordinal]!);
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

  private place(total: number, card: number): void {
    this.chunkOf.push(this.chunks.length - 1);
    this.startOf.push(this.used);
    this.cardLength.push(card);
    this.totalLength.push(total);
  }
}
