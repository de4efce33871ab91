/** Tags that a text of an offer may hold, each with the tag it becomes; headings follow the page's own. */
const kept: Readonly<Record<string, string>> = {
  p: 'p',
  br: 'br',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  a: 'a',
  h1: 'h2',
  h2: 'h2',
  h3: 'h2',
  h4: 'h2',
  h5: 'h2',
  h6: 'h2',
};

/** A comment, an element whose content is no text, a tag, text, or a sign that begins nothing. */
const parts =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|textarea|title|iframe|object|svg|math|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</gi;

const text = (written: string): string =>
  written
    .replace(/&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

/** Addresses by their literal beginning: no reference (`&#115;`), space or backslash can make another one of it. */
const safeAddress = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))(?:[^\s"'<>\\&]|&amp;)*$/i;

const addressIn = (attributes: string): string | null => {
  const [, quoted, apostrophed] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  const address = (quoted ?? apostrophed ?? '').trim();
  return safeAddress.test(address) ? address : null;
};

/**
 * Markup that may stand on a page (OFFR-01). Nothing of the given text is passed on as markup: the answer is written
 * anew, of tags from a closed list, without attributes but the address of a link, each closed where it was opened, and
 * of escaped text. The words of other tags stay; what is no text (scripts, styles, frames) goes with its content.
 * Sanitising twice changes nothing.
 */
export const sanitizeHtml = (html: string): string => {
  const open: string[] = [];
  let clean = '';
  const closeTo = (depth: number) => {
    while (open.length > depth) clean += `</${open.pop()}>`;
  };
  for (const [part, wordless, slash, name, attributes = ''] of html.matchAll(parts)) {
    if (wordless !== undefined || part.startsWith('<!--')) continue;
    if (name === undefined) {
      clean += text(part);
      continue;
    }
    const tag = Object.hasOwn(kept, name.toLowerCase()) ? kept[name.toLowerCase()] : undefined;
    if (tag === undefined) continue;
    if (tag === 'br') clean += '<br>';
    else if (slash !== '') {
      const depth = open.lastIndexOf(tag);
      if (depth !== -1) closeTo(depth);
    } else if (tag === 'a') {
      const address = addressIn(attributes);
      if (address === null || open.includes('a')) continue;
      clean += `<a href="${address}">`;
      open.push(tag);
    } else {
      // As a browser reads it: a paragraph, a heading or an entry ends where the next block begins.
      const block = tag === 'strong' || tag === 'em' ? -1 : open.findIndex((one) => one === 'p' || one === 'h2');
      if (block !== -1) closeTo(block);
      if (tag === 'li' && open.at(-1) === 'li') closeTo(open.length - 1);
      clean += `<${tag}>`;
      open.push(tag);
    }
  }
  closeTo(0);
  return clean.trim();
};
