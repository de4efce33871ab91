import { reviewDay } from '@forecourt/domain/review';
import { oneLine, severalLines } from '@forecourt/domain/typed-text';
import { longestReview } from './review-limits';
import { isReviewAddress, isReviewPicture, type SourceReview } from './review-port';

/** A row that can be taken. */
export interface ReadRow {
  /** Slug of the dealership; null where the row names none. */
  readonly dealership: string | null;
  /** Id of a location; null for the dealership itself. */
  readonly location: string | null;
  /** Its `source_id` is empty where the row has no id. */
  readonly review: SourceReview;
}

/** What is wrong with one value of a row, and what to write. */
export interface RowFault {
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** The value of the first of these names that the row has, as text; what is no text and no number reads as JSON. */
const textOf = (values: Readonly<Record<string, unknown>>, ...names: readonly string[]): string => {
  const value = names.map((name) => values[name]).find((one) => one !== undefined && one !== null) ?? '';
  return (typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)).trim();
};

/** A calendar date as files write it, `YYYY-MM-DD` or `dd/mm/yyyy`; null where there is no such day. */
const dayOf = (text: string): string | null => {
  if (!isoDate.test(text)) return reviewDay(text);
  const [year, month, day] = text.split('-');
  return reviewDay(`${day}/${month}/${year}`);
};

const ratingOf = (text: string): number | null => {
  const rating = text === '' ? Number.NaN : Number(text);
  return rating >= 1 && rating <= 5 ? rating : null;
};

/**
 * Reads one row by our field names or by those of the specification (`customer_name`, `review_date`). All faults of a
 * row are reported together, so that one correction is enough.
 */
export const readRow = (
  values: Readonly<Record<string, unknown>>,
): { readonly row: ReadRow | null; readonly faults: readonly RowFault[] } => {
  const faults: RowFault[] = [];
  const refuse = (field: string, value: string, reason: string): void =>
    void faults.push({ field, value: value.slice(0, 80), reason });

  const author = oneLine(textOf(values, 'author', 'customer_name')).trim();
  if (author === '') refuse('author', author, 'is missing. Write who said it, as they want to be named.');
  if (author.length > longestReview.author)
    refuse('author', author, `is longer than ${longestReview.author} characters. Shorten it.`);

  const givenRating = textOf(values, 'rating', 'stars');
  const rating = ratingOf(givenRating);
  if (rating === null)
    refuse('rating', givenRating, 'is no number from 1 to 5. Write the stars that were given, such as 5.');

  const givenDate = textOf(values, 'date', 'review_date');
  const written_on = dayOf(givenDate);
  if (written_on === null) refuse('date', givenDate, 'is no date. Write 2026-11-25 or 25/11/2026.');

  const text = severalLines(textOf(values, 'text')).trim();
  if (text.length > longestReview.text)
    refuse('text', text, `is longer than ${longestReview.text} characters. Shorten it.`);

  const url = textOf(values, 'url');
  if (url !== '' && !isReviewAddress(url))
    refuse('url', url, 'is no address to lead shoppers to. Write one that starts with https://, or leave it out.');

  const image = textOf(values, 'image');
  if (image !== '' && image !== 'null' && !isReviewPicture(image))
    refuse(
      'image',
      image,
      'is no picture that the platform keeps. Add it with `content media add` and write its address, /media/..., or leave it out.',
    );

  const id = oneLine(textOf(values, 'id'));
  if (id.length > longestReview.id)
    refuse('id', id, `is longer than ${longestReview.id} characters. Shorten it, or leave it out.`);

  if (faults.length > 0 || rating === null || written_on === null) return { row: null, faults };
  const orNull = (given: string): string | null => (given === '' || given === 'null' ? null : given);
  return {
    faults,
    row: {
      dealership: orNull(textOf(values, 'dealership')),
      location: orNull(textOf(values, 'location')),
      review: {
        ...{ source_id: id, author, author_url: null, rating, text: orNull(text), written_on },
        ...{ url: orNull(url), image: orNull(image) },
      },
    },
  };
};
