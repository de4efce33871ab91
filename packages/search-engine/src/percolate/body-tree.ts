import { BodyList } from './body-list';
import type { ConditionTable } from './condition-table';
import type { QueryBody } from './query-body';

/** Bodies that are parted no further: reading through so many costs less than the steps that would part them. */
const MOST_TOGETHER = 256;

/** Bodies whose first conditions hold for the values on the way here. */
interface Branch {
  readonly list: BodyList;
  /** Bodies of the list that their next condition could part. */
  partable: QueryBody[];
  /** By mark of a facet value that the next condition names; undefined while few bodies stand here. */
  byMark: Map<number, Branch> | undefined;
}

/**
 * Bodies by the facet values that their conditions name, rare ones first: a record goes only where its values lead, and
 * is compared with the bodies that stand there.
 */
export class BodyTree {
  private readonly table: ConditionTable;
  private readonly root = newBranch();

  constructor(table: ConditionTable) {
    this.table = table;
  }

  add(body: QueryBody): void {
    this.addTo(this.root, body, 0);
  }

  remove(body: QueryBody): void {
    this.removeFrom(this.root, body, 0);
  }

  /** The bodies whose conditions all hold for the record at hand, some of them several times. */
  matching(): number[] {
    const found: number[] = [];
    this.visit(this.root, found);
    return found;
  }

  private addTo(branch: Branch, body: QueryBody, depth: number): void {
    if (depth >= body.keyed) {
      branch.list.add(body, depth);
      return;
    }
    if (branch.byMark) {
      for (const mark of this.marksAt(body, depth)) {
        const next = branch.byMark.get(mark) ?? newBranch();
        branch.byMark.set(mark, next);
        this.addTo(next, body, depth + 1);
      }
      return;
    }
    branch.list.add(body, depth);
    branch.partable.push(body);
    if (branch.partable.length <= MOST_TOGETHER) return;
    const { partable } = branch;
    branch.partable = [];
    branch.byMark = new Map();
    for (const each of partable) {
      branch.list.remove(each.number);
      this.addTo(branch, each, depth);
    }
  }

  private removeFrom(branch: Branch, body: QueryBody, depth: number): void {
    if (depth < body.keyed && branch.byMark) {
      for (const mark of this.marksAt(body, depth)) {
        const next = branch.byMark.get(mark)!;
        this.removeFrom(next, body, depth + 1);
        if (next.list.isEmpty && (next.byMark?.size ?? 0) === 0) branch.byMark.delete(mark);
      }
      return;
    }
    branch.list.remove(body.number);
    if (depth < body.keyed) branch.partable.splice(branch.partable.indexOf(body), 1);
  }

  private marksAt(body: QueryBody, depth: number): readonly number[] {
    return this.table.valueMarksOf(body.conditions[depth]!)!;
  }

  private visit({ list, byMark }: Branch, found: number[]): void {
    list.collect(this.table.answers, found);
    if (!byMark) return;
    const { record } = this.table;
    if (byMark.size > record.valueMarks.length) {
      for (const mark of record.valueMarks) {
        const next = byMark.get(mark);
        if (next) this.visit(next, found);
      }
    } else {
      for (const [mark, next] of byMark) if (record.marks.has(mark)) this.visit(next, found);
    }
  }
}

function newBranch(): Branch {
  return { list: new BodyList(), partable: [], byMark: undefined };
}
