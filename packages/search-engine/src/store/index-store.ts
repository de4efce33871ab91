import type { IndexedRecord } from '../record/record-fields';
import type { CompiledSettings } from '../settings/compiled-settings';
import { nameTokens } from '../text/words';
import { type Bitset, clearBit, hasBit, setBit, wordsFor } from './bitset';
import { CardWriter } from './card-writer';
import { CodeArray } from './code-array';
import { FacetDictionary } from './facet-dictionary';
import { HitArena } from './hit-arena';
import { IdentifierTable } from './identifier-table';
import { KeyMarks } from './key-marks';
import { KeyTable } from './key-table';
import { NumberLog } from './number-log';
import { PlaceColumn } from './place-column';
import { KEY_SEPARATOR, type RecordRow, RowReader, TOKEN_BITS } from './record-row';
import { tieBreak } from './tie-break';
import { Vocabulary } from './vocabulary';

/** Values with a code, and so a set of records each, that a facet may have which is only filtered by. */
const MOST_FILTERED_CODES = 4096;

/**
 * The records of one index, laid out for counting. A record gets the next ordinal and never moves; a changed record
 * is a new ordinal and the old one loses its live bit. Codes of a record lie in one row, so that a single pass over
 * the matching rows counts every facet; the same codes by column serve requests for a few facets.
 */
export class IndexStore {
  readonly settings: CompiledSettings;
  readonly dictionary: FacetDictionary;
  readonly vocabulary: Vocabulary;
  /** One table for each identifier attribute. */
  readonly identifiers: readonly IdentifierTable[];
  readonly hits: HitArena;
  readonly places = new PlaceColumn();
  /** Values of facets that are only filtered by, once a facet has too many for codes; by facet, in lower case. */
  readonly keyedValues: readonly (KeyTable | undefined)[];
  /** Ordinals given out, dead ones included. */
  count = 0;
  dead = 0;
  capacity: number;
  live: Bitset;
  ties: Uint32Array<ArrayBuffer>;
  rowStart: Uint32Array<ArrayBuffer>;
  readonly rows: CodeArray;
  readonly columns: CodeArray[];
  numbers: Float64Array<ArrayBuffer>[];
  /** Per record, for compaction only: filter-only codes (their number first), then the steps between text tokens. */
  readonly hidden = new NumberLog();
  hiddenStart: Uint32Array<ArrayBuffer>;
  private readonly objectIDs = new KeyTable();
  private readonly marks: KeyMarks;
  private readonly rowReader: RowReader;
  private readonly hitWriter: CardWriter;

  /** @param from the store whose hits will be copied here: they keep their marks. */
  constructor(settings: CompiledSettings, capacity = 64, from?: IndexStore) {
    this.settings = settings;
    this.capacity = wordsFor(Math.max(capacity, 64)) * 32;
    this.dictionary = new FacetDictionary(settings.facets);
    this.vocabulary = new Vocabulary(settings.texts.length);
    this.rowReader = new RowReader(settings, this.vocabulary, (attribute, value) => this.codeFor(attribute, value));
    this.keyedValues = settings.facets.map(({ countable, rank }) =>
      countable || rank >= 0 ? undefined : new KeyTable(),
    );
    // Values of facets are many vehicles': numbers stand for them with their names, and others need the marks more.
    const named = (settings.retrieve ?? []).toSorted(
      (one, other) => Number(settings.facetByName.has(one)) - Number(settings.facetByName.has(other)),
    );
    this.marks = from?.marks ?? new KeyMarks(['objectID', ...settings.highlight, ...named]);
    this.hits = new HitArena(this.marks);
    this.hitWriter = new CardWriter(this.marks, settings.retrieve, settings.highlight);
    this.identifiers = settings.identifiers.map(() => new IdentifierTable());
    this.live = new Uint32Array(wordsFor(this.capacity));
    this.ties = new Uint32Array(this.capacity);
    this.rowStart = new Uint32Array(this.capacity + 1);
    this.hiddenStart = new Uint32Array(this.capacity + 1);
    this.rows = new CodeArray(this.capacity * settings.countable.length);
    this.columns = settings.countable.map(() => new CodeArray(this.capacity));
    this.numbers = settings.numbers.map(() => new Float64Array(this.capacity));
  }

  /** Records that searches can find. */
  get size(): number {
    return this.count - this.dead;
  }

  /** Words of a bitset over every ordinal given out. */
  get words(): number {
    return wordsFor(this.count);
  }

  /** Adds a record, or puts it in the place of the one with its objectID. */
  upsert(record: IndexedRecord): void {
    this.activate(this.stage(record));
  }

  /**
   * Adds a record that no search finds before its ordinal is activated, so that many can be added bit by bit and be
   * seen at once.
   */
  stage(record: IndexedRecord): number {
    const row = this.rowReader.read(record);
    const plain = this.hitWriter.write(record);
    this.hits.append(this.hitWriter.bytes.subarray(0, this.hitWriter.length), plain);
    return this.stageRow(row);
  }

  /** Lets a staged record be found, in the place of the one with its objectID, whose ordinal is returned. */
  activate(ordinal: number): number | undefined {
    const before = this.remove(this.objectID(ordinal));
    setBit(this.live, ordinal);
    this.dead--;
    return before;
  }

  /** Adds a row whose hit bytes have just been appended, as `stage` does. */
  stageRow(row: RecordRow): number {
    if (this.count === this.capacity) this.grow();
    const ordinal = this.count++;
    this.dead++;
    this.objectIDs.add(row.objectID, ordinal);
    this.ties[ordinal] = tieBreak(row.objectID);

    for (let slot = 0; slot < row.slots.length; slot++) {
      const code = row.slots[slot]!;
      this.columns[slot]!.push(code);
      this.rows.push(code);
      if (code !== 0) this.dictionary.post(code, ordinal);
    }
    for (const code of row.more) {
      this.rows.push(code);
      this.dictionary.post(code, ordinal);
      this.dictionary.isList[this.dictionary.attributeOf[code]!] = true;
    }
    this.rowStart[ordinal + 1] = this.rows.length;
    row.numbers.forEach((value, column) => {
      this.numbers[column]![ordinal] = value;
    });

    for (const { attribute, value } of row.keyed) this.keyedValues[attribute]!.add(value, ordinal);
    this.hidden.push(row.filterOnly.length);
    for (const code of row.filterOnly) {
      this.hidden.push(code);
      this.dictionary.post(code, ordinal);
    }
    let last = 0;
    for (const packed of row.tokens) {
      this.hidden.push(packed - last);
      last = packed;
      this.vocabulary.post(packed >>> TOKEN_BITS, packed & ((1 << TOKEN_BITS) - 1), ordinal);
    }
    this.hiddenStart[ordinal + 1] = this.hidden.end;

    row.identifiers.forEach((keys, attribute) => {
      for (const key of keys === '' ? [] : keys.split(KEY_SEPARATOR)) this.identifiers[attribute]!.add(key, ordinal);
    });
    this.places.set(ordinal, row.places, this.capacity);
    return ordinal;
  }

  isLive(ordinal: number): boolean {
    return hasBit(this.live, ordinal);
  }

  /** The objectID of a record, live or not. */
  objectID(ordinal: number): string {
    return this.objectIDs.text(ordinal);
  }

  /** The ordinal of the record of this objectID that searches can find; undefined for none. */
  ordinalOf(objectID: string): number | undefined {
    return this.objectIDs.find(objectID, (ordinal) => this.isLive(ordinal));
  }

  /** Takes a record out of every answer. Returns the ordinal that it had, undefined where there was none. */
  remove(objectID: string): number | undefined {
    const ordinal = this.ordinalOf(objectID);
    if (ordinal === undefined) return undefined;
    clearBit(this.live, ordinal);
    this.dead++;
    return ordinal;
  }

  /**
   * Code of a facet value, given on first sight; its words become searchable with it. Undefined for a new value of a
   * facet that is only filtered by and has many: such as an id, which each record has for itself.
   */
  codeFor(attribute: number, value: string): number | undefined {
    const known = this.dictionary.find(attribute, value);
    if (known !== undefined) return known;
    if (
      this.keyedValues[attribute] !== undefined &&
      this.dictionary.codesOf[attribute]!.length >= MOST_FILTERED_CODES &&
      this.dictionary.findAnyCase(attribute, value).length === 0
    )
      return undefined;
    return this.giveCode(attribute, value);
  }

  /** Code of a facet value, given on first sight, however many its facet has. */
  giveCode(attribute: number, value: string): number {
    const known = this.dictionary.find(attribute, value);
    if (known !== undefined) return known;
    const code = this.dictionary.add(attribute, value);
    if (this.settings.facets[attribute]!.rank >= 0) {
      for (const word of nameTokens(value)) this.vocabulary.codes[this.vocabulary.token(word)]!.push(code);
    }
    return code;
  }

  // The old memory is given back at once, not when the garbage collector comes by.
  private grow(): void {
    // Little is left over: by an eighth once there are many.
    this.capacity = wordsFor(this.capacity + Math.max(Math.min(this.capacity, 1 << 15), this.capacity >> 3)) * 32;
    const { capacity } = this;
    const longer = (values: Uint32Array<ArrayBuffer>, count: number) =>
      new Uint32Array(values.buffer.transfer(count * 4));
    this.live = longer(this.live, wordsFor(capacity));
    this.ties = longer(this.ties, capacity);
    this.rowStart = longer(this.rowStart, capacity + 1);
    this.hiddenStart = longer(this.hiddenStart, capacity + 1);
    this.numbers = this.numbers.map((column) => new Float64Array(column.buffer.transfer(capacity * 8)));
  }
}
