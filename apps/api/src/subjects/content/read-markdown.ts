import { marked } from 'marked';
import { parse, YAMLError } from 'yaml';

const frontMatter = /^---\r?\n(?<head>.*?)\r?\n---[ \t]*(?:\r?\n|$)(?<body>.*)$/s;

/** A page that is written as Markdown cannot be read: why, and how to mend it. */
export class MarkdownError extends Error {
  override readonly name = 'MarkdownError';
}

const headOf = (text: string): unknown => {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof YAMLError)
      throw new MarkdownError(`What stands between the lines of --- is no YAML: ${error.message}`);
    throw error;
  }
};

/**
 * A page to read, written as Markdown: what stands between two lines of `---` at its head is what the document says
 * besides its blocks (`website_id`, `key`, `title`, ...), the rest becomes one block of text. Markup within it is checked
 * like that of any text.
 */
export const readMarkdown = (text: string): unknown => {
  const { head, body } = frontMatter.exec(text.replace(/^\uFEFF/, ''))?.groups ?? {};
  if (head === undefined || body === undefined)
    throw new MarkdownError('It must begin with ---, then website_id, key and title, each on a line, then --- again.');
  const said = headOf(head);
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    throw new MarkdownError('What stands between the lines of --- must be names with values, such as "key: about-us".');
  const html = marked.parse(body, { async: false, gfm: true }).trim();
  return { ...said, blocks: [{ type: 'rich-text', version: 1, html }] };
};
