/** The value that `share` of the values do not exceed. */
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** A number with three digits that say something. */
export const rounded = (value: number): number => Number(value.toPrecision(3));

export const megabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);

export const spreadOf = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  return { median: rounded(at(sorted, 0.5)), p95: rounded(at(sorted, 0.95)), most: rounded(at(sorted, 1)) };
};

export const timed = async <Result>(work: () => Promise<Result>) => {
  const start = performance.now();
  const result = await work();
  return { result, ms: performance.now() - start };
};
