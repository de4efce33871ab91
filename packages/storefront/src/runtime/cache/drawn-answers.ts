import type { OutgoingHttpHeaders } from 'node:http';
import { PageStore, type RenderStart, type TagChange } from './page-store';

/** An answer that was drawn for one client and is the same for everyone who asks for its address. */
export interface DrawnAnswer {
  readonly headers: OutgoingHttpHeaders;
  /** The HTML, packed by gzip: answers differ by filters without end, so that the room is worth more than the time. */
  readonly packed: Buffer;
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

/**
 * Answers of pages that are drawn for each request, such as results of filters, for those who ask for the same again. They
 * take room from no other page, and only what was asked for before is kept: most combinations of filters are asked for
 * once. Any change of a site drops all of that site, so that no page has to tell what it was made of. Source: decision 0071.
 */
export class DrawnAnswers {
  readonly #store: PageStore<DrawnAnswer>;
  readonly #asked = new Set<string>();

  constructor({ maxBytes }: { readonly maxBytes: number }) {
    this.#store = new PageStore({ maxBytes });
  }

  /** Of all answers together. */
  get bytes(): number {
    return this.#store.bytes;
  }

  /** The position in the order of changes at which a draw begins now. */
  now(): RenderStart {
    return this.#store.now();
  }

  find({ key }: AskedAnswer): DrawnAnswer | undefined {
    const found = this.#store.read(key);
    if (found !== undefined && found.until < Date.now()) {
      this.#store.remove(key);
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

  /** Keeps an answer, unless something of its site has changed since its draw began. */
  keep({ site, key }: AskedAnswer, answer: DrawnAnswer, start: RenderStart): void {
    this.#store.write(key, answer, { tags: [site], bytes: answer.packed.length + key.length + bytesAround, start });
  }

  apply(changes: readonly TagChange[], seq: number): void {
    const named = changes.map((change) => ({ seq: change.seq, tags: [...new Set(change.tags.map(namedBy))] }));
    this.#store.apply(named, seq);
  }

  reset(seq: number): void {
    this.#store.reset(seq);
  }
}
