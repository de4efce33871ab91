import { badRequest } from '../refusals/request-error';
import { type KeyMarks, numberAfter, numberLength } from '../store/key-marks';

/** Where the JSON keys of facet values come from. */
export interface JsonKeys {
  jsonKey(code: number): Uint8Array;
}

/** Text that waits to become bytes, in UTF-16 units: long enough to be rare, short enough for a bound to hold. */
const MOST_PENDING = 64 << 10;

/** Puts a JSON answer together from text and ready bytes. */
export class ByteWriter {
  private buffer = Buffer.allocUnsafeSlow(64 << 10);
  private length = 0;
  private pending = '';
  private readonly limit: number;

  /** @param limit bytes that an answer may have. */
  constructor(limit = Number.POSITIVE_INFINITY) {
    this.limit = limit;
  }

  text(text: string): void {
    this.pending += text;
    if (this.pending.length > MOST_PENDING) this.flush();
  }

  bytes(bytes: Uint8Array): void {
    this.flush();
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  /**
   * A JSON object without its closing brace, kept with a byte for each key and a number for what many cards have
   * (store/key-marks.ts). Each key has the comma before it.
   */
  marked(bytes: Uint8Array, start: number, end: number, { keys, shared }: KeyMarks): void {
    this.flush();
    this.reserve(end - start);
    const begin = this.length;
    let { buffer } = this;
    let to = begin;
    for (let at = start; at < end; at++) {
      const byte = bytes[at]!;
      if (byte >= 0x20 && byte < 0xf8) {
        buffer[to++] = byte;
        continue;
      }
      const digits = numberLength(byte);
      const number = digits > 0 ? numberAfter(bytes, at) : 0;
      const text = digits > 0 ? shared.pageOf(number) : keys[byte]!;
      let from = digits > 0 ? shared.startOf(number) : 0;
      const last = digits > 0 ? from + shared.lengthOf(number) : text.length;
      at += digits;
      if (to + last - from + end - at > buffer.length) {
        this.length = to;
        this.reserve(last - from + end - at);
        buffer = this.buffer;
      }
      for (; from < last; from++) buffer[to++] = text[from]!;
    }
    this.length = to;
    // Instead of the comma before the first key.
    buffer[begin] = 0x7b;
  }

  /** The members of a JSON object of counts by facet value, without its braces: byte by byte, quickest for few bytes. */
  members(codes: readonly number[], counters: Uint32Array, keys: JsonKeys): void {
    this.flush();
    for (let place = 0; place < codes.length; place++) {
      const key = keys.jsonKey(codes[place]!);
      const count = counters[codes[place]!]!;
      this.reserve(key.length + 18);
      const { buffer } = this;
      let end = this.length;
      if (place > 0) buffer[end++] = 0x2c;
      for (let at = 0; at < key.length; at++) buffer[end++] = key[at]!;
      let digits = 1;
      for (let rest = count; rest >= 10; rest = (rest / 10) | 0) digits++;
      let rest = count;
      for (let at = end + digits - 1; at >= end; at--) {
        const shorter = (rest / 10) | 0;
        buffer[at] = 48 + rest - shorter * 10;
        rest = shorter;
      }
      this.length = end + digits;
    }
  }

  /** The place reached, to copy from with `since`. */
  mark(): number {
    this.flush();
    return this.length;
  }

  /** A copy of what was written since a mark. */
  since(mark: number): Uint8Array {
    this.flush();
    return new Uint8Array(this.buffer.subarray(mark, this.length));
  }

  /** The answer in memory of its own (it is handed to another thread); the writer starts anew. */
  take(): Uint8Array<ArrayBuffer> {
    this.flush();
    const answer = new Uint8Array(this.length);
    answer.set(this.buffer.subarray(0, this.length));
    this.length = 0;
    return answer;
  }

  /** Forgets what was written: the request turned out to be refused. */
  reset(): void {
    this.pending = '';
    this.length = 0;
  }

  private flush(): void {
    if (this.pending === '') return;
    // Three bytes are the most that one UTF-16 unit can need.
    this.reserve(this.pending.length * 3);
    this.length += this.buffer.write(this.pending, this.length, 'utf8');
    this.pending = '';
  }

  /** @throws RequestError 400 beyond the limit. */
  private reserve(size: number): void {
    if (this.length > this.limit)
      throw badRequest(`The answer is over ${this.limit} bytes: ask for fewer hits or attributes`);
    if (this.length + size <= this.buffer.length) return;
    const wider = Buffer.allocUnsafeSlow(Math.max(this.buffer.length * 2, this.length + size));
    wider.set(this.buffer.subarray(0, this.length));
    this.buffer = wider;
  }
}
