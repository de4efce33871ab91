import { type Answers, FAILS, UNKNOWN } from './answers';
import type { QueryBody } from './query-body';

/** Numbers before the conditions of an entry: the body's and how many conditions there are. */
const HEAD = 2;

/**
 * Bodies with the conditions that are left to be looked at, one after another in one array: most are refused by the first
 * condition, and reading on in memory costs less than following references to bodies.
 */
export class BodyList {
  private entries = new Int32Array(8);
  private end = 0;

  get isEmpty(): boolean {
    return this.end === 0;
  }

  /** @param depth conditions that need not be looked at any more. */
  add({ number, conditions }: QueryBody, depth: number): void {
    const size = HEAD + conditions.length - depth;
    if (this.end + size > this.entries.length) this.resize((this.end + size) * 2);
    const { entries, end } = this;
    entries[end] = number;
    entries[end + 1] = size - HEAD;
    for (let at = depth; at < conditions.length; at++) entries[end + HEAD + at - depth] = conditions[at]!;
    this.end += size;
  }

  remove(number: number): void {
    const { entries } = this;
    let at = 0;
    while (entries[at] !== number) at += HEAD + entries[at + 1]!;
    const next = at + HEAD + entries[at + 1]!;
    entries.copyWithin(at, next, this.end);
    this.end -= next - at;
    if (this.end * 4 < entries.length) this.resize(this.end * 2);
  }

  /** Adds to `found` the bodies whose conditions all hold. */
  collect(answers: Answers, found: number[]): void {
    const { entries, end } = this;
    const { known } = answers;
    for (let at = 0; at < end; ) {
      const next = at + HEAD + entries[at + 1]!;
      let place = at + HEAD;
      for (; place < next; place++) {
        const condition = entries[place]!;
        const answer = known[condition]!;
        if (answer === FAILS || (answer === UNKNOWN && !answers.decide(condition))) break;
      }
      if (place === next) found.push(entries[at]!);
      at = next;
    }
  }

  private resize(size: number): void {
    const resized = new Int32Array(Math.max(size, 8));
    resized.set(this.entries.subarray(0, this.end));
    this.entries = resized;
  }
}
