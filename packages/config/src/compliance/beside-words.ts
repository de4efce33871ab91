/** Whether a text ends with one of some words, whole: "picanto" and "d-max" end with neither "to" nor "max". */
const endsWithWord = (text: string, words: readonly string[]): string | undefined =>
  words.find((word) => text.endsWith(word) && !/[\w-]$/.test(text.slice(0, -word.length)));

/** Whether a text begins with one of some words, whole. */
export const beginsWithWord = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.startsWith(word) && !/^[\w-]/.test(text.slice(word.length)));

/** Words between the name of an amount and the amount: "a bonus of up to $2,000". */
const between =
  'of,is,are,you,by,at,for,from,up to,about,around,only,just,costs,cost,starts,starting,begins,plan,plans'.split(',');

/**
 * Whether what stands before an amount ends with a name of it, with nothing but small words and a colon between. A comma or
 * a full stop parts the two.
 * @param before In lower case.
 */
export const isNamedBefore = (before: string, names: readonly string[]): boolean => {
  let rest = before.trimEnd();
  if (rest.endsWith(':')) rest = rest.slice(0, -1).trimEnd();
  while (endsWithWord(rest, names) === undefined) {
    const small = endsWithWord(rest, between);
    if (small === undefined) return false;
    rest = rest.slice(0, -small.length).trimEnd();
  }
  return true;
};
