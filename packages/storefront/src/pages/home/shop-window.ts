import type { SearchHit } from '@forecourt/search/record';

type Shown = Pick<SearchHit, 'make' | 'model' | 'body' | 'colour'>;

/** What a second vehicle must differ in, strictest first; the last takes whatever is left. */
const likenesses: readonly ((hit: Shown) => readonly string[])[] = [
  ({ make, body, colour }) => [`make ${make}`, `look ${body} ${colour}`],
  ({ make, model, body, colour }) => [`model ${make} ${model}`, `look ${body} ${colour}`],
  ({ make, model }) => [`model ${make} ${model}`],
  () => [],
];

/**
 * The first vehicles of a list that differ from each other: no two of a make or of one body and colour while there are
 * others, then no two of a model, then whatever comes. A window of three white wagons sells one of them.
 * Their order in the list is kept. At most `count`, fewer when there are fewer.
 */
export const shopWindow = <Hit extends Shown>(hits: readonly Hit[], count: number): readonly Hit[] => {
  const picked = new Set<Hit>();
  for (const likeness of likenesses) {
    const seen = new Set([...picked].flatMap(likeness));
    for (const hit of hits) {
      if (picked.size === count) break;
      const traits = likeness(hit);
      if (picked.has(hit) || traits.some((trait) => seen.has(trait))) continue;
      picked.add(hit);
      for (const trait of traits) seen.add(trait);
    }
  }
  return hits.filter((hit) => picked.has(hit));
};
