/**
 * What a record has of what queries name, as marks: one space of numbers for facet values and identifiers (even) and for
 * words (odd), so that "one of these" is one loop whatever it asks for.
 */
export class Marks {
  private set = new Uint8Array(64);
  private readonly list: number[] = [];

  /** Takes all marks away and makes room for numbers below `size`. */
  clear(size: number): void {
    if (this.set.length < size) this.set = new Uint8Array(size * 2);
    else for (const mark of this.list) this.set[mark] = 0;
    this.list.length = 0;
  }

  /** Returns whether the mark is new. */
  add(mark: number): boolean {
    if (this.set[mark] === 1) return false;
    this.set[mark] = 1;
    this.list.push(mark);
    return true;
  }

  has(mark: number): boolean {
    return this.set[mark] === 1;
  }
}

export const valueMark = (value: number): number => value * 2;
export const termMark = (term: number): number => term * 2 + 1;
