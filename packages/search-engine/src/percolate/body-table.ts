import { BodyTree } from './body-tree';
import type { Condition } from './condition';
import type { ConditionTable } from './condition-table';
import { type QueryBody, queryBody } from './query-body';

/** Bodies by number, each set of conditions once. */
export class BodyTable {
  private readonly table: ConditionTable;
  private readonly tree: BodyTree;
  private readonly numbers = new Map<string, number>();
  private readonly bodies: (QueryBody | undefined)[] = [];
  private readonly free: number[] = [];
  /** By body 1 where several values of a record may lead to it, and the record that it was then last found for. */
  private isInPlaces = new Uint8Array(64);
  private readonly foundFor = new Map<number, number>();

  constructor(table: ConditionTable) {
    this.table = table;
    this.tree = new BodyTree(table);
  }

  /** The number of the body with these conditions, given on first sight. It stays until it is removed. */
  number(conditions: readonly Condition[]): number {
    const taken = conditions.map((condition) => this.table.take(condition));
    const key = keyOf(taken);
    const known = this.numbers.get(key);
    // A body uses each of its conditions once.
    const surplus = [...taken];
    if (known === undefined) for (const number of new Set(taken)) surplus.splice(surplus.indexOf(number), 1);
    for (const number of surplus) this.table.leave(number);
    return known ?? this.add(key, [...new Set(taken)]);
  }

  remove(number: number): void {
    const body = this.bodies[number]!;
    this.tree.remove(body);
    this.numbers.delete(keyOf(body.conditions));
    this.bodies[number] = undefined;
    this.foundFor.delete(number);
    for (const condition of body.conditions) this.table.leave(condition);
    this.free.push(number);
  }

  /** The bodies whose conditions all hold for the record at hand, each once. */
  matching(): number[] {
    const found = this.tree.matching();
    const record = this.table.record.number;
    let kept = 0;
    for (const number of found) {
      if (this.isInPlaces[number] === 1) {
        if (this.foundFor.get(number) === record) continue;
        this.foundFor.set(number, record);
      }
      found[kept++] = number;
    }
    found.length = kept;
    return found;
  }

  private add(key: string, conditions: readonly number[]): number {
    const number = this.free.pop() ?? this.bodies.length;
    const body = queryBody(number, conditions, this.table, this.numbers.size);
    this.numbers.set(key, number);
    this.bodies[number] = body;
    const leading = body.conditions.slice(0, body.keyed);
    if (number >= this.isInPlaces.length) {
      const longer = new Uint8Array(number * 2);
      longer.set(this.isInPlaces);
      this.isInPlaces = longer;
    }
    this.isInPlaces[number] = leading.some((each) => this.table.valueMarksOf(each)!.length > 1) ? 1 : 0;
    this.tree.add(body);
    return number;
  }
}

function keyOf(conditions: readonly number[]): string {
  return [...new Set(conditions)].sort((left, right) => left - right).join();
}
