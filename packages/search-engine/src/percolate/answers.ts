import type { RecordAtHand } from './record-at-hand';

/** How a condition is decided. */
export type Plan =
  /** The record has one of the marks. */
  | { readonly by: 'marks'; readonly marks: readonly number[] }
  /** The record's number of a column lies in the closed interval. */
  | { readonly by: 'interval'; readonly column: number; readonly low: number; readonly high: number }
  | { readonly by: 'test'; readonly test: (record: RecordAtHand) => boolean };

export const UNKNOWN = 0;
export const FAILS = 1;
export const HOLDS = 2;

/** Waste of the marks below this is not worth a pass over them. */
const LEAST_WASTE = 4096;

/**
 * Whether conditions hold for the record at hand, found when it is first asked for. What nearly all conditions are
 * decided by lies in arrays of numbers: thousands are decided for a record, and each reference followed would cost more
 * than the decision.
 */
export class Answers {
  readonly record: RecordAtHand;
  /** By condition UNKNOWN, FAILS or HOLDS. */
  known = new Uint8Array(0);
  private plans: (Plan | undefined)[] = [];
  /** By condition where its marks begin, which are counted there first; -1 for none. */
  private starts = new Int32Array(0);
  private columns = new Int32Array(0);
  private bounds = new Float64Array(0);
  private pool: number[] = [];
  private waste = 0;

  constructor(record: RecordAtHand) {
    this.record = record;
  }

  /** Forgets the answers of the record before. */
  clear(): void {
    this.known.fill(UNKNOWN);
  }

  set(number: number, plan: Plan): void {
    if (number >= this.known.length) this.reserve(Math.max(64, number * 2));
    this.plans[number] = plan;
    this.starts[number] = -1;
    this.columns[number] = -1;
    if (plan.by === 'marks') this.place(number, plan.marks);
    else if (plan.by === 'interval') {
      this.columns[number] = plan.column;
      this.bounds[number * 2] = plan.low;
      this.bounds[number * 2 + 1] = plan.high;
    }
  }

  delete(number: number): void {
    const plan = this.plans[number];
    this.plans[number] = undefined;
    if (plan?.by === 'marks') this.waste += plan.marks.length + 1;
    if (this.waste > Math.max(LEAST_WASTE, this.pool.length / 2)) this.collect();
  }

  /** Decides a condition that is UNKNOWN. */
  decide(number: number): boolean {
    const holds = this.find(number);
    this.known[number] = holds ? HOLDS : FAILS;
    return holds;
  }

  private find(number: number): boolean {
    const start = this.starts[number]!;
    if (start >= 0) {
      const { marks } = this.record;
      const end = start + this.pool[start]!;
      for (let at = start + 1; at <= end; at++) if (marks.has(this.pool[at]!)) return true;
      return false;
    }
    const column = this.columns[number]!;
    if (column < 0) {
      const plan = this.plans[number];
      return plan?.by === 'test' && plan.test(this.record);
    }
    const value = this.record.row!.numbers[column]!;
    // False for NaN, a record without the number.
    return value >= this.bounds[number * 2]! && value <= this.bounds[number * 2 + 1]!;
  }

  private place(number: number, marks: readonly number[]): void {
    this.starts[number] = this.pool.length;
    this.pool.push(marks.length, ...marks);
  }

  private collect(): void {
    this.pool = [];
    this.waste = 0;
    for (const [number, plan] of this.plans.entries()) if (plan?.by === 'marks') this.place(number, plan.marks);
  }

  private reserve(size: number): void {
    const longer = <Numbers extends Uint8Array | Int32Array | Float64Array>(to: Numbers, from: Numbers): Numbers => {
      to.set(from);
      return to;
    };
    this.known = longer(new Uint8Array(size), this.known);
    this.starts = longer(new Int32Array(size), this.starts);
    this.columns = longer(new Int32Array(size), this.columns);
    this.bounds = longer(new Float64Array(size * 2), this.bounds);
  }
}
