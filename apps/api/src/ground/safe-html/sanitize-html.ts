import { type SafeHtml, safeHtmlSchema } from '@forecourt/domain/safe-html';
import sanitize from 'sanitize-html';
import { gapOf, keptTags, lineGap, renamedTags, textlessTags } from './tag-gaps';

/** Addresses of links: the web, mail, telephone and paths of the site. */
const linkSchemes = ['https', 'mailto', 'tel'];
const safeAddress = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))[^\s"'<>\\\p{Cc}]*$/iu;

/** A text that was read: what may stand on a page, and what of the written one does not. */
export interface ReadHtml {
  readonly html: SafeHtml;
  /** Names of the tags that went, each once. */
  readonly droppedTags: readonly string[];
  /** Links that went, by the address that was written; '' for one without. */
  readonly droppedLinks: readonly string[];
}

const tagStart = /<\/?([a-z][a-z0-9]*)/gi;
/** White space of HTML, and the gaps of tags that went. */
const blanks = /[ \t\n\r\f\u2028]+/g;
const beforeBlock = /\u2028(?=$|<\/?(?:p|ul|ol|li|h2)>|<br>)/g;
const afterBlock = /(^|<\/?(?:p|ul|ol|li|h2)>|<br>)\u2028/g;

/** Writes gaps as new lines where words need them; a block parts words by itself. */
const withLines = (html: string): string =>
  html
    .replaceAll('<br />', '<br>')
    // What closes a paragraph that is not open is read as an empty one.
    .replace(/<p>[ \t\n\r\f\u2028]*<\/p>/g, lineGap)
    .replace(blanks, (run) => (run.includes(lineGap) ? lineGap : ' '))
    .replace(beforeBlock, '')
    .replace(afterBlock, '$1')
    .replaceAll(lineGap, '<br>')
    .trim();

const readOnce = (written: string): ReadHtml => {
  const droppedTags = new Set<string>();
  const droppedLinks: string[] = [];
  /** Whether each link that is open stays: a link within a link goes. */
  const links: boolean[] = [];
  const clean = sanitize(
    written.replace(tagStart, (start, name: string) => `${gapOf(name.toLowerCase())}${start}`),
    {
      allowedTags: keptTags,
      allowedAttributes: { a: ['href'] },
      allowedSchemes: linkSchemes,
      allowProtocolRelative: false,
      nonTextTags: textlessTags,
      onOpenTag: (name) => {
        if (!keptTags.includes(name) && !Object.hasOwn(renamedTags, name)) droppedTags.add(name);
      },
      onCloseTag: (name) => {
        if (name === 'a') links.pop();
      },
      // The words of a link that leads nowhere stay.
      exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && attribs.href === undefined ? 'excludeTag' : false),
      transformTags: {
        ...renamedTags,
        a: (tagName, { href = '' }) => {
          const address = href.trim();
          const stays = safeAddress.test(address) && !links.includes(true);
          links.push(stays);
          if (!stays) droppedLinks.push(address);
          const attribs: Record<string, string> = stays ? { href: address } : {};
          return { tagName, attribs };
        },
      },
    },
  );
  return { html: safeHtmlSchema.parse(withLines(clean)), droppedTags: [...droppedTags], droppedLinks };
};

/** Readings after which a text reads as it stands; made-up markup within markup takes a second. */
const mostReadings = 10;

/** Reads markup as {@link sanitizeHtml} does, and lists what is dropped. */
export const readHtml = (written: string): ReadHtml => {
  const first = readOnce(written);
  let { html } = first;
  for (let reading = 1; reading < mostReadings; reading += 1) {
    const next = readOnce(html).html;
    if (next === html) break;
    html = next;
  }
  return { ...first, html };
};

/**
 * Markup that may stand on a page (OFFR-01, CONT-01): tags of a closed list, without attributes but the address of a
 * link. The words of other tags stay, parted where the tag parted them; what is no text (scripts, styles, frames) goes
 * with its content. Sanitising twice changes nothing. For the server alone: pages are given the result.
 */
export const sanitizeHtml = (written: string): SafeHtml => readHtml(written).html;
