import { createHash } from 'node:crypto';

/** The time that `share` of the times do not exceed, in milliseconds with three decimals. */
export function percentile(times, share) {
  const sorted = times.toSorted((left, right) => left - right);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))], 3);
}

export function percentiles(times) {
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) };
}

export function rounded(value, decimals = 1) {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

/** CPU time of this process since `from`, all threads, in milliseconds. */
export function cpuSince(from) {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/** Resident memory after garbage collection, and its highest so far, in MB. */
export function memory() {
  globalThis.gc?.();
  return {
    rssMB: rounded(process.memoryUsage.rss() / 1024 ** 2, 0),
    peakMB: rounded(process.resourceUsage().maxRSS / 1024, 0),
  };
}

/** What two engines must agree on in one answer: number of hits and every count. */
export function digest(nbHits, facets, names) {
  const counts = names.map((name) =>
    Object.entries(facets[name] ?? {})
      .map(([value, count]) => `${value}=${count}`)
      .sort(),
  );
  return `${nbHits}:${createHash('sha1').update(JSON.stringify(counts)).digest('base64').slice(0, 10)}`;
}
