/** Beginnings shorter than this find nothing: "1" is not a search for a stock number. */
export const SHORTEST_IDENTIFIER_PREFIX = 3;

/** New keys are looked through one by one until there are this many, then merged into the sorted list. */
const UNSORTED_LIMIT = 512;

/** Stock numbers, VINs and the like: found whole or by their beginning, never by a typo. */
export class IdentifierTable {
  /** Nearly every key is of one record: a list only where it is not. */
  private readonly ordinals = new Map<string, number | number[]>();
  private sorted: string[] = [];
  private unsorted: string[] = [];

  add(key: string, ordinal: number): void {
    const known = this.ordinals.get(key);
    if (known === undefined) {
      this.ordinals.set(key, ordinal);
      this.unsorted.push(key);
    } else if (typeof known === 'number') this.ordinals.set(key, [known, ordinal]);
    else known.push(ordinal);
  }

  /** Calls `found` for every record whose identifier equals `key`. */
  forEqual(key: string, found: (ordinal: number) => void): void {
    const known = this.ordinals.get(key);
    if (typeof known === 'number') found(known);
    else for (const ordinal of known ?? []) found(ordinal);
  }

  /** Calls `found` for every record with an identifier that begins with `beginning`. */
  forBeginning(beginning: string, found: (ordinal: number) => void): void {
    if (beginning.length < SHORTEST_IDENTIFIER_PREFIX) return;
    if (this.unsorted.length > UNSORTED_LIMIT) this.merge();
    for (let at = this.firstAtLeast(beginning); at < this.sorted.length; at++) {
      const key = this.sorted[at]!;
      if (!key.startsWith(beginning)) break;
      this.forEqual(key, found);
    }
    for (const key of this.unsorted) {
      if (key.startsWith(beginning)) this.forEqual(key, found);
    }
  }

  private merge(): void {
    this.sorted = this.sorted.concat(this.unsorted).sort();
    this.unsorted = [];
  }

  private firstAtLeast(key: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
