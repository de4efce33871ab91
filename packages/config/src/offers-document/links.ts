import { type SafeHtml, safeHtmlSchema } from '@forecourt/domain/safe-html';

// Links of a sanitised text, in the one form in which the sanitiser writes them.
const link = /<a href="([^"]*)">([^<]*(?:<(?!\/?a\b)[^<]*)*)<\/a>/g;
const addressOf = (written: string): string => written.replaceAll('&amp;', '&');

/** The addresses that a sanitised text leads to. */
export const linksOf = (sanitized: SafeHtml): readonly string[] =>
  [...sanitized.matchAll(link)].map(([, written = '']) => addressOf(written));

/** A sanitised text whose links that are not `alive` are words alone. */
export const withLiveLinks = (sanitized: SafeHtml, alive: (address: string) => boolean): SafeHtml =>
  safeHtmlSchema.parse(
    sanitized.replace(link, (whole, written: string, words: string) => (alive(addressOf(written)) ? whole : words)),
  );
