import type { VehicleSettings } from './vehicle-settings';

/** Characters of dealer comments shown before the rest is unfolded (VDP-03). */
export const commentsLimit = 400;

/** What stands where a vehicle has no comments (VDP-03). */
export const pendingComments = 'Dealer comments are pending. Please check back here later.';

/** Dealer comments as a page shows them. */
export interface ShownComments {
  /** What stands on the page at first. */
  readonly text: string;
  /** The full text when `text` was cut; null when `text` is complete. */
  readonly full: string | null;
}

const segmenter = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/**
 * The first `limit` characters of a text, as a reader counts them, so that no letter or emoji is split; an ellipsis
 * follows when something was cut. Null when the text fits, and when it holds a warning, as is prescribed beside a
 * comparison rate: that stands whole.
 */
export const truncate = (text: string, limit: number): string | null => {
  if (text.length <= limit || /WARNING/.test(text)) return null;
  const rest = [...segmenter.segment(text)][limit];
  return rest === undefined ? null : `${text.slice(0, rest.index).trimEnd()}…`;
};

/** Dealer comments as the page shows them: cut at 400 characters, or full by setting; the pending sentence when empty (VDP-03). */
export const truncateComments = (
  comments: string | null,
  settings: Pick<VehicleSettings, 'truncateComments'>,
): ShownComments => {
  const text = comments?.trim() ?? '';
  if (text === '' || text === 'null') return { text: pendingComments, full: null };
  const cut = settings.truncateComments ? truncate(text, commentsLimit) : null;
  return cut === null ? { text, full: null } : { text: cut, full: text };
};
