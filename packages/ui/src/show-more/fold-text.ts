import { cutText } from './cut-text';

/** A text in two parts: what shows at once, what stands at the cut while it is folded, and what a press brings. */
export type FoldedParts = { readonly head: string; readonly mark: string; readonly rest: string };

/**
 * A text cut for a card. Either it comes cut already, with `full` being all of it, or `limit` cuts it between words.
 * Where the cut text is not the beginning of the full one, it stands as a whole until the full one takes its place.
 */
export const foldText = ({
  text,
  full = null,
  limit,
}: {
  readonly text: string;
  readonly full?: string | null;
  readonly limit?: number;
}): FoldedParts => {
  const whole: FoldedParts = { head: text, mark: '', rest: '' };
  if (full === null || full === text) {
    if (limit === undefined) return whole;
    const { head, rest } = cutText(text, limit);
    return rest === '' ? whole : { head, mark: '…', rest };
  }
  const head = text.replace(/(?:…|\.\.\.)\s*$/, '').trimEnd();
  return full.startsWith(head)
    ? { head, mark: /[.!?]$/.test(head) ? '' : '…', rest: full.slice(head.length) }
    : { head: '', mark: text, rest: full };
};
