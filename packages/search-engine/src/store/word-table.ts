/** Begin of a word's hash (FNV-1a). */
export const HASH_START = 0x811c9dc5 | 0;

/** The hash of a word with one more UTF-16 unit. */
export function hashed(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

/**
 * Numbers for words, given on first sight. A word of an ASCII text is looked up by its bytes, where they stand, so that
 * nothing is made of descriptions but words that are new.
 */
export class WordTable {
  readonly words: string[] = [];
  private hashes = new Int32Array(1024);
  /** The ASCII words one after another, and where each begins; the next one begins where it ends. */
  private bytes = new Uint8Array(8192);
  private starts = new Uint32Array(1025);
  /** Open addressing: a word's number and one, 0 for free. */
  private slots = new Int32Array(2048);

  /** The number of a word. */
  token(word: string): number {
    let hash = HASH_START;
    for (let at = 0; at < word.length; at++) hash = hashed(hash, word.charCodeAt(at));
    const mask = this.slots.length - 1;
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const token = this.slots[slot]! - 1;
      if (token < 0) return this.add(word, hash, slot);
      if (this.hashes[token] === hash && this.words[token] === word) return token;
    }
  }

  /**
   * The number of the word at a place in lower-case ASCII bytes.
   * @param hash of its bytes.
   */
  tokenAt(text: Buffer, start: number, end: number, hash: number): number {
    const mask = this.slots.length - 1;
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const token = this.slots[slot]! - 1;
      if (token < 0) return this.add(text.toString('latin1', start, end), hash, slot);
      if (this.hashes[token] === hash && this.isAt(token, text, start, end)) return token;
    }
  }

  private isAt(token: number, text: Buffer, start: number, end: number): boolean {
    const { bytes } = this;
    let own = this.starts[token]!;
    if (this.starts[token + 1]! - own !== end - start) return false;
    for (let at = start; at < end; at++) if (bytes[own++] !== text[at]) return false;
    return true;
  }

  private add(word: string, hash: number, slot: number): number {
    const token = this.words.length;
    this.words.push(word);
    this.reserve(token, word.length);
    this.hashes[token] = hash;
    const start = this.starts[token]!;
    // A word with other characters takes no bytes: it is never that of an ASCII text.
    const ascii = writeAscii(word, this.bytes, start);
    this.starts[token + 1] = ascii ? start + word.length : start;
    // Half of the slots stay free.
    if (token * 2 >= this.slots.length) this.place(this.slots.length * 4);
    else this.slots[slot] = token + 1;
    return token;
  }

  private reserve(token: number, size: number): void {
    if (token === this.hashes.length) {
      const hashes = new Int32Array(token * 2);
      hashes.set(this.hashes);
      this.hashes = hashes;
      const starts = new Uint32Array(token * 2 + 1);
      starts.set(this.starts);
      this.starts = starts;
    }
    const needed = this.starts[token]! + size;
    if (needed <= this.bytes.length) return;
    const bytes = new Uint8Array(needed * 2);
    bytes.set(this.bytes);
    this.bytes = bytes;
  }

  private place(size: number): void {
    this.slots = new Int32Array(size);
    for (let token = 0; token < this.words.length; token++) {
      let slot = spread(this.hashes[token]!) & (size - 1);
      while (this.slots[slot] !== 0) slot = (slot + 1) & (size - 1);
      this.slots[slot] = token + 1;
    }
  }
}

/** The high bits of a hash take part in its slot. */
function spread(hash: number): number {
  return hash ^ (hash >>> 15);
}

function writeAscii(word: string, bytes: Uint8Array, start: number): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code > 127) return false;
    bytes[start + at] = code;
  }
  return true;
}
