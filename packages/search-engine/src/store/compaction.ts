import { hasBit } from './bitset';
import { IndexStore } from './index-store';
import { KEY_SEPARATOR, TOKEN_BITS } from './record-row';

/** Dead records are thrown out once they are this share of all ordinals. */
const DEAD_SHARE = 0.15;

/** Below this many dead records compaction is not worth its pauses. */
const FEWEST_DEAD = 256;

export function needsCompaction(store: IndexStore): boolean {
  return store.dead >= FEWEST_DEAD && store.dead > store.count * DEAD_SHARE;
}

/**
 * Copies the live records of a store into a fresh one, a slice at a time, while the old one keeps serving and changing.
 * Records appended meanwhile are copied at the end; records removed meanwhile must be reported with `removed`.
 */
export class Compaction {
  readonly from: IndexStore;
  readonly fresh: IndexStore;
  private cursor = 0;
  private readonly codes: number[] = [0];
  private readonly tokens: number[] = [];
  private readonly removedIDs = new Set<string>();

  constructor(from: IndexStore) {
    this.from = from;
    this.fresh = new IndexStore(from.settings, Math.ceil(from.size * 1.1), from);
  }

  removed(objectID: string): void {
    this.removedIDs.add(objectID);
  }

  /** Copies up to `records` ordinals. Returns the finished store once everything is copied. */
  step(records: number): IndexStore | undefined {
    const end = Math.min(this.cursor + records, this.from.count);
    for (; this.cursor < end; this.cursor++) if (hasBit(this.from.live, this.cursor)) this.copy(this.cursor);
    if (this.cursor < this.from.count) return undefined;
    for (const objectID of this.removedIDs)
      if (this.from.ordinalOf(objectID) === undefined) this.fresh.remove(objectID);
    return this.fresh;
  }

  private copy(ordinal: number): void {
    const { from, fresh } = this;
    const slotCount = from.settings.countable.length;
    const row = from.rows.values;
    const rowStart = from.rowStart[ordinal]!;
    const slots: number[] = [];
    const more: number[] = [];
    for (let at = rowStart; at < from.rowStart[ordinal + 1]!; at++) {
      (at < rowStart + slotCount ? slots : more).push(this.code(row[at]!));
    }
    const hidden = from.hidden.between(from.hiddenStart[ordinal]!, from.hiddenStart[ordinal + 1]!);
    const [filterOnlyCount = 0] = hidden;
    const filterOnly = hidden.slice(1, 1 + filterOnlyCount).map((code) => this.code(code));
    let packed = 0;
    const tokens = hidden.slice(1 + filterOnlyCount).map((step) => {
      packed += step;
      return this.packedToken(packed);
    });
    fresh.hits.copy(from.hits, ordinal);
    const copied = fresh.stageRow({
      objectID: from.objectID(ordinal),
      slots,
      more,
      filterOnly,
      keyed: from.keyedValues.flatMap((table, attribute) =>
        (table?.textsOf(ordinal) ?? []).map((value) => ({ attribute, value })),
      ),
      numbers: from.numbers.map((column) => column[ordinal]!),
      tokens: tokens.sort((left, right) => left - right),
      identifiers: from.identifiers.map((table) => table.keysOf(ordinal).join(KEY_SEPARATOR)),
      places: from.places.of(ordinal),
    });
    fresh.activate(copied);
  }

  private code(old: number): number {
    let code = this.codes[old];
    if (code === undefined) {
      const { dictionary } = this.from;
      code = this.fresh.giveCode(dictionary.attributeOf[old]!, dictionary.valueOf[old]!);
      this.codes[old] = code;
    }
    return code;
  }

  private packedToken(packed: number): number {
    const old = packed & ((1 << TOKEN_BITS) - 1);
    let token = this.tokens[old];
    if (token === undefined) {
      token = this.fresh.vocabulary.token(this.from.vocabulary.words[old]!);
      this.tokens[old] = token;
    }
    return (packed >>> TOKEN_BITS) * 2 ** TOKEN_BITS + token;
  }
}
