import { parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** An element of a page as it was sent: what scripts make of it is not known here. */
export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** All it says, as one line. */
  readonly text: string;
  /** Everything inside it, in the order of the page. */
  readonly inside: readonly PageElement[];
}

/** Their text is no text of the page. */
const unread: ReadonlySet<string> = new Set(['script', 'style', 'template']);

const textIn = (node: Node): string => {
  if (node.nodeType === 3) return node.data;
  if (!('children' in node) || ('name' in node && unread.has(node.name))) return '';
  return node.children.map(textIn).join(' ');
};

const elementsIn = (node: Node): readonly PageElement[] =>
  'children' in node
    ? node.children.flatMap((child) => {
        if (!('attribs' in child)) return [];
        const inside = elementsIn(child);
        const text = textIn(child).replace(/\s+/g, ' ').trim();
        return [{ name: child.name, attributes: child.attribs, text, inside }, ...inside];
      })
    : [];

/** Every element of a page, in its order. */
export const readPage = (html: string): readonly PageElement[] => elementsIn(parseDocument(html));

/** Those of them with that name, and with those attributes where some are given. */
export const named = (
  elements: readonly PageElement[],
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): readonly PageElement[] =>
  elements.filter(
    (element) =>
      element.name === name && Object.entries(attributes).every(([key, value]) => element.attributes[key] === value),
  );

/** Addresses that links lead to, each once. */
export const linksIn = (elements: readonly PageElement[]): readonly string[] => [
  ...new Set(named(elements, 'a').flatMap(({ attributes }) => attributes.href ?? [])),
];
