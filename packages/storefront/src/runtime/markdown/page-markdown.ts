import { parseDocument } from 'htmlparser2';
import { escapedLine, escapedText, linkTarget } from './markdown-text';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { readonly attribs: unknown }>;

/** Elements without text to read: controls, pictures and scripts. */
const silent: ReadonlySet<string> = new Set(
  'script style template noscript svg form button input select textarea dialog nav menu iframe video audio canvas head'.split(
    ' ',
  ),
);
const blocks: ReadonlySet<string> = new Set(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer header hr li main ol p pre section summary table ul h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);

const isElement = (node: Node): node is Element => 'attribs' in node;
const childrenOf = (node: Node): readonly Node[] => ('children' in node ? node.children : []);

const isSilent = ({ name, attribs }: Element): boolean =>
  silent.has(name) || 'hidden' in attribs || attribs['aria-hidden'] === 'true' || attribs.role === 'status';

/**
 * Elements within elements, from the document on, that are told apart: pages of ours have some forty. What is nested
 * deeper is read as the words in it, so that no markup of a dealer exhausts the stack of a process of all dealers.
 */
const deepest = 150;

/** The words within a node, however deep. */
const wordsWithin = (node: Node): string => {
  const words: string[] = [];
  const open: Node[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.type === 'text') words.push((next as { readonly data: string }).data);
    else if (!isElement(next) || !isSilent(next)) open.push(...[...childrenOf(next)].reverse());
  }
  return words.join(' ');
};

/** Words as a part of a page. */
const textOf = (words: string) => parseDocument(words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')).children;

/** Whose parts are elements: words alone are none. */
const holdsElements: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'table']);

/** Puts words in the place of what is nested too deeply. */
const flatten = (nodes: readonly Node[]): void => {
  const open = nodes.map((node) => ({ node, depth: 1 }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (!isElement(node)) continue;
    if (depth < deepest) {
      for (const child of node.children) open.push({ node: child, depth: depth + 1 });
      continue;
    }
    if (holdsElements.has(node.name)) node.name = 'div';
    node.children = textOf(wordsWithin(node));
  }
};

const squeezed = (text: string): string => text.replace(/[\s ]+/g, ' ');

/** Whether a part of the page holds parts of its own: it is then no line of text. */
const holdsBlocks = (node: Node): boolean =>
  isElement(node) && !isSilent(node) && (blocks.has(node.name) || childrenOf(node).some(holdsBlocks));

const findAll = (nodes: readonly Node[], fits: (element: Element) => boolean): readonly Element[] =>
  nodes.flatMap((node) => (isElement(node) && fits(node) ? [node] : findAll(childrenOf(node), fits)));

/** Makes the Markdown of parts of a page; addresses of the site become whole ones by its origin. */
const markdownBy = (origin: string) => {
  const whole = (href: string): string | null => {
    if (!URL.canParse(href, origin)) return null;
    const { protocol } = new URL(href, origin);
    return /^(https?|mailto|tel):$/.test(protocol) ? new URL(href, origin).href : null;
  };

  const line = (node: Node): string => {
    if (node.type === 'text') return escapedText(squeezed((node as { readonly data: string }).data));
    if (!isElement(node) || isSilent(node)) return '';
    const words = lineOf(childrenOf(node));
    switch (node.name) {
      case 'br':
        return ' ';
      case 'img':
        return '';
      case 'strong':
      case 'b':
        return words.trim() === '' ? words : `**${words.trim()}**`;
      case 'em':
      case 'i':
        return words.trim() === '' ? words : `*${words.trim()}*`;
      case 'a': {
        const href = whole(node.attribs.href ?? '');
        const label = words.trim() || escapedText(node.attribs['aria-label'] ?? '');
        return label === '' || href === null || node.attribs.href?.startsWith('#')
          ? label
          : `[${label}](${linkTarget(href)})`;
      }
      default:
        return blocks.has(node.name) ? ` ${words} ` : words;
    }
  };
  /** Elements that follow each other stand apart on the page, whether or not there is a space between them. */
  const lineOf = (nodes: readonly Node[]): string => {
    const words = nodes.map((node, at) => {
      const before = nodes[at - 1];
      return `${before !== undefined && isElement(before) && isElement(node) ? ' ' : ''}${line(node)}`;
    });
    // A sign before a link would make a picture of it.
    return squeezed(words.join('')).replaceAll('![', '\\![');
  };

  const indented = (text: string, first: string): string =>
    text
      .split('\n')
      .map((each, at) => (at === 0 ? `${first}${each}` : each === '' ? '' : `${' '.repeat(first.length)}${each}`))
      .join('\n');

  const list = (node: Element): string => {
    const items = childrenOf(node)
      .filter(isElement)
      .filter((item) => !isSilent(item));
    return items
      .map((item, at) => indented(partsOf(childrenOf(item)), node.name === 'ol' ? `${at + 1}. ` : '- '))
      .filter((item) => /[^\s\d.-]/.test(item))
      .join('\n');
  };

  /** Terms with their descriptions, however they are grouped: `- **Odometer:** 45,000 km`. */
  const terms = (node: Element): string => {
    const parts = childrenOf(node)
      .filter(isElement)
      .flatMap((part) => (part.name === 'div' ? childrenOf(part).filter(isElement) : [part]));
    const lines: string[] = [];
    for (const part of parts) {
      const words = lineOf([part]).trim();
      if (part.name === 'dt') lines.push(`- **${words}:**`);
      else if (words !== '') lines.push(lines.length === 0 ? `- ${escapedLine(words)}` : `${lines.pop()} ${words}`);
    }
    return lines.join('\n');
  };

  const table = (node: Element): string => {
    const rows = findAll([node], ({ name }) => name === 'tr').map((row) =>
      childrenOf(row)
        .filter(isElement)
        .map((cell) => lineOf(childrenOf(cell)).trim().replaceAll('|', '\\|')),
    );
    const width = Math.max(0, ...rows.map(({ length }) => length));
    const row = (cells: readonly string[]) =>
      `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
    const [head = [], ...rest] = rows;
    return width === 0 ? '' : [row(head), row(head.map(() => '---')), ...rest.map(row)].join('\n');
  };

  const block = (node: Element): string => {
    const { name } = node;
    if (/^h[1-6]$/.test(name)) {
      const words = lineOf(childrenOf(node)).trim();
      return words === '' ? '' : `${'#'.repeat(Number(name[1]))} ${words}`;
    }
    if (name === 'ul' || name === 'ol') return list(node);
    if (name === 'dl') return terms(node);
    if (name === 'table') return table(node);
    if (name === 'hr') return '---';
    if (name === 'blockquote') return partsOf(childrenOf(node)).replace(/^/gm, '> ');
    if (name === 'summary')
      return childrenOf(node).some(holdsBlocks) ? partsOf(childrenOf(node)) : `**${lineOf(childrenOf(node)).trim()}**`;
    return partsOf(childrenOf(node));
  };

  const partsOf = (nodes: readonly Node[]): string => {
    const parts: string[] = [];
    let run: Node[] = [];
    const endLine = () => {
      const words = lineOf(run).trim();
      if (words !== '') parts.push(escapedLine(words));
      run = [];
    };
    for (const node of nodes) {
      if (isElement(node) && isSilent(node)) continue;
      if (!holdsBlocks(node)) {
        run.push(node);
        continue;
      }
      endLine();
      const text = isElement(node) ? (node.name === 'a' ? escapedLine(lineOf([node]).trim()) : block(node)) : '';
      if (text !== '') parts.push(text);
    }
    endLine();
    return parts.join('\n\n');
  };

  return partsOf;
};

/** A page as Markdown. */
export interface PageMarkdown {
  /** The address of the page itself; empty where it names none. */
  readonly canonical: string;
  readonly text: string;
}

/**
 * A page as Markdown: its title, description and canonical address as front matter, then what stands in its main part,
 * without menus, forms, pictures and what only scripts say. Made of the page itself, it says the same, always. Null for
 * HTML without a main part.
 */
export const pageMarkdown = (html: string): PageMarkdown | null => {
  const { children } = parseDocument(html);
  flatten(children);
  const [main] = findAll(children, ({ name }) => name === 'main');
  if (main === undefined) return null;
  const attribute = (name: string, key: string, value: string, read: string): string =>
    findAll(children, (element) => element.name === name && element.attribs[key] === value)[0]?.attribs[read] ?? '';
  const [titled] = findAll(children, ({ name }) => name === 'title');
  const title =
    titled === undefined
      ? ''
      : squeezed(
          childrenOf(titled)
            .map((node) => ('data' in node ? node.data : ''))
            .join(''),
        ).trim();
  const canonical = attribute('link', 'rel', 'canonical', 'href');
  const head = { title, description: attribute('meta', 'name', 'description', 'content'), url: canonical };
  const lines = Object.entries(head).flatMap(([name, value]) =>
    value === '' ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  const origin = URL.canParse(canonical) ? new URL(canonical).origin : 'https://site.invalid';
  return { canonical, text: `---\n${lines.join('\n')}\n---\n\n${markdownBy(origin)(childrenOf(main))}\n` };
};
