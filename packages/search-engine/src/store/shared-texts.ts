import { BytePool, offsetIn } from './byte-pool';

/** Texts that may be shared; beyond them a text is written out wherever it stands. */
const MOST_TEXTS = 1 << 20;

/** A longer text is shared by few. */
const LONGEST = 2048;

/** Hashes of texts that were seen once, each in its place until another comes there. */
const SEEN_ONCE = 1 << 18;

/**
 * Parts of cards that many cards have, such as `,"make":"Toyota"`, as numbers. A text gets its number when it is seen
 * again soon after the first time, so that what is one vehicle's own takes no room here. Numbers are never taken back: a
 * store that is built anew begins anew.
 */
export class SharedTexts {
  private count = 0;
  private readonly pool = new BytePool();
  private addresses = new Uint32Array(256);
  private lengths = new Uint16Array(256);
  private hashes = new Int32Array(256);
  /** Open addressing: a text's number and one, 0 for free. */
  private slots = new Int32Array(512);
  private readonly seen = new Int32Array(SEEN_ONCE);

  /**
   * The number of the text that begins with `key` and goes on with the given bytes; undefined for one that is not shared
   * (yet).
   */
  number(key: Uint8Array, bytes: Uint8Array, start: number, end: number): number | undefined {
    const length = key.length + end - start;
    if (length > LONGEST) return undefined;
    const hash = hashOf(key, bytes, start, end);
    const mask = this.slots.length - 1;
    let slot = spread(hash) & mask;
    for (; this.slots[slot] !== 0; slot = (slot + 1) & mask) {
      const number = this.slots[slot]! - 1;
      if (this.hashes[number] === hash && this.isAt(number, key, bytes, start, end)) return number;
    }
    const place = spread(hash) & (SEEN_ONCE - 1);
    if (this.seen[place] !== hash || this.count === MOST_TEXTS) {
      this.seen[place] = hash;
      return undefined;
    }
    return this.add(key, bytes, start, end, hash, slot);
  }

  /** The page of a text; it begins at `startOf`. */
  pageOf(number: number): Uint8Array {
    return this.pool.page(this.addresses[number]!);
  }

  startOf(number: number): number {
    return offsetIn(this.addresses[number]!);
  }

  lengthOf(number: number): number {
    return this.lengths[number]!;
  }

  private isAt(number: number, key: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
    if (this.lengths[number] !== key.length + end - start) return false;
    const page = this.pageOf(number);
    let own = this.startOf(number);
    for (let at = 0; at < key.length; at++) if (page[own++] !== key[at]) return false;
    for (let at = start; at < end; at++) if (page[own++] !== bytes[at]) return false;
    return true;
  }

  private add(key: Uint8Array, bytes: Uint8Array, start: number, end: number, hash: number, slot: number): number {
    const number = this.count++;
    if (number === this.lengths.length) this.reserve(number + (number >> 1));
    const length = key.length + end - start;
    const address = this.pool.take(length);
    const page = this.pool.page(address);
    page.set(key, offsetIn(address));
    page.set(bytes.subarray(start, end), offsetIn(address) + key.length);
    this.addresses[number] = address;
    this.lengths[number] = length;
    this.hashes[number] = hash;
    // Half of the slots stay free.
    if (number * 2 >= this.slots.length) this.place(this.slots.length * 2);
    else this.slots[slot] = number + 1;
    return number;
  }

  private reserve(capacity: number): void {
    this.addresses = new Uint32Array(this.addresses.buffer.transfer(capacity * 4));
    this.lengths = new Uint16Array(this.lengths.buffer.transfer(capacity * 2));
    this.hashes = new Int32Array(this.hashes.buffer.transfer(capacity * 4));
  }

  private place(size: number): void {
    this.slots = new Int32Array(size);
    for (let number = 0; number < this.count; number++) {
      let slot = spread(this.hashes[number]!) & (size - 1);
      while (this.slots[slot] !== 0) slot = (slot + 1) & (size - 1);
      this.slots[slot] = number + 1;
    }
  }
}

/** FNV-1a; never 0, which stands for nothing seen. */
function hashOf(key: Uint8Array, bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key[at]!, 0x01000193);
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return hash === 0 ? 1 : hash;
}

function spread(hash: number): number {
  return hash ^ (hash >>> 15);
}
