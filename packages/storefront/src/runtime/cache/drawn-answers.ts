import type { OutgoingHttpHeaders } from 'node:http';
import { PageStore, type RenderStart, type TagChange } from './page-store';

/** An answer that was drawn for one client and is the same for everyone who asks for its address. */
export interface DrawnAnswer {
  readonly headers: OutgoingHttpHeaders;
  /** The HTML. */
  readonly body: Buffer;
  /** Whether the HTML is packed by gzip: of what is asked for again, the room is worth more than the time. */
  readonly isPacked: boolean;
  /** The last moment at which it may be given, in milliseconds of `Date.now()`. */
  readonly until: number;
}

/** What is asked for. */
export interface AskedAnswer {
  /** The `website_id`. */
  readonly site: string;
  /** All that the answer depends on. */
  readonly key: string;
}

/** Addresses of which it is remembered that somebody has asked for them. */
const mostAsked = 5_000;

/** Bytes of an answer's headers and its place in the store, about. */
const bytesAround = 2_000;

/** Every tag names a site, or a vehicle, behind its kind: `results:site-id:make`. */
const namedBy = (tag: string): string => tag.split(':')[1] ?? tag;

/** The share of the room that is for answers asked for once: some fifty of them, as they were drawn. */
const shareOfNew = 0.25;

/**
 * Answers of pages that are drawn for each request, such as results of filters, for those who ask for the same again. They
 * take room from no other page. What was asked for once is kept for as long as little else is drawn, as it is; what was
 * asked for again has a room of its own, packed, so that a crawler that walks through all combinations takes nobody's
 * place. Any change of a site drops all of that site, so that no page has to tell what it was made of.
 * Source: decision 0071.
 */
export class DrawnAnswers {
  readonly #new: PageStore<DrawnAnswer>;
  readonly #again: PageStore<DrawnAnswer>;
  readonly #asked = new Set<string>();

  constructor({ maxBytes }: { readonly maxBytes: number }) {
    this.#new = new PageStore({ maxBytes: maxBytes * shareOfNew });
    this.#again = new PageStore({ maxBytes: maxBytes * (1 - shareOfNew) });
  }

  /** Of all answers together. */
  get bytes(): number {
    return this.#new.bytes + this.#again.bytes;
  }

  /** The position in the order of changes at which a draw begins now. */
  now(): RenderStart {
    return this.#again.now();
  }

  /** What may be given now, packed or not. */
  find({ key }: AskedAnswer): DrawnAnswer | undefined {
    const found = this.#again.read(key) ?? this.#new.read(key);
    if (found !== undefined && found.until < Date.now()) {
      for (const store of [this.#new, this.#again]) store.remove(key);
      return undefined;
    }
    return found;
  }

  /** Whether somebody has asked for it before, and so might again. Remembers that somebody has now. */
  isAskedAgain({ key }: AskedAnswer): boolean {
    const isKnown = this.#asked.delete(key);
    this.#asked.add(key);
    const [oldest] = this.#asked;
    if (this.#asked.size > mostAsked && oldest !== undefined) this.#asked.delete(oldest);
    return isKnown;
  }

  /**
   * Keeps an answer, unless something of its site has changed since its draw began: a packed one among those that are
   * asked for again, in place of one that is not.
   */
  keep({ site, key }: AskedAnswer, answer: DrawnAnswer, start: RenderStart): void {
    const [store, other] = answer.isPacked ? [this.#again, this.#new] : [this.#new, this.#again];
    const bytes = answer.body.length + key.length + bytesAround;
    // One that is refused is older than what may be there.
    if (store.write(key, answer, { tags: [site], bytes, start }) === 'stored') other.remove(key);
  }

  apply(changes: readonly TagChange[], seq: number): void {
    const named = changes.map((change) => ({ seq: change.seq, tags: [...new Set(change.tags.map(namedBy))] }));
    for (const store of [this.#new, this.#again]) store.apply(named, seq);
  }

  reset(seq: number): void {
    for (const store of [this.#new, this.#again]) store.reset(seq);
  }
}
