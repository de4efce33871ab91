import { type Bitset, setBit } from './bitset';

/** Ordinals that carry a facet value or a word, ascending because ordinals are only ever appended. */
export class PostingList {
  ordinals = new Uint32Array(2);
  length = 0;

  append(ordinal: number): void {
    if (this.length === this.ordinals.length) {
      const wider = new Uint32Array(this.length * 2);
      wider.set(this.ordinals);
      this.ordinals = wider;
    }
    this.ordinals[this.length++] = ordinal;
  }

  addTo(bits: Bitset): void {
    const { ordinals, length } = this;
    for (let at = 0; at < length; at++) setBit(bits, ordinals[at]!);
  }

  /** How many of its ordinals are in the set. */
  countIn(bits: Bitset): number {
    const { ordinals, length } = this;
    let count = 0;
    for (let at = 0; at < length; at++) {
      const ordinal = ordinals[at]!;
      count += (bits[ordinal >>> 5]! >>> (ordinal & 31)) & 1;
    }
    return count;
  }
}
