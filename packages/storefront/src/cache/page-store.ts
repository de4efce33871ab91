/** Where a render began in the order of changes. A value rendered from there is outdated by any later change. */
export interface RenderStart {
  /** Counts the resets: positions before and after one cannot be compared. */
  readonly epoch: number;
  readonly seq: number;
}

/** One change of truth: every value that carries one of its tags is outdated from `seq` on. */
export interface TagChange {
  readonly seq: number;
  readonly tags: readonly string[];
}

export type WriteOutcome = 'stored' | 'outdated' | 'too-large';

export interface PageStoreOptions {
  /** Upper bound of all stored values together, in bytes as {@link PageStore.write} was told. */
  readonly maxBytes: number;
  /** How many tags keep the number of their last change. Forgotten ones are treated as changed. */
  readonly maxRememberedTags?: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
  readonly bytes: number;
}

/**
 * A bounded cache in memory whose values carry tags. Changes drop values by tag; a value whose render began before
 * a change of one of its tags is refused even when it arrives after it, so late renders never bring old facts back
 * (DATA-02). The least recently used values leave first.
 */
export class PageStore<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #lastChange = new Map<string, number>();
  readonly #maxBytes: number;
  readonly #maxRememberedTags: number;
  #bytes = 0;
  #epoch = 0;
  #seq = 0;
  /** Changes up to here may have been forgotten: renders that began before it cannot be vouched for. */
  #forgotten = 0;

  constructor({ maxBytes, maxRememberedTags = 100_000 }: PageStoreOptions) {
    this.#maxBytes = maxBytes;
    this.#maxRememberedTags = maxRememberedTags;
  }

  /** The position at which a render begins now. */
  now(): RenderStart {
    return { epoch: this.#epoch, seq: this.#seq };
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  read(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    // A Map keeps the order of insertion: re-inserting makes this the most recently used.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  write(
    key: string,
    value: Value,
    about: { tags: readonly string[]; bytes: number; start: RenderStart },
  ): WriteOutcome {
    if (!this.#isCurrent(about.start, about.tags)) return 'outdated';
    this.remove(key);
    if (about.bytes > this.#maxBytes) return 'too-large';
    const tags = [...new Set(about.tags)];
    this.#entries.set(key, { value, tags, bytes: about.bytes });
    this.#bytes += about.bytes;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys === undefined) this.#keysByTag.set(tag, new Set([key]));
      else keys.add(key);
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.remove(oldest);
    }
    return 'stored';
  }

  remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  /** Applies changes in order and moves to `seq`. */
  apply(changes: readonly TagChange[], seq: number): void {
    for (const change of changes) {
      for (const tag of change.tags) {
        this.#remember(tag, change.seq);
        this.dropTag(tag);
      }
    }
    this.#seq = Math.max(this.#seq, seq);
  }

  /** Drops everything and starts anew at `seq`: what happened before is not known. */
  reset(seq: number): void {
    this.#entries.clear();
    this.#keysByTag.clear();
    this.#lastChange.clear();
    this.#bytes = 0;
    this.#epoch += 1;
    this.#seq = seq;
    this.#forgotten = 0;
  }

  /** Drops what carries the tag now, without a place in the order of changes. */
  dropTag(tag: string): void {
    for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.remove(key);
  }

  #isCurrent(start: RenderStart, tags: readonly string[]): boolean {
    if (start.epoch !== this.#epoch || start.seq < this.#forgotten) return false;
    return tags.every((tag) => (this.#lastChange.get(tag) ?? 0) <= start.seq);
  }

  #remember(tag: string, seq: number): void {
    this.#lastChange.delete(tag);
    this.#lastChange.set(tag, seq);
    if (this.#lastChange.size <= this.#maxRememberedTags) return;
    const [oldest] = this.#lastChange;
    if (oldest === undefined) return;
    this.#forgotten = Math.max(this.#forgotten, oldest[1]);
    this.#lastChange.delete(oldest[0]);
  }
}
