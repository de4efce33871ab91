/** Words without what Markdown would read in them, wherever they stand in a line. */
export const escapedText = (words: string): string => words.replace(/[\\`*_[\]<>]/g, '\\$&');

/**
 * A line that begins with words of others: what they begin with makes no heading, list, rule, table or fence of it. What
 * begins with markup of ours, such as a link, is left as it is.
 */
export const escapedLine = (line: string): string =>
  line.replace(/^[#+\-=~|]/, '\\$&').replace(/^(\d{1,9})([.)])/, '$1\\$2');

/** An address as the target of a link, which nothing in it can end. */
export const linkTarget = (href: string): string =>
  href.replace(/[\s()<>[\]\\`"]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
