import type { ReadHtml } from './sanitize-html';

const tagsOf = (tags: readonly string[]): string => tags.map((tag) => `<${tag}>`).join(', ');

/** What of a written text does not show, in words, and what to write in its place. */
export const markupFaults = ({ droppedTags, droppedLinks }: Omit<ReadHtml, 'html'>): string[] => [
  ...(droppedTags.length === 0
    ? []
    : [
        `Markup that is not shown: ${tagsOf(droppedTags)}. Take p, h2, ul, ol, li, strong, em, sup, sub, s, del, br or a.`,
      ]),
  ...droppedLinks.map(
    (address) =>
      `The link to "${address}" is not shown, its words are. Take an https, mailto or tel address, or a path of the site.`,
  ),
];
