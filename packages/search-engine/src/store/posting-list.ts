import { type Bitset, setBit } from './bitset';
import { type BytePool, offsetIn } from './byte-pool';

/** A step of up to 31 bits needs five bytes of seven bits. */
const LONGEST_STEP = 5;
/** At the end of a slice stands the address of the next one. */
const ADDRESS = 4;
const FIRST_SLICE = 16;
const LARGEST_SLICE = 1024;

/**
 * Ordinals that carry a facet value or a word, ascending because ordinals are only ever appended. Kept as the steps
 * from one to the next, seven bits to a byte: common values take a byte a record, a quarter of plain numbers. The bytes
 * are slices of a pool, each twice as long as the one before; a step is at least 1, so a zero byte ends a slice.
 */
export class PostingList {
  /** How many ordinals are in the list. */
  length = 0;
  private readonly pool: BytePool;
  /** Address of the first slice, -1 before there is one. */
  private first = -1;
  private sliceSize = 0;
  /** The page written to, the next byte in it and where the slice's steps must end. */
  private page: Uint8Array = NOTHING;
  private at = 0;
  private end = 0;
  private last = -1;

  constructor(pool: BytePool) {
    this.pool = pool;
  }

  append(ordinal: number): void {
    let step = ordinal - this.last;
    this.last = ordinal;
    this.length++;
    // A short step may use the bytes that a long one must find free.
    if (this.at >= this.end || (step > 127 && this.at + LONGEST_STEP > this.end)) this.addSlice();
    const { page } = this;
    let { at } = this;
    for (; step > 127; step >>>= 7) page[at++] = (step & 127) | 128;
    page[at++] = step;
    this.at = at;
  }

  /** Writes the ordinals into `out`, which must have room for `length`, and returns how many. */
  read(out: Uint32Array): number {
    const { length, pool } = this;
    let count = 0;
    let ordinal = -1;
    let address = this.first;
    for (let size = FIRST_SLICE; count < length; size = nextSize(size)) {
      const bytes = pool.page(address);
      let at = offsetIn(address);
      const end = at + size - ADDRESS;
      while (at < end) {
        let byte = bytes[at++]!;
        if (byte === 0) break;
        if (byte < 128) ordinal += byte;
        else {
          let step = byte & 127;
          for (let shift = 7; byte > 127; shift += 7) {
            byte = bytes[at++]!;
            step |= (byte & 127) << shift;
          }
          ordinal += step;
        }
        out[count++] = ordinal;
      }
      address = readAddress(bytes, end);
    }
    return count;
  }

  addTo(bits: Bitset): void {
    const ordinals = scratch(this.length);
    const count = this.read(ordinals);
    for (let at = 0; at < count; at++) setBit(bits, ordinals[at]!);
  }

  /** How many of its ordinals are in the set. */
  countIn(bits: Bitset): number {
    const ordinals = scratch(this.length);
    const length = this.read(ordinals);
    let count = 0;
    for (let at = 0; at < length; at++) {
      const ordinal = ordinals[at]!;
      count += (bits[ordinal >>> 5]! >>> (ordinal & 31)) & 1;
    }
    return count;
  }

  private addSlice(): void {
    const size = this.first < 0 ? FIRST_SLICE : nextSize(this.sliceSize);
    const address = this.pool.take(size);
    if (this.first < 0) this.first = address;
    else writeAddress(this.page, this.end, address);
    this.page = this.pool.page(address);
    this.at = offsetIn(address);
    this.end = this.at + size - ADDRESS;
    this.sliceSize = size;
  }
}

const NOTHING = new Uint8Array(0);

function nextSize(size: number): number {
  return Math.min(size * 2, LARGEST_SLICE);
}

function readAddress(bytes: Uint8Array, at: number): number {
  return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
}

function writeAddress(bytes: Uint8Array, at: number, address: number): void {
  bytes[at] = address;
  bytes[at + 1] = address >>> 8;
  bytes[at + 2] = address >>> 16;
  bytes[at + 3] = address >>> 24;
}

let spare = new Uint32Array(1024);

/** Room for `count` ordinals, shared: what is in it lasts until the next call. */
export function scratch(count: number): Uint32Array {
  if (spare.length < count) spare = new Uint32Array(count * 2);
  return spare;
}
