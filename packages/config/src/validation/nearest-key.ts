/** Number of single letters to insert, drop, replace or swap with their neighbour to turn one word into the other. */
const distance = (one: string, other: string): number => {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let best = Math.min((row[j - 1] ?? 0) + 1, (previous[j] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row[j] = best;
    }
    before = previous;
    previous = row;
  }
  return previous[other.length] ?? 0;
};

const plain = (key: string) => key.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The known key that an unknown one was likely meant to be; undefined when none is near. */
export const nearestKey = (key: string, known: readonly string[]): string | undefined => {
  const scored = known
    .map((candidate) => ({ candidate, score: distance(plain(key), plain(candidate)) }))
    .sort((one, other) => one.score - other.score);
  const best = scored[0];
  return best !== undefined && best.score <= Math.max(1, Math.floor(key.length / 3)) ? best.candidate : undefined;
};
