import type { Condition } from './condition';
import type { ConditionTable } from './condition-table';

/** What a query asks, without who asks: queries that ask the same share it. */
export interface QueryBody {
  readonly number: number;
  /** Numbers of its conditions, in the order in which they are looked at. */
  readonly conditions: readonly number[];
  /** So many of them, the first, lead to the body by the facet values of a record. */
  readonly keyed: number;
}

/** A body with more values in one condition would stand in too many places. */
const MOST_VALUES = 32;

/** What rarely holds is looked at first. */
const RARITY: Readonly<Record<Condition['kind'], number>> = { word: 0, around: 1, boxes: 1, number: 2, facet: 3 };

/**
 * A body with its conditions in order: those that name facet values by how few queries need one of these values, then
 * the others. A value that most of the queries need, such as that a vehicle is available, leads nowhere: it is one of the
 * others.
 * @param queries bodies that there are.
 */
export function queryBody(
  number: number,
  conditions: readonly number[],
  table: ConditionTable,
  queries: number,
): QueryBody {
  const keyed: { readonly condition: number; readonly uses: number }[] = [];
  const others: number[] = [];
  for (const condition of conditions) {
    const marks = table.valueMarksOf(condition);
    const uses = marks && marks.length <= MOST_VALUES ? table.usesOf(condition) : Number.POSITIVE_INFINITY;
    if (uses <= Math.max(1, queries / 2)) keyed.push({ condition, uses });
    else others.push(condition);
  }
  keyed.sort((left, right) => left.uses - right.uses);
  others.sort((left, right) => RARITY[table.kindOf(left)] - RARITY[table.kindOf(right)]);
  return {
    number,
    conditions: [...keyed.map(({ condition }) => condition), ...others],
    keyed: keyed.length,
  };
}
