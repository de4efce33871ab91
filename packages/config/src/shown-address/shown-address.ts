import * as z from 'zod';

/** Longer addresses no database index holds, and no browser needs. */
const longest = 2000;
/** A path, whose second character begins no host; or the web, where a name or password would stand before an @. */
const shown = /^(?:\/(?![/\\])|https?:\/\/[^\s\\/?#@\p{Cc}]+(?=[/?#]|$))[^\s\\\p{Cc}]*$/iu;

/**
 * Whether shoppers may be led to an address, or shown what stands there: a path of the site such as `/search`, or an
 * address of the web without a name or password in it. Never `javascript:`, `data:` or another scheme.
 */
export const isShownAddress = (text: string): boolean =>
  text.length <= longest && shown.test(text) && URL.canParse(text, 'https://site.invalid');

const web = 'an address that starts with https:// and holds no name or password';
const address = (isRight: (text: string) => boolean, error: string) =>
  z.string().refine((text) => isRight(text) && isShownAddress(text), `must be ${error}`);
const isHttps = (text: string): boolean => /^https:/i.test(text);

/** A path of the site in a document. */
export const siteAddressSchema = address(
  (text) => text.startsWith('/'),
  'a path of the site that starts with one /, such as /search',
);
/** An address of the web in a document. */
export const httpsAddressSchema = address(isHttps, web);
/** An address in a document that shoppers are led to, or whose content they are shown. */
export const shownAddressSchema = address(
  (text) => text.startsWith('/') || isHttps(text),
  `a path of the site such as /search, or ${web}`,
);
