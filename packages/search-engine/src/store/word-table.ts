/** Begin of a word's hash (FNV-1a). */
export const HASH_START = 0x811c9dc5 | 0;

/** The hash of a word with one more UTF-16 unit. */
export function hashed(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

/** From this length on a slice of a text is not a copy: it would keep the whole text in memory. */
const LONGEST_COPY = 12;

/**
 * Numbers for words, given on first sight. A word of a text is looked up by its place there, so that nothing is copied
 * out of descriptions but words that are new.
 */
export class WordTable {
  readonly words: string[] = [];
  private hashes = new Int32Array(1024);
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
   * The number of the word at a place of an ASCII text.
   * @param hash of its characters in lower case.
   */
  tokenAt(text: string, start: number, end: number, hash: number): number {
    const mask = this.slots.length - 1;
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const token = this.slots[slot]! - 1;
      if (token < 0) return this.add(text.slice(start, end).toLowerCase(), hash, slot);
      if (this.hashes[token] === hash && isAt(this.words[token]!, text, start, end)) return token;
    }
  }

  private add(word: string, hash: number, slot: number): number {
    const token = this.words.length;
    this.words.push(word.length > LONGEST_COPY ? Buffer.from(word, 'utf16le').toString('utf16le') : word);
    if (token === this.hashes.length) this.grow();
    this.hashes[token] = hash;
    // Growing has moved the slots.
    if (token * 2 >= this.slots.length) this.place(this.slots.length * 4);
    else this.slots[slot] = token + 1;
    return token;
  }

  private grow(): void {
    const wider = new Int32Array(this.hashes.length * 2);
    wider.set(this.hashes);
    this.hashes = wider;
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

function isAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    const lower = code >= 65 && code <= 90 ? code + 32 : code;
    if (word.charCodeAt(at - start) !== lower) return false;
  }
  return true;
}
