import { isShownAddress } from '@forecourt/config/shown-address';

/** Whether a text is an address of the web that shoppers may be led to. */
export const isReviewAddress = (text: string): boolean => /^https:/i.test(text) && isShownAddress(text);

/** Whether a text is the address of a picture that the platform keeps: no browser is sent to somebody else for one. */
export const isReviewPicture = (text: string): boolean => /^\/media\/[0-9a-f]{64}$/.test(text);

/** A review as its source gives it, ready to be stored. */
export interface SourceReview {
  /** The source's own id, the same at every fetch. */
  readonly source_id: string;
  readonly author: string;
  readonly author_url: string | null;
  /** 1 to 5. */
  readonly rating: number;
  /** Null where the author gave stars alone (REVW-02). */
  readonly text: string | null;
  /** Calendar date, `YYYY-MM-DD`. */
  readonly written_on: string;
  readonly url: string | null;
  /** Address of a picture that the platform keeps. */
  readonly image: string | null;
}

/** What a source says of a place: all its reviews in figures, and some of them in words. */
export interface SourceReviews {
  /** 1 to 5; null where nobody has rated. */
  readonly average_rating: number | null;
  readonly count: number;
  /** Where all of them are read. */
  readonly url: string | null;
  readonly reviews: readonly SourceReview[];
}

/** Why a source gave no reviews: a sentence without keys. `isFinal`: asking again soon would not help. */
export class ReviewsFault extends Error {
  override readonly name = 'ReviewsFault';
  constructor(
    message: string,
    readonly isFinal: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Asks a source for the reviews of a place, by the id that the source has for it (REVW-03). They have the days of the
 * place, whose IANA zone is given.
 * @throws ReviewsFault
 */
export type ReviewsPort = (placeId: string, timeZone: string) => Promise<SourceReviews>;
