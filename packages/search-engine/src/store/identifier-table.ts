import { KeyTable } from './key-table';

/** Beginnings shorter than this find nothing: "1" is not a search for a stock number. */
export const SHORTEST_IDENTIFIER_PREFIX = 3;

/** Characters at the beginning by which identifiers lie together: the first three of most VINs are the same. */
const GROUPED_BY = 5;

/** Stock numbers, VINs and the like: found whole or by their beginning, never by a typo. Nothing of it is ever sorted. */
export class IdentifierTable {
  private readonly keys = new KeyTable(GROUPED_BY);
  /** The beginnings by which identifiers lie together; one that is shorter is a whole identifier. */
  private readonly groups = new KeyTable(SHORTEST_IDENTIFIER_PREFIX);

  add(key: string, ordinal: number): void {
    const group = groupOf(key);
    if (!this.groups.has(group)) this.groups.add(group, this.groups.count);
    this.keys.add(key, ordinal);
  }

  /** The identifiers of a record. */
  keysOf(ordinal: number): string[] {
    return this.keys.textsOf(ordinal);
  }

  /** Calls `found` for every record whose identifier equals `key`. */
  forEqual(key: string, found: (ordinal: number) => void): void {
    for (const ordinal of this.keys.withText(key)) found(ordinal);
  }

  /** Calls `found` for every record with an identifier that begins with `beginning`. */
  forBeginning(beginning: string, found: (ordinal: number) => void): void {
    if (beginning.length < SHORTEST_IDENTIFIER_PREFIX) return;
    if (beginning.length >= GROUPED_BY) {
      for (const ordinal of this.keys.withBeginning(beginning)) found(ordinal);
      return;
    }
    for (const place of this.groups.withBeginning(beginning)) {
      const group = this.groups.text(place);
      if (group.length < GROUPED_BY) this.forEqual(group, found);
      else for (const ordinal of this.keys.withBeginning(group)) found(ordinal);
    }
  }
}

/** The beginning of an identifier; no character that takes two units is cut through. */
function groupOf(key: string): string {
  const last = key.charCodeAt(GROUPED_BY - 1);
  return key.slice(0, last >= 0xd800 && last < 0xdc00 ? GROUPED_BY + 1 : GROUPED_BY);
}
