/**
 * Attribute names as single bytes. JSON as we write it has no control characters (they are escaped) and UTF-8 has no
 * byte from 0xf8 on, so these bytes are free to stand for `,"name":` in what is kept: half of a card is its keys.
 */
export class KeyMarks {
  /** By mark the bytes that it stands for; undefined for every other byte. */
  readonly keys: (Uint8Array | undefined)[] = Array.from({ length: 256 });
  private readonly markOf = new Map<string, number>();

  /** @param names given marks first. */
  constructor(names: readonly string[]) {
    for (const name of names) this.mark(name);
  }

  /** The mark of a name, given on first sight; undefined when there is none left for it. */
  mark(name: string): number | undefined {
    const known = this.markOf.get(name);
    if (known !== undefined) return known;
    const mark = MARKS[this.markOf.size];
    if (mark === undefined) return undefined;
    this.markOf.set(name, mark);
    this.keys[mark] = Buffer.from(jsonKey(name));
    return mark;
  }
}

const MARKS = Array.from({ length: 256 }, (_, byte) => byte).filter(isMark);

/** Whether a byte of kept JSON is a mark. */
export function isMark(byte: number): boolean {
  return (byte > 0 && byte < 0x20) || byte >= 0xf8;
}

/** What stands before the value of an attribute that is not the first. */
export function jsonKey(name: string): string {
  return `,${JSON.stringify(name)}:`;
}
