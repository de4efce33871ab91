/** What may be a path of the site; what begins with two strokes has a host of its own. */
export const sitePath = /^\/(?![/\\])[^\s\\\p{Cc}]{0,2000}$/u;
/** What may be an address of the web; a name or password in it would stand before an @. */
export const webAddress = /^https?:\/\/[^\s\\/?#@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]{0,2000})?$/iu;

/**
 * Whether shoppers may be led to an address, or shown what stands there: a path of the site such as `/search`, or an
 * address of the web without a name or password in it. Never `javascript:`, `data:` or another scheme.
 */
export const isShownAddress = (text: string): boolean =>
  sitePath.test(text) || (webAddress.test(text) && URL.canParse(text));
