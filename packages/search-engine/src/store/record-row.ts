import { type IndexedRecord, numberAt, SEVERAL, scalarsAt, textAt } from '../record/record-fields';
import type { CompiledSettings, FacetAttribute, TextAttribute } from '../settings/compiled-settings';
import { fold } from '../text/words';
import { widen } from './bitset';
import { type Place, placesOf } from './place-column';
import type { Vocabulary } from './vocabulary';

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
  /** Values of those facets that have no code, in lower case. */
  readonly keyed: readonly KeyedValue[];
  readonly numbers: readonly number[];
  /** Words of text attributes, ascending: attribute above TOKEN_BITS, token below. */
  readonly tokens: Iterable<number>;
  /** Keys of each identifier attribute, several ones separated by KEY_SEPARATOR. */
  readonly identifiers: readonly string[];
  readonly places: readonly Place[];
}

/** A value of a facet, by the facet's id. */
export interface KeyedValue {
  readonly attribute: number;
  readonly value: string;
}

/** Never part of an identifier's key, which holds letters and digits only. */
export const KEY_SEPARATOR = '\n';

/** Reads records into the numbers of a store. */
export class RowReader {
  private readonly settings: CompiledSettings;
  private readonly vocabulary: Vocabulary;
  private readonly codeFor: (attribute: number, value: string) => number | undefined;
  /** By code the list of values that had it last. */
  private takenBy = new Uint32Array(1024);
  private list = 0;
  private sorted = new Uint32Array(256);

  /** @param codeFor the code of a facet value, given on first sight; undefined where it gets none. */
  constructor(
    settings: CompiledSettings,
    vocabulary: Vocabulary,
    codeFor: (attribute: number, value: string) => number | undefined,
  ) {
    this.settings = settings;
    this.vocabulary = vocabulary;
    this.codeFor = codeFor;
  }

  /** The record's row; its tokens are good until the next call. */
  read(record: IndexedRecord): RecordRow {
    const { facets, texts, identifiers, numbers } = this.settings;
    const slots: number[] = [];
    const more: number[] = [];
    const filterOnly: number[] = [];
    const keyed: KeyedValue[] = [];
    for (const facet of facets) {
      const only = textAt(record, facet.path);
      if (only === SEVERAL) this.readList(record, facet, slots, facet.countable ? more : filterOnly, keyed);
      else if (only !== undefined) this.readValue(facet, only, facet.countable ? slots : filterOnly, keyed);
      else if (facet.countable) slots.push(0);
    }
    const tokens: number[] = [];
    for (let attribute = 0; attribute < texts.length; attribute++) {
      this.readProse(record, texts[attribute]!, attribute, tokens);
    }
    return {
      objectID: record.objectID,
      slots,
      more,
      filterOnly,
      keyed,
      numbers: numbers.map(({ path }) => numberAt(record, path)),
      tokens: this.ascending(tokens),
      identifiers: identifiers.map(({ path }) => identifierKeys(record, path)),
      places: placesOf(record),
    };
  }

  private readValue(facet: FacetAttribute, value: string, codes: number[], keyed: KeyedValue[]): void {
    const code = this.codeFor(facet.id, value);
    if (code !== undefined) codes.push(code);
    else keyed.push({ attribute: facet.id, value: value.toLowerCase() });
  }

  // The first value of a countable facet goes into its slot, each further one once into `rest`.
  private readList(
    record: IndexedRecord,
    facet: FacetAttribute,
    slots: number[],
    rest: number[],
    keyed: KeyedValue[],
  ): void {
    this.list++;
    let first = facet.countable;
    for (const value of scalarsAt(record, facet.path)) {
      const code = this.codeFor(facet.id, String(value));
      if (code === undefined) {
        keyed.push({ attribute: facet.id, value: String(value).toLowerCase() });
        continue;
      }
      if (code >= this.takenBy.length) this.takenBy = widen(this.takenBy, code * 2);
      if (this.takenBy[code] === this.list) continue;
      this.takenBy[code] = this.list;
      (first ? slots : rest).push(code);
      first = false;
    }
    if (first) slots.push(0);
  }

  private readProse(record: IndexedRecord, text: TextAttribute, attribute: number, tokens: number[]): void {
    const from = tokens.length;
    this.vocabulary.beginRecord();
    const only = textAt(record, text.path);
    if (only === SEVERAL) {
      for (const value of scalarsAt(record, text.path)) this.vocabulary.addProse(String(value), tokens);
    } else if (only !== undefined) this.vocabulary.addProse(only, tokens);
    if (attribute > 0) for (let at = from; at < tokens.length; at++) tokens[at]! += attribute * 2 ** TOKEN_BITS;
  }

  private ascending(tokens: readonly number[]): Uint32Array {
    if (this.sorted.length < tokens.length) this.sorted = new Uint32Array(tokens.length * 2);
    const { sorted } = this;
    if (tokens.length > INSERTED) {
      sorted.set(tokens);
      return sorted.subarray(0, tokens.length).sort();
    }
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at]!;
      let place = at;
      for (; place > 0 && sorted[place - 1]! > token; place--) sorted[place] = sorted[place - 1]!;
      sorted[place] = token;
    }
    return sorted.subarray(0, tokens.length);
  }
}

/** Up to so many numbers are in order sooner when each is put in its place among those before. */
const INSERTED = 80;

function identifierKeys(record: IndexedRecord, path: readonly string[]): string {
  const values = scalarsAt(record, path);
  if (values.length === 1) return identifierKey(String(values[0]));
  const keys = values.map((value) => identifierKey(String(value)));
  return [...new Set(keys)].filter((key) => key !== '').join(KEY_SEPARATOR);
}

/** Identifiers compare without case, spaces and signs: "AB-1234" is found by ab1234. */
function identifierKey(value: string): string {
  return fold(value).replace(/[^\p{L}\p{N}]+/gu, '');
}
