import { references, referredCharacter } from './named-references';
import { gapOf, isKeptInline, keptTags } from './tags';

/** A comment, an element whose content is no text, a tag, text, or a sign that begins nothing. */
const parts =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|textarea|title|iframe|object|svg|math|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</gi;

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }),
);
const escaped = (plain: string): string => plain.replace(/[&<>"]/g, (sign) => signs.get(sign) ?? sign);

const text = (written: string): string =>
  written
    .replace(references, (reference, name: string | undefined) => {
      if (name === undefined) return '&amp;';
      const character = referredCharacter(name);
      return character === null ? reference : escaped(character);
    })
    .replace(/[<>"]/g, escaped);

/** Addresses by their literal beginning: no reference (`&#115;`), space or backslash can make another one of it. */
const safeAddress = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))(?:[^\s"'<>\\&]|&amp;)*$/i;

/** The address of a link as it is written, with `&amp;` for a bare `&`. */
const addressIn = (attributes: string): string => {
  const [, quoted, apostrophed, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i.exec(attributes) ?? [];
  const address = (quoted ?? apostrophed ?? bare ?? '').trim();
  return address.replace(references, (reference, name: string | undefined) =>
    name === undefined ? '&amp;' : reference,
  );
};

/** A text that was read: what may stand on a page, and what of the written one does not. */
export interface ReadHtml {
  readonly html: string;
  /** Names of the tags that went, each once. */
  readonly droppedTags: readonly string[];
  /** Links that went, by the address that was written; '' for one without. */
  readonly droppedLinks: readonly string[];
}

/** Reads markup as {@link sanitizeHtml} does, and tells what goes. */
export const readHtml = (written: string): ReadHtml => {
  const open: string[] = [];
  const droppedTags = new Set<string>();
  const droppedLinks: string[] = [];
  let html = '';
  // Between words that a tag parted which goes; a kept block parts them by itself.
  let gap: '' | ' ' | '<br>' = '';
  let isLineStart = true;
  const part = (by: typeof gap) => {
    if (by !== '' && gap !== '<br>') gap = by;
  };
  const startLine = () => {
    gap = '';
    isLineStart = true;
  };
  const closeTo = (depth: number) => {
    while (open.length > depth) html += `</${open.pop()}>`;
  };
  for (const [whole, wordless, slash, name, attributes = ''] of written.matchAll(parts)) {
    if (wordless !== undefined) {
      droppedTags.add(wordless.toLowerCase());
      if (!/^(script|style|template|noscript)$/i.test(wordless)) part(' ');
      continue;
    }
    if (whole.startsWith('<!--')) continue;
    if (name === undefined) {
      if (/\S/.test(whole)) {
        if (!isLineStart) html += gap;
        gap = '';
        isLineStart = false;
      }
      html += text(whole);
      continue;
    }
    const writtenTag = name.toLowerCase();
    const tag = keptTags.get(writtenTag);
    if (tag === undefined) {
      droppedTags.add(writtenTag);
      part(gapOf(writtenTag));
    } else if (tag === 'br') {
      html += '<br>';
      startLine();
    } else if (slash !== '') {
      const depth = open.lastIndexOf(tag);
      if (depth !== -1) closeTo(depth);
      if (isKeptInline(tag)) continue;
      if (depth === -1) part('<br>');
      else startLine();
    } else if (tag === 'a') {
      const address = addressIn(attributes);
      if (!safeAddress.test(address) || open.includes('a')) {
        droppedLinks.push(address);
        continue;
      }
      html += `<a href="${address}">`;
      open.push(tag);
    } else {
      // As a browser reads it: a paragraph, a heading or an entry ends where the next block begins.
      const isInline = isKeptInline(tag);
      const block = isInline ? -1 : open.findIndex((one) => one === 'p' || one === 'h2');
      if (block !== -1) closeTo(block);
      if (tag === 'li' && open.at(-1) === 'li') closeTo(open.length - 1);
      html += `<${tag}>`;
      open.push(tag);
      if (!isInline) startLine();
    }
  }
  closeTo(0);
  return { html: html.trim(), droppedTags: [...droppedTags], droppedLinks };
};

/**
 * Markup that may stand on a page (OFFR-01). Nothing of the given text is passed on as markup: the answer is written
 * anew, of tags from a closed list, without attributes but the address of a link, each closed where it was opened, and
 * of escaped text, its references written as the characters they name. The words of other tags stay, parted where the
 * tag parted them; what is no text (scripts, styles, frames) goes with its content. Sanitising twice changes nothing.
 */
export const sanitizeHtml = (html: string): string => readHtml(html).html;
