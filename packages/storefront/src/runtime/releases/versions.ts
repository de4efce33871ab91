/** Numbers and words of a version: `1.2.0-next.3` is [1, 2, 0] and ['next', '3']. */
const partsOf = (version: string): { readonly numbers: readonly number[]; readonly before: readonly string[] } => {
  const [core = '', ...rest] = (version.split('+')[0] ?? '').split('-');
  return { numbers: core.split('.').map(Number), before: rest.length === 0 ? [] : rest.join('-').split('.') };
};

const compareParts = (a: string, b: string): number => {
  const [one, other] = [Number(a), Number(b)];
  if (Number.isInteger(one) && Number.isInteger(other)) return one - other;
  if (Number.isInteger(one)) return -1;
  if (Number.isInteger(other)) return 1;
  return a < b ? -1 : Number(a > b);
};

/**
 * Orders versions as npm does: by their numbers, and what comes before a release, such as `0.3.0-next.1`, before it.
 * @returns below 0 where the first is older, 0 where they are of one age, above 0 where it is newer
 */
export const compareVersions = (a: string, b: string): number => {
  const [one, other] = [partsOf(a), partsOf(b)];
  for (const place of [0, 1, 2]) {
    const difference = (one.numbers[place] ?? 0) - (other.numbers[place] ?? 0);
    if (difference !== 0) return difference;
  }
  if (one.before.length === 0 || other.before.length === 0) return other.before.length - one.before.length;
  for (const [place, part] of one.before.entries()) {
    const beside = other.before[place];
    const difference = beside === undefined ? 1 : compareParts(part, beside);
    if (difference !== 0) return difference;
  }
  return one.before.length - other.before.length;
};
