import type { CompiledSettings } from '../settings/compiled-settings';
import { fold, forProseTokens, nameTokens } from '../text/words';
import { type Bitset, clearBit, hasBit, setBit, widen, wordsFor } from './bitset';
import { cardText } from './card-text';
import { CodeArray } from './code-array';
import { FacetDictionary } from './facet-dictionary';
import { HitArena } from './hit-arena';
import { IdentifierTable } from './identifier-table';
import { NumberLog } from './number-log';
import { type Place, PlaceColumn, placesOf } from './place-column';
import { type IndexedRecord, numberAt, SEVERAL, scalarsAt, textAt } from './record-fields';
import { tieBreak } from './tie-break';
import { Vocabulary } from './vocabulary';

/** Text attributes share a number with their words in the hidden rows: the attribute above these bits. */
export const TOKEN_BITS = 24;

/** A record in the numbers of one store. */
export interface RecordRow {
  readonly objectID: string;
  /** First code of each countable facet in slot order, 0 for none. */
  readonly slots: readonly number[];
  /** Further codes of countable facets. */
  readonly more: readonly number[];
  /** Codes of facets that are only filtered by. */
  readonly filterOnly: readonly number[];
  readonly numbers: readonly number[];
  /** Words of text attributes, ascending: attribute above TOKEN_BITS, token below. */
  readonly tokens: readonly number[];
  /** Keys of each identifier attribute, several ones separated by KEY_SEPARATOR. */
  readonly identifiers: readonly string[];
  readonly places: readonly Place[];
}

/** Never part of an identifier's key, which holds letters and digits only. */
const KEY_SEPARATOR = '\n';

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
  /** Whole records, for indexes that must be able to read them again and whose hits are less. */
  readonly records: HitArena | undefined;
  readonly places = new PlaceColumn();
  readonly objectIDs: string[] = [];
  readonly ordinalOf = new Map<string, number>();
  /** Ordinals given out, dead ones included. */
  count = 0;
  dead = 0;
  capacity: number;
  live: Bitset;
  ties: Uint32Array;
  rowStart: Uint32Array;
  readonly rows: CodeArray;
  readonly columns: CodeArray[];
  numbers: Float64Array[];
  /** Per record, for compaction only: filter-only codes (their number first), then the steps between text tokens. */
  readonly hidden = new NumberLog();
  hiddenStart: Uint32Array;
  /** Per identifier attribute and record. */
  readonly identifierKeys: readonly string[][];

  constructor(settings: CompiledSettings, capacity = 64) {
    this.settings = settings;
    this.capacity = wordsFor(Math.max(capacity, 64)) * 32;
    this.dictionary = new FacetDictionary(settings.facets);
    this.vocabulary = new Vocabulary(settings.texts.length);
    this.hits = new HitArena(settings.highlight.length);
    this.records = settings.keepRecords && settings.retrieve ? new HitArena(0) : undefined;
    this.identifiers = settings.identifiers.map(() => new IdentifierTable());
    this.identifierKeys = settings.identifiers.map(() => []);
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
    const { retrieve, highlight } = this.settings;
    const { text, spans } = cardText(record, retrieve, highlight);
    const row = this.rowOf(record);
    this.hits.append(text, spans);
    this.records?.append(JSON.stringify(record).slice(0, -1), undefined);
    return this.stageRow(row);
  }

  /** Lets a staged record be found, in the place of the one with its objectID. */
  activate(ordinal: number): void {
    const objectID = this.objectIDs[ordinal]!;
    this.remove(objectID);
    this.ordinalOf.set(objectID, ordinal);
    setBit(this.live, ordinal);
    this.dead--;
  }

  /** Adds a row whose hit bytes have just been appended, as `stage` does. */
  stageRow(row: RecordRow): number {
    if (this.count === this.capacity) this.grow();
    const ordinal = this.count++;
    this.dead++;
    this.objectIDs.push(row.objectID);
    this.ties[ordinal] = tieBreak(row.objectID);

    row.slots.forEach((code, slot) => {
      this.columns[slot]!.push(code);
      this.rows.push(code);
      if (code !== 0) this.dictionary.post(code, ordinal);
    });
    for (const code of row.more) {
      this.rows.push(code);
      this.dictionary.post(code, ordinal);
      this.dictionary.isList[this.dictionary.attributeOf[code]!] = true;
    }
    this.rowStart[ordinal + 1] = this.rows.length;
    row.numbers.forEach((value, column) => {
      this.numbers[column]![ordinal] = value;
    });

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
      this.identifierKeys[attribute]!.push(keys);
    });
    this.places.set(ordinal, row.places, this.capacity);
    return ordinal;
  }

  /** The record as it was given, as far as it is kept: whole with `keepRecords`, else what a hit may carry. */
  record(ordinal: number): IndexedRecord {
    return (this.records ?? this.hits).record(ordinal);
  }

  isLive(ordinal: number): boolean {
    return hasBit(this.live, ordinal);
  }

  /** Takes a record out of every answer. Returns whether there was one. */
  remove(objectID: string): boolean {
    const ordinal = this.ordinalOf.get(objectID);
    if (ordinal === undefined) return false;
    clearBit(this.live, ordinal);
    this.ordinalOf.delete(objectID);
    this.dead++;
    return true;
  }

  /** Code of a facet value, given on first sight; its words become searchable with it. */
  codeFor(attribute: number, value: string): number {
    const known = this.dictionary.find(attribute, value);
    if (known !== undefined) return known;
    const code = this.dictionary.add(attribute, value);
    if (this.settings.facets[attribute]!.rank >= 0) {
      for (const word of nameTokens(value)) this.vocabulary.codes[this.vocabulary.token(word)]!.push(code);
    }
    return code;
  }

  private rowOf(record: IndexedRecord): RecordRow {
    const { settings, vocabulary } = this;
    const slots: number[] = [];
    const more: number[] = [];
    const filterOnly: number[] = [];
    for (const facet of settings.facets) {
      const only = textAt(record, facet.path);
      if (only !== SEVERAL && only !== undefined) {
        (facet.countable ? slots : filterOnly).push(this.codeFor(facet.id, only));
        continue;
      }
      const values = only === undefined ? [] : new Set(scalarsAt(record, facet.path).map(String));
      let first = facet.countable;
      for (const value of values) {
        (first ? slots : facet.countable ? more : filterOnly).push(this.codeFor(facet.id, value));
        first = false;
      }
      if (first) slots.push(0);
    }
    const tokens: number[] = [];
    settings.texts.forEach((text, attribute) => {
      vocabulary.beginRecord();
      const take = (word: string) => {
        const token = vocabulary.newToken(word);
        if (token >= 0) tokens.push(attribute * 2 ** TOKEN_BITS + token);
      };
      const only = textAt(record, text.path);
      if (only === SEVERAL) for (const value of scalarsAt(record, text.path)) forProseTokens(String(value), take);
      else if (only !== undefined) forProseTokens(only, take);
    });
    const identifiers = settings.identifiers.map(({ path }) => {
      const keys = scalarsAt(record, path).map((value) => identifierKey(String(value)));
      return [...new Set(keys)].filter((key) => key !== '').join(KEY_SEPARATOR);
    });
    return {
      objectID: record.objectID,
      slots,
      more,
      filterOnly,
      numbers: settings.numbers.map(({ path }) => numberAt(record, path)),
      tokens: tokens.sort((left, right) => left - right),
      identifiers,
      places: placesOf(record),
    };
  }

  private grow(): void {
    this.capacity *= 2;
    this.live = widen(this.live, wordsFor(this.capacity));
    this.ties = widen(this.ties as Bitset, this.capacity);
    this.rowStart = widen(this.rowStart as Bitset, this.capacity + 1);
    this.hiddenStart = widen(this.hiddenStart as Bitset, this.capacity + 1);
    this.numbers = this.numbers.map((column) => {
      const wider = new Float64Array(this.capacity);
      wider.set(column);
      return wider;
    });
  }
}

/** Identifiers compare without case, spaces and signs: "AB-1234" is found by ab1234. */
export function identifierKey(value: string): string {
  return fold(value).replace(/[^\p{L}\p{N}]+/gu, '');
}
