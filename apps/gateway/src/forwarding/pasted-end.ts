/** What stands right behind an address in a sentence and is taken along with it: as it is typed, and as browsers send it. */
const signs = ['.', ',', ';', ':', '!', '?', ')', ']', '}', '>', "'", '"', '*'];
const escaped = ['%22', '%27', '%29', '%2a', '%2c', '%3a', '%3b', '%3e', '%3f', '%5d', '%7d', '%e2%80%99', '%e2%80%9d'];
const ends: readonly string[] = [...signs, ...escaped];

/** A path of the same site: one slash, then no second one, which a browser would read as another host. */
const ownPath = /^\/(?![/\\])/;

/**
 * The path of an address that was copied out of a sentence with its full stop or bracket, as `/about-us).`, without them;
 * null where it ends in none. No page has such an end.
 */
export const withoutPastedEnd = (path: string): string | null => {
  let kept = path.endsWith('/') ? path.slice(0, -1) : path;
  const whole = kept.length;
  for (let end = endOf(kept); end !== undefined; end = endOf(kept)) kept = kept.slice(0, -end.length);
  return kept.length === whole || !ownPath.test(kept) ? null : kept;
};

const endOf = (path: string): string | undefined => {
  const tail = path.slice(-9).toLowerCase();
  return ends.find((end) => tail.endsWith(end));
};
