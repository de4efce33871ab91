/** A whole number from a text, the same on the server and in the browser: what shuffles the cards of one address. */
export const seedOf = (text: string): number => {
  let seed = 0;
  for (const sign of text) seed = (seed * 31 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return seed;
};
