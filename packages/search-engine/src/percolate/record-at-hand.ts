import type { IndexedRecord } from '../record/record-fields';
import type { CompiledSettings } from '../settings/compiled-settings';
import { SHORTEST_IDENTIFIER_PREFIX } from '../store/identifier-table';
import { KEY_SEPARATOR, type RecordRow, RowReader, TOKEN_BITS } from '../store/record-row';
import { Vocabulary } from '../store/vocabulary';
import { nameTokens } from '../text/words';
import { Marks, termMark, valueMark } from './marks';
import type { TermBook } from './term-book';
import type { ValueBook } from './value-book';

/** Words and facet values of records that are kept in mind; beyond, all of them are forgotten. */
const MOST_KEPT = 60_000;

const TOKEN = 2 ** TOKEN_BITS - 1;

/** A facet value that some record had. */
interface SeenValue {
  readonly facet: number;
  readonly lower: string;
  /** Its words as tokens; none where the facet is not searched. */
  readonly tokens: readonly number[];
}

/**
 * The record that queries are compared with, read by the engine's own reader and told in the numbers of what queries
 * name. Reading the next record takes the place of the one before.
 */
export class RecordAtHand {
  /** Counts the records. */
  number = 0;
  /** Undefined before the first record. */
  row: RecordRow | undefined;
  readonly marks = new Marks();
  /** Marks of the record's facet values that queries name. */
  readonly valueMarks: number[] = [];
  private readonly settings: CompiledSettings;
  private readonly valueBook: ValueBook;
  private readonly termBook: TermBook;
  private vocabulary!: Vocabulary;
  private reader!: RowReader;
  private codes!: readonly Map<string, number>[];
  private seen: SeenValue[] = [];

  constructor(settings: CompiledSettings, valueBook: ValueBook, termBook: TermBook) {
    this.settings = settings;
    this.valueBook = valueBook;
    this.termBook = termBook;
    this.forget();
  }

  /** @throws HostError when a number attribute of the record has several numbers. */
  read(record: IndexedRecord): void {
    if (this.seen.length > MOST_KEPT || this.vocabulary.words.length > MOST_KEPT) this.forget();
    const row = this.reader.read(record);
    this.number++;
    this.row = row;
    this.valueMarks.length = 0;
    this.marks.clear(Math.max(this.valueBook.size, this.termBook.size) * 2);
    for (const codes of [row.slots, row.more, row.filterOnly]) for (const code of codes) this.markValue(code);
    for (const packed of row.tokens) this.markWord(packed & TOKEN);
    for (const keys of row.identifiers) {
      for (const key of keys === '' ? [] : keys.split(KEY_SEPARATOR)) this.markIdentifier(key);
    }
  }

  /** Whether a word of the named attributes meets the term. */
  hasTermIn(term: number, attributes: readonly string[]): boolean {
    const { slots, more, filterOnly, tokens } = this.row!;
    const meets = (token: number) => this.metBy(token).includes(term);
    const allows = (name: string) => attributes.includes(name);
    return (
      [...slots, ...more, ...filterOnly].some((code) => {
        const { facet, tokens: words } = this.seen[code]!;
        return words.length > 0 && allows(this.settings.facets[facet]!.name) && words.some(meets);
      }) ||
      [...tokens].some((packed) => allows(this.settings.texts[packed >>> TOKEN_BITS]!.name) && meets(packed & TOKEN))
    );
  }

  /** Whether an identifier of the named attributes is one of the texts or begins with one of the beginnings. */
  hasIdentifierIn(attributes: readonly string[], whole: readonly string[], beginnings: readonly string[]): boolean {
    return this.settings.identifiers.some(
      ({ name }, at) =>
        attributes.includes(name) &&
        this.row!.identifiers[at]!.split(KEY_SEPARATOR).some(
          (key) => whole.includes(key) || beginnings.some((beginning) => key.startsWith(beginning)),
        ),
    );
  }

  private markValue(code: number): void {
    const { facet, lower, tokens } = this.seen[code]!;
    if (facet < 0) return;
    for (const token of tokens) this.markWord(token);
    const value = this.valueBook.find(facet, lower);
    // Values that differ in letter case alone are one to queries.
    if (value !== undefined && this.marks.add(valueMark(value))) this.valueMarks.push(valueMark(value));
  }

  private markWord(token: number): void {
    for (const term of this.metBy(token)) this.marks.add(termMark(term));
  }

  private markIdentifier(key: string): void {
    const { wholeList, beginningList } = this.valueBook;
    const whole = this.valueBook.find(wholeList, key);
    if (whole !== undefined) this.marks.add(valueMark(whole));
    for (let length = SHORTEST_IDENTIFIER_PREFIX; length <= key.length; length++) {
      const beginning = this.valueBook.find(beginningList, key.slice(0, length));
      if (beginning !== undefined) this.marks.add(valueMark(beginning));
    }
  }

  private metBy(token: number): readonly number[] {
    return this.termBook.metBy(token, this.vocabulary.words[token]!);
  }

  private codeFor(facet: number, value: string): number {
    const known = this.codes[facet]!.get(value);
    if (known !== undefined) return known;
    const searched = this.settings.facets[facet]!.rank >= 0;
    const tokens = searched ? [...nameTokens(value)].map((word) => this.vocabulary.token(word)) : [];
    const code = this.seen.push({ facet, lower: value.toLowerCase(), tokens }) - 1;
    this.codes[facet]!.set(value, code);
    return code;
  }

  private forget(): void {
    this.vocabulary = new Vocabulary(this.settings.texts.length);
    this.reader = new RowReader(this.settings, this.vocabulary, (facet, value) => this.codeFor(facet, value));
    this.codes = this.settings.facets.map(() => new Map());
    // Code 0 means no value.
    this.seen = [{ facet: -1, lower: '', tokens: [] }];
    this.termBook.forget();
  }
}
