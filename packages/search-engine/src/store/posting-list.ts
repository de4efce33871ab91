import { type Bitset, setBit } from './bitset';

/**
 * Ordinals that carry a facet value or a word, ascending because ordinals are only ever appended. Kept as the steps
 * from one to the next, seven bits to a byte: common values take a byte a record, a quarter of plain numbers.
 */
export class PostingList {
  /** How many ordinals are in the list. */
  length = 0;
  private bytes = new Uint8Array(4);
  private used = 0;
  private last = -1;

  append(ordinal: number): void {
    if (this.used + 5 > this.bytes.length) {
      const wider = new Uint8Array(this.bytes.length + (this.bytes.length >> 1) + 8);
      wider.set(this.bytes);
      this.bytes = wider;
    }
    let step = ordinal - this.last;
    while (step > 127) {
      this.bytes[this.used++] = (step & 127) | 128;
      step >>>= 7;
    }
    this.bytes[this.used++] = step;
    this.last = ordinal;
    this.length++;
  }

  /** Writes the ordinals into `out`, which must have room for `length`, and returns how many. */
  read(out: Uint32Array): number {
    const { bytes, used } = this;
    let ordinal = -1;
    let count = 0;
    for (let at = 0; at < used; ) {
      let byte = bytes[at++]!;
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
}

let spare = new Uint32Array(1024);

/** Room for `count` ordinals, shared: what is in it lasts until the next call. */
export function scratch(count: number): Uint32Array {
  if (spare.length < count) spare = new Uint32Array(count * 2);
  return spare;
}
