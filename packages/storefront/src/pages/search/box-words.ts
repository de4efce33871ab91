/** The words in a search box, beside the search that they and others change. */
export interface BoxWords {
  readonly text: string;
  /** The words of the search that was seen last. */
  readonly seen: string;
  /** What searches of this box have left of its words, those that have not been seen yet. */
  readonly own: readonly string[];
}

/** A box that shows the words of a search. */
export const boxOf = (asked: string): BoxWords => ({ text: asked, seen: asked, own: [] });

/** What is typed stands in the box. */
export const typed = (box: BoxWords, text: string): BoxWords => ({ ...box, text });

/** The box has searched; `rest` is what the search has left of its words. */
export const searchedFor = (box: BoxWords, rest: string): BoxWords =>
  (box.own.at(-1) ?? box.seen) === rest ? box : { ...box, own: [...box.own, rest] };

/**
 * The words of the search have changed. Those that the box itself has searched for leave it as it is, since somebody may
 * have typed on; others (a chip taken off, a step back) take the place of what stands there.
 */
export const follow = (box: BoxWords, asked: string): BoxWords => {
  if (asked === box.seen) return box;
  const at = box.own.indexOf(asked);
  return at < 0 ? boxOf(asked) : { ...box, seen: asked, own: box.own.slice(at + 1) };
};
