import { isInside } from '../query/around';
import type { FacetTerm, NumericTerm } from '../query/filter';
import { numberHolds } from '../query/record-filter';
import type { IndexedRecord } from '../record/record-fields';
import type { CompiledSettings } from '../settings/compiled-settings';
import { distanceBetween } from '../store/place-column';
import { decimal } from '../text/decimal';
import { Answers, type Plan } from './answers';
import { type Condition, conditionKey, type WordCondition } from './condition';
import { termMark, valueMark } from './marks';
import { RecordAtHand } from './record-at-hand';
import { TermBook } from './term-book';
import { ValueBook } from './value-book';

interface Kept {
  readonly key: string;
  readonly kind: Condition['kind'];
  /** Facet values and identifiers that it names. */
  readonly values: readonly number[];
  readonly terms: readonly number[];
  /** Marks of facet values one of which the record has; undefined where the condition asks for something else. */
  readonly valueMarks: readonly number[] | undefined;
  uses: number;
}

interface Compiled extends Pick<Kept, 'values' | 'terms' | 'valueMarks'> {
  readonly plan: Plan;
}

const NOTHING = { values: [], terms: [], valueMarks: undefined } as const;

/** The conditions of all queries, equal ones once, as numbers. */
export class ConditionTable {
  readonly record: RecordAtHand;
  readonly answers: Answers;
  private readonly settings: CompiledSettings;
  private readonly valueBook: ValueBook;
  private readonly termBook = new TermBook();
  private readonly numbers = new Map<string, number>();
  private readonly kept: (Kept | undefined)[] = [];
  private readonly free: number[] = [];

  constructor(settings: CompiledSettings) {
    this.settings = settings;
    this.valueBook = new ValueBook(settings.facets.length);
    this.record = new RecordAtHand(settings, this.valueBook, this.termBook);
    this.answers = new Answers(this.record);
  }

  /** Takes the next record at hand. @throws HostError when a number attribute of it has several numbers. */
  read(record: IndexedRecord): void {
    this.record.read(record);
    this.answers.clear();
  }

  /** The number of a condition, given on first sight, with one more use. */
  take(condition: Condition): number {
    const key = conditionKey(condition);
    const number = this.numbers.get(key) ?? this.add(key, condition);
    const kept = this.kept[number]!;
    kept.uses++;
    for (const value of kept.values) this.valueBook.use(value);
    return number;
  }

  /** Takes a use back. A condition without one loses its number. */
  leave(number: number): void {
    const kept = this.kept[number]!;
    for (const value of kept.values) this.valueBook.leave(value);
    if (--kept.uses > 0) return;
    for (const term of kept.terms) this.termBook.leave(term);
    this.numbers.delete(kept.key);
    this.answers.delete(number);
    this.kept[number] = undefined;
    this.free.push(number);
  }

  kindOf(number: number): Condition['kind'] {
    return this.kept[number]!.kind;
  }

  /** Marks of the facet values one of which a record needs; undefined where the condition asks for something else. */
  valueMarksOf(number: number): readonly number[] | undefined {
    return this.kept[number]!.valueMarks;
  }

  /** Bodies that need one of the condition's facet values. */
  usesOf(number: number): number {
    return this.kept[number]!.values.reduce((sum, value) => sum + this.valueBook.usesOf(value), 0);
  }

  private add(key: string, condition: Condition): number {
    const number = this.free.pop() ?? this.kept.length;
    const { plan, ...names } = this.compile(condition);
    this.kept[number] = { key, kind: condition.kind, uses: 0, ...names };
    this.numbers.set(key, number);
    this.answers.set(number, plan);
    return number;
  }

  private compile(condition: Condition): Compiled {
    switch (condition.kind) {
      case 'facet':
        return this.compileFacets(condition.terms);
      case 'number':
        return { ...NOTHING, plan: this.numberPlan(condition.terms) };
      case 'word':
        return this.compileWord(condition);
      case 'around': {
        const { place, radius } = condition.around;
        return {
          ...NOTHING,
          plan: {
            by: 'test',
            test: ({ row }) => row!.places.some((each) => distanceBetween(place, each) <= radius),
          },
        };
      }
      case 'boxes': {
        const { boxes } = condition;
        return {
          ...NOTHING,
          plan: { by: 'test', test: ({ row }) => row!.places.some((place) => isInside(boxes, place)) },
        };
      }
    }
  }

  private compileFacets(terms: readonly FacetTerm[]): Compiled {
    const values: number[] = [];
    const tests = terms.map(({ attribute, value: lower, negated }) => {
      const facet = this.settings.facetByName.get(attribute);
      if (!facet) {
        const column = this.settings.numberByName.get(attribute);
        const wanted = decimal(lower);
        return (record: RecordAtHand) => (wanted !== undefined && numberOf(record, column) === wanted) !== negated;
      }
      const value = this.valueBook.number(facet.id, lower);
      values.push(value);
      return ({ marks }: RecordAtHand) => marks.has(valueMark(value)) !== negated;
    });
    if (values.length < terms.length || terms.some(({ negated }) => negated)) {
      return { ...NOTHING, values, plan: { by: 'test', test: (record) => tests.some((test) => test(record)) } };
    }
    const marks = [...new Set(values)].map(valueMark);
    return { ...NOTHING, values, valueMarks: marks, plan: { by: 'marks', marks } };
  }

  private numberPlan(terms: readonly NumericTerm[]): Plan {
    const columns = terms.map((term) => ({ term, column: this.settings.numberByName.get(term.attribute) }));
    const [only] = columns;
    if (columns.length === 1 && only?.column !== undefined && !only.term.outside && !only.term.negated) {
      return { by: 'interval', column: only.column, low: only.term.low, high: only.term.high };
    }
    return {
      by: 'test',
      test: (record) => columns.some(({ term, column }) => numberHolds(term, numberOf(record, column))),
    };
  }

  private compileWord({ terms: wanted, whole, beginnings, attributes }: WordCondition): Compiled {
    const terms = wanted.map((term) => this.termBook.take(term));
    if (attributes) {
      const test = (record: RecordAtHand) =>
        terms.some((term) => record.hasTermIn(term, attributes)) ||
        record.hasIdentifierIn(attributes, whole, beginnings);
      return { ...NOTHING, terms, plan: { by: 'test', test } };
    }
    const { wholeList, beginningList } = this.valueBook;
    const values = [
      ...whole.map((text) => this.valueBook.number(wholeList, text)),
      ...beginnings.map((text) => this.valueBook.number(beginningList, text)),
    ];
    const marks = [...terms.map(termMark), ...values.map(valueMark)];
    return { ...NOTHING, terms, values, plan: { by: 'marks', marks } };
  }
}

function numberOf(record: RecordAtHand, column: number | undefined): number {
  return column === undefined ? Number.NaN : record.row!.numbers[column]!;
}
