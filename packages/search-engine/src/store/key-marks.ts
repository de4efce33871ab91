import { SharedTexts } from './shared-texts';

/**
 * Attribute names as single bytes. JSON as we write it has no control characters (they are escaped) and UTF-8 has no
 * byte from 0xf8 on, so these bytes are free to stand for `,"name":` in what is kept: half of a card is its keys.
 */
export class KeyMarks {
  /** What many cards have: a mark of its own and a number stand for it. */
  readonly shared = new SharedTexts();
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

/** Marks of a shared text whose number follows in two bytes or in three, the lowest first. */
export const SHARED_SHORT = 0xfe;
export const SHARED_LONG = 0xff;

const MARKS = Array.from({ length: SHARED_SHORT }, (_, byte) => byte).filter(isMark);

/** Bytes of the number after a mark of a shared text; 0 after any other byte. */
export function numberLength(byte: number): number {
  return byte === SHARED_SHORT ? 2 : byte === SHARED_LONG ? 3 : 0;
}

/** The number that follows a mark of a shared text. */
export function numberAfter(bytes: Uint8Array, mark: number): number {
  const number = bytes[mark + 1]! | (bytes[mark + 2]! << 8);
  return bytes[mark] === SHARED_LONG ? number | (bytes[mark + 3]! << 16) : number;
}

/** Whether a byte of kept JSON is a mark. */
export function isMark(byte: number): boolean {
  return (byte > 0 && byte < 0x20) || byte >= 0xf8;
}

/** What stands before the value of an attribute that is not the first. */
export function jsonKey(name: string): string {
  return `,${JSON.stringify(name)}:`;
}
