const SMALLEST = 64;

/**
 * Texts of which nearly every record has one for itself, such as its objectID, and the records that have each: kept as
 * bytes and found by a hash of their first bytes, outside the garbage collector's reach. A text costs some twenty bytes
 * beside its own, a fifth of what a string in a map takes.
 */
export class KeyTable {
  /** How many texts were added; each has the number of its place. */
  count = 0;
  /** Bytes at the beginning of a text that are hashed: what is looked for by a beginning has as many. */
  private readonly hashed: number;
  private bytes = new Uint8Array(SMALLEST * 16);
  /** Where each text begins; the next one begins where it ends. */
  private starts = new Uint32Array(SMALLEST + 1);
  /** The record of each text, ascending. */
  private owners = new Uint32Array(SMALLEST);
  /** One more than the place of the text before it with its hash; 0 for none. */
  private before = new Uint32Array(SMALLEST);
  /** By hash one more than the place of the newest text. */
  private newest = new Uint32Array(SMALLEST);

  /** @param hashed bytes at the beginning that are hashed; all of them when left out. */
  constructor(hashed = Number.POSITIVE_INFINITY) {
    this.hashed = hashed;
  }

  /** Adds a text of a record that is not older than those of the texts before. */
  add(text: string, ordinal: number): void {
    const place = this.count;
    const key = bytesOf(text);
    if (place === this.owners.length) this.reserve();
    const start = this.starts[place]!;
    if (start + key.length > this.bytes.length) {
      this.bytes = new Uint8Array(this.bytes.buffer.transfer(more(start + key.length)));
    }
    this.bytes.set(key, start);
    this.starts[place + 1] = start + key.length;
    this.owners[place] = ordinal;
    this.chain(place, hashOf(key, 0, Math.min(key.length, this.hashed)));
    this.count++;
  }

  /** The text at a place. */
  text(place: number): string {
    const bytes = Buffer.from(this.bytes.buffer, this.starts[place], this.starts[place + 1]! - this.starts[place]!);
    return bytes.toString('utf8');
  }

  /** The texts of a record. */
  textsOf(ordinal: number): string[] {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.owners[middle]! < ordinal) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (; low < this.count && this.owners[low] === ordinal; low++) found.push(this.text(low));
    return found;
  }

  /** Whether a record has the text. */
  has(text: string): boolean {
    return this.find(text, () => true) !== undefined;
  }

  /** The newest record with a text for which a test holds; undefined for none. */
  find(text: string, holds: (ordinal: number) => boolean): number | undefined {
    for (const ordinal of this.matching(text, true)) if (holds(ordinal)) return ordinal;
    return undefined;
  }

  /** The records with a text, newest first. */
  withText(text: string): Iterable<number> {
    return this.matching(text, true);
  }

  /** The records with a text that begins so, with at least as many bytes as are hashed; newest first. */
  withBeginning(beginning: string): Iterable<number> {
    return this.matching(beginning, false);
  }

  private *matching(text: string, whole: boolean): Generator<number, void> {
    const key = Uint8Array.from(bytesOf(text));
    const { length } = key;
    let place = this.newest[this.slot(hashOf(key, 0, Math.min(length, this.hashed)))]! - 1;
    for (; place >= 0; place = this.before[place]! - 1) {
      const start = this.starts[place]!;
      const own = this.starts[place + 1]! - start;
      if (whole ? own !== length : own < length) continue;
      let at = 0;
      while (at < length && this.bytes[start + at] === key[at]) at++;
      if (at === length) yield this.owners[place]!;
    }
  }

  private slot(hash: number): number {
    return (hash ^ (hash >>> 15)) & (this.newest.length - 1);
  }

  private chain(place: number, hash: number): void {
    const slot = this.slot(hash);
    this.before[place] = this.newest[slot]!;
    this.newest[slot] = place + 1;
  }

  private reserve(): void {
    const capacity = more(this.count + 1);
    this.starts = new Uint32Array(this.starts.buffer.transfer((capacity + 1) * 4));
    this.owners = new Uint32Array(this.owners.buffer.transfer(capacity * 4));
    this.before = new Uint32Array(this.before.buffer.transfer(capacity * 4));
    if (this.newest.length >= this.count) return;
    this.newest = new Uint32Array(this.newest.length * 2);
    for (let place = 0; place < this.count; place++) {
      const start = this.starts[place]!;
      this.chain(place, hashOf(this.bytes, start, Math.min(this.starts[place + 1]!, start + this.hashed)));
    }
  }
}

/** Room for a count and an eighth more, so that little is left over and little is moved. */
function more(count: number): number {
  return count + Math.max(count >> 3, SMALLEST);
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return hash;
}

let spare = Buffer.allocUnsafeSlow(256);

/** A text in UTF-8, in shared memory: good until the next call. */
function bytesOf(text: string): Uint8Array {
  if (spare.length < text.length * 3) spare = Buffer.allocUnsafeSlow(text.length * 6);
  const { length } = text;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return spare.subarray(0, spare.write(text, 0, 'utf8'));
    spare[at] = code;
  }
  return spare.subarray(0, length);
}
