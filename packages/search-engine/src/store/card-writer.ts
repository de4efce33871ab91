import { type IndexedRecord, ownValue, project } from '../record/record-fields';
import { jsonKey, type KeyMarks, SHARED_LONG, SHARED_SHORT } from './key-marks';

/**
 * Writes cards, one after another into the same bytes: the objectID of a record and the attributes of `retrieve`, all
 * when undefined. A card is a mark and a value for each attribute (KeyMarks), or the number of both together where many
 * cards have them (SharedTexts), as elements of lists have one each; the highlighted texts stand first, in
 * their order, then the objectID, so that the highlight of an empty search is a copy of the card's first bytes.
 */
export class CardWriter {
  /** The card last written, up to `length`. */
  bytes = Buffer.allocUnsafeSlow(4096);
  length = 0;
  private readonly marks: KeyMarks;
  private readonly highlight: readonly string[];
  private readonly retrieve: readonly string[] | undefined;
  /** Attributes that follow the objectID; undefined: those that the record has. */
  private readonly names: readonly string[] | undefined;
  /** Whether the bytes mark where each highlighted attribute begins and ends. */
  private readonly marked: boolean;

  constructor(marks: KeyMarks, retrieve: readonly string[] | undefined, highlight: readonly string[]) {
    this.marks = marks;
    this.highlight = highlight;
    this.retrieve = retrieve;
    // Without nested names nothing needs to be put together before it is written.
    const direct = retrieve !== undefined && !retrieve.some((name) => name === '*' || name.includes('.'));
    this.names = direct ? retrieve.filter((name) => name !== 'objectID') : undefined;
    const special = highlight.some(
      (name) => name === '*' || name === 'objectID' || !(retrieve?.includes(name) ?? true),
    );
    this.marked = !special && [...highlight, 'objectID'].every((name) => marks.mark(name) !== undefined);
  }

  /**
   * Writes a card. Returns whether its highlighted attributes are plain texts (or absent), so that their bytes can be
   * copied; where one is a number, a list or nested, a highlight has to be made from the record.
   */
  write(record: IndexedRecord): boolean {
    this.length = 0;
    const card = this.names ? record : project(record, this.retrieve);
    const plain = this.marked && this.writeHighlighted(card);
    this.attribute('objectID', record.objectID);
    for (const name of this.names ?? Object.keys(card)) {
      if (name === 'objectID') continue;
      const value = ownValue(card, name);
      const written = this.marked && typeof value === 'string' && this.highlight.includes(name);
      if (value !== undefined && !written) this.attribute(name, value);
    }
    return plain;
  }

  private writeHighlighted(card: Readonly<Record<string, unknown>>): boolean {
    let plain = true;
    for (const name of this.highlight) {
      const value = ownValue(card, name);
      if (typeof value === 'string') this.attribute(name, value);
      else if (value === undefined) plain &&= !name.includes('.');
      else if (value !== null && typeof value !== 'boolean') plain = false;
    }
    return plain;
  }

  private attribute(name: string, value: unknown): void {
    const before = this.length;
    const mark = this.marks.mark(name);
    this.reserve(1);
    if (mark === undefined) this.json(jsonKey(name));
    else this.bytes[this.length++] = mark;
    const start = this.length;
    if (Array.isArray(value)) {
      this.list(value);
      return;
    }
    if (!this.value(value)) {
      this.length = before;
      return;
    }
    // An objectID is its record's own.
    if (name === 'objectID') return;
    if (mark === undefined) this.share(before, NOTHING, before);
    else this.share(before, this.marks.keys[mark]!, start);
  }

  /** Writes a value. Returns false when JSON has no word for it. */
  private value(value: unknown): boolean {
    if (typeof value === 'string') this.string(value);
    else if (typeof value === 'number' && Number.isFinite(value)) this.json(String(value));
    else {
      const json: string | undefined = JSON.stringify(value);
      if (json === undefined) return false;
      this.json(json);
    }
    return true;
  }

  // Each element that many cards have is a number, so the list itself may be one vehicle's own.
  private list(values: readonly unknown[]): void {
    this.reserve(1);
    this.bytes[this.length++] = LIST_OPEN;
    values.forEach((value, place) => {
      if (place > 0) {
        this.reserve(1);
        this.bytes[this.length++] = COMMA;
      }
      const start = this.length;
      if (!this.value(value)) this.json('null');
      this.share(start, NOTHING, start);
    });
    this.reserve(1);
    this.bytes[this.length++] = LIST_CLOSE;
  }

  /** Puts a number in the place of what was written from `before` on, where many cards have it: `key` and a value. */
  private share(before: number, key: Uint8Array, start: number): void {
    if (this.length - before < SHORTEST_SHARED) return;
    const number = this.marks.shared.number(key, this.bytes, start, this.length);
    if (number === undefined) return;
    this.length = before;
    this.bytes[this.length++] = number > 0xffff ? SHARED_LONG : SHARED_SHORT;
    this.bytes[this.length++] = number;
    this.bytes[this.length++] = number >>> 8;
    if (number > 0xffff) this.bytes[this.length++] = number >>> 16;
  }

  // Nearly all texts need no escape: these are copied character by character.
  private string(text: string): void {
    const { length } = text;
    this.reserve(length + 2);
    const { bytes } = this;
    let at = this.length;
    bytes[at++] = QUOTE;
    for (let from = 0; from < length; from++) {
      const code = text.charCodeAt(from);
      if (code < 0x20 || code > 0x7e || code === QUOTE || code === BACKSLASH) {
        this.json(JSON.stringify(text));
        return;
      }
      bytes[at++] = code;
    }
    bytes[at++] = QUOTE;
    this.length = at;
  }

  private json(json: string): void {
    // Three bytes are the most that one UTF-16 unit can need.
    this.reserve(json.length * 3);
    if (json.length > SHORT) {
      this.length += this.bytes.write(json, this.length, 'utf8');
      return;
    }
    for (let from = 0; from < json.length; from++) {
      const code = json.charCodeAt(from);
      if (code > 0x7e) {
        this.length += this.bytes.write(json.slice(from), this.length, 'utf8');
        return;
      }
      this.bytes[this.length++] = code;
    }
  }

  private reserve(size: number): void {
    if (this.length + size <= this.bytes.length) return;
    const wider = Buffer.allocUnsafeSlow(Math.max(this.bytes.length * 2, this.length + size));
    wider.set(this.bytes.subarray(0, this.length));
    this.bytes = wider;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LIST_OPEN = 0x5b;
const LIST_CLOSE = 0x5d;
const COMMA = 0x2c;
const NOTHING = new Uint8Array(0);

/** A number and its mark are four bytes at most. */
const SHORTEST_SHARED = 5;

/** Text shorter than this is copied sooner than it is handed over to be copied. */
const SHORT = 24;
