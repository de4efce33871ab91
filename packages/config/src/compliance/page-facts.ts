import type { AustralianState } from '@forecourt/domain/vehicle';

/** Words that a reader sees together: a card, a section, a block of content. */
export interface StatedWords {
  /** Where they stand, for who has to mend them: a field of a document, or the heading of a section. */
  readonly path: string;
  readonly text: string;
  /** The heading that they stand under, where they have one: it says what figures under it are. */
  readonly heading?: string;
  /**
   * `vehicle`: a vehicle that is for sale, with what it costs. `offer`: something that is offered until a date. `words`: all
   * else.
   */
  readonly kind: 'vehicle' | 'offer' | 'words';
}

/** A form that asks for personal details. */
export interface StatedForm {
  readonly path: string;
  /** The privacy words beside the button of the form; empty without any. */
  readonly privacy: string;
  /** Words of its box for offers and news; null for a form without one. */
  readonly optIn: string | null;
}

/** The words of a page that the law has rules for, whether read from HTML or from a dealer's document. */
export interface PageFacts {
  /** Address of the page, or name of the document. */
  readonly place: string;
  /** State or territory of the licence that sells; null where that is not known. */
  readonly state: AustralianState | null;
  /** The dealer's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly words: readonly StatedWords[];
  readonly forms: readonly StatedForm[];
  /** A whole page as shoppers see it, which must say who sells; else words that stand on one. */
  readonly isWhole: boolean;
}
