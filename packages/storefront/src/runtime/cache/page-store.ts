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

/** What is asked for: a page, or the data of one (what it fetched, a document, a picture). */
export type ReadKind = 'page' | 'data';
/** Outcome of a read: the current value, one that was dropped a moment ago, or none. */
export type ReadOutcome = 'hit' | 'outdated' | 'miss';
/** Why a value went: a change dropped it, others needed the room, or what had changed was not known any more. */
export type DropReason = 'changed' | 'room' | 'reset';

/** What a store has done since it was made. */
export interface StoreCounts {
  readonly reads: Record<ReadKind, Record<ReadOutcome, number>>;
  readonly writes: Record<WriteOutcome, number>;
  readonly drops: Record<DropReason, number>;
}

const noReads = (): Record<ReadOutcome, number> => ({ hit: 0, outdated: 0, miss: 0 });

/** How long a page may still be shown after a change has dropped it, while a new one is drawn, in milliseconds. */
export const showOutdatedMs = 2_000;

export interface PageStoreOptions {
  /** Upper bound of all stored values together, in bytes as given to {@link PageStore.write}. */
  readonly maxBytes: number;
  /** How many tags keep the number of their last change. Forgotten ones are treated as changed. */
  readonly maxRememberedTags?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly clock?: () => number;
}

/** What a value is stored with. */
export interface Stored {
  readonly tags: readonly string[];
  readonly bytes: number;
  readonly start: RenderStart;
  /** For a page: where it is asked for. It may be shown there for a moment after it was dropped. */
  readonly place?: string | undefined;
}

interface Entry<Value> {
  readonly value: Value;
  readonly tags: readonly string[];
  readonly bytes: number;
  readonly place: string | undefined;
}

/** A page that a change has dropped, and whether somebody draws the new one. */
interface Outdated<Value> {
  readonly value: Value;
  readonly bytes: number;
  /** When it was dropped, by the store's clock. */
  readonly since: number;
  isBeingDrawn: boolean;
}

/**
 * A bounded cache in memory whose values carry tags. Changes drop values by tag; a value whose render began before
 * a change of one of its tags is refused even when it arrives after it, so late renders never bring old facts back
 * (DATA-02). The least recently used values leave first.
 *
 * A dropped page is cached apart for {@link showOutdatedMs}: one asks to draw the new one ({@link takeDraw}), the others
 * are shown the old one meanwhile, and it never comes back as a value.
 */
export class PageStore<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #keyByPlace = new Map<string, string>();
  readonly #lastChange = new Map<string, number>();
  /** By place, the longest dropped first. */
  readonly #outdated = new Map<string, Outdated<Value>>();
  readonly #clock: () => number;
  /** Upper bound of all values together, in bytes. */
  readonly maxBytes: number;
  /** For the operator. Reads are counted by whoever reads ({@link countRead}): a page is looked for in two places. */
  readonly counts: StoreCounts = {
    reads: { page: noReads(), data: noReads() },
    writes: { stored: 0, outdated: 0, 'too-large': 0 },
    drops: { changed: 0, room: 0, reset: 0 },
  };
  readonly #maxRememberedTags: number;
  #bytes = 0;
  #epoch = 0;
  #seq = 0;
  /** Changes up to here may have been forgotten: renders that began before it cannot be vouched for. */
  #forgotten = 0;

  constructor({ maxBytes, maxRememberedTags = 100_000, clock = () => performance.now() }: PageStoreOptions) {
    this.#clock = clock;
    this.maxBytes = maxBytes;
    this.#maxRememberedTags = maxRememberedTags;
  }

  /** The position at which a render begins now. */
  now(): RenderStart {
    return { epoch: this.#epoch, seq: this.#seq };
  }

  /** Of all values together, those that were dropped a moment ago included. */
  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Where pages are kept, those first that were asked for last. @param most of them at most */
  places(most: number): readonly string[] {
    const places = [...this.#entries.values()].flatMap(({ place }) => place ?? []);
    return places.reverse().slice(0, most);
  }

  read(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    // A Map keeps the order of insertion: re-inserting makes this the most recently used.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Counts what came of a read. */
  countRead(kind: ReadKind, outcome: ReadOutcome): void {
    this.counts.reads[kind][outcome] += 1;
  }

  /** The current page of a place. */
  readAt(place: string): Value | undefined {
    const key = this.#keyByPlace.get(place);
    return key === undefined ? undefined : this.read(key);
  }

  /**
   * Asks to draw the page of a place anew. Only the first who asks after the page was dropped may: the answer is what
   * to call when the draw has ended, well or not. Undefined where nothing was dropped just now, or somebody draws.
   */
  takeDraw(place: string): (() => void) | undefined {
    this.#forgetOutdated();
    const outdated = this.#outdated.get(place);
    if (outdated === undefined || outdated.isBeingDrawn) return undefined;
    outdated.isBeingDrawn = true;
    return () => {
      outdated.isBeingDrawn = false;
    };
  }

  /**
   * The page that was dropped at a place just now, for whoever does not draw the new one: also for one who came when it
   * was still current, and would else begin a draw for which all others must wait.
   */
  outdated(place: string): Value | undefined {
    this.#forgetOutdated();
    return this.#outdated.get(place)?.value;
  }

  write(key: string, value: Value, about: Stored): WriteOutcome {
    const outcome = this.#write(key, value, about);
    this.counts.writes[outcome] += 1;
    return outcome;
  }

  #write(key: string, value: Value, about: Stored): WriteOutcome {
    if (!this.#isCurrent(about.start, about.tags)) return 'outdated';
    this.remove(key);
    if (about.place !== undefined) this.#removeOutdated(about.place);
    if (about.bytes > this.maxBytes) return 'too-large';
    const tags = [...new Set(about.tags)];
    this.#entries.set(key, { value, tags, bytes: about.bytes, place: about.place });
    if (about.place !== undefined) this.#keyByPlace.set(about.place, key);
    this.#bytes += about.bytes;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys === undefined) this.#keysByTag.set(tag, new Set([key]));
      else keys.add(key);
    }
    this.#forgetOutdated();
    for (const place of this.#outdated.keys()) {
      if (this.#bytes <= this.maxBytes) break;
      this.#removeOutdated(place);
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes) break;
      this.remove(oldest);
      this.counts.drops.room += 1;
    }
    return 'stored';
  }

  remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    if (entry.place !== undefined && this.#keyByPlace.get(entry.place) === key) this.#keyByPlace.delete(entry.place);
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
    this.counts.drops.reset += this.#entries.size;
    this.#entries.clear();
    this.#outdated.clear();
    this.#keysByTag.clear();
    this.#keyByPlace.clear();
    this.#lastChange.clear();
    this.#bytes = 0;
    this.#epoch += 1;
    this.#seq = seq;
    this.#forgotten = 0;
  }

  /** Drops what carries the tag now, without a place in the order of changes. */
  dropTag(tag: string): void {
    this.#forgetOutdated();
    const since = this.#clock();
    for (const key of [...(this.#keysByTag.get(tag) ?? [])]) {
      const entry = this.#entries.get(key);
      this.remove(key);
      this.counts.drops.changed += 1;
      if (entry?.place === undefined) continue;
      this.#removeOutdated(entry.place);
      this.#outdated.set(entry.place, { value: entry.value, bytes: entry.bytes, since, isBeingDrawn: false });
      this.#bytes += entry.bytes;
    }
  }

  #removeOutdated(place: string): void {
    this.#bytes -= this.#outdated.get(place)?.bytes ?? 0;
    this.#outdated.delete(place);
  }

  #forgetOutdated(): void {
    const now = this.#clock();
    for (const [place, { since }] of this.#outdated) {
      if (now - since < showOutdatedMs) break;
      this.#removeOutdated(place);
    }
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
