import { parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { readonly attribs: unknown }>;

/** What an element is to a reader. */
export type Role =
  | 'article'
  | 'button'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'term';

/** Elements of a page, in its order. What is asked of them is looked for among all that stands inside them. */
export interface Found {
  readonly count: number;
  /** Text of each, as one line. */
  readonly texts: readonly string[];
  /** Text of the first as one line. @throws when there is none. */
  readonly text: string;
  /** The first alone, or none. */
  readonly first: Found;
  /** Value of an attribute of the first; null without it. @throws when there is no element. */
  readonly attribute: (name: string) => string | null;
  /** Values of an attribute, one of each element; null without it. */
  readonly attributes: (name: string) => readonly (string | null)[];
  /** The element before each, the element after each, and the elements directly inside. */
  readonly before: Found;
  readonly after: Found;
  readonly children: Found;
  /** What screen readers name so: a string is the whole name. What is hidden or folded is left out. */
  readonly role: (role: Role, name?: string | RegExp) => Found;
  /** By the name of the element and, where that is given, its whole text. */
  readonly tag: (name: string, text?: string) => Found;
  readonly id: (id: string) => Found;
  /** Fields and other elements with this label, and pictures with these words in their place, hidden or not. */
  readonly label: (label: RegExp) => Found;
  /** Fields that a form sends under this name. */
  readonly field: (name: string) => Found;
  /** The smallest elements whose text matches. */
  readonly saying: (words: RegExp) => Found;
  /** Those of them in whose text these words stand. */
  readonly holding: (words: string) => Found;
  /** Those of them with a link to this address inside. */
  readonly linking: (href: string) => Found;
  /** All they say, words of neighbouring elements apart, without what stands inside elements of this name. */
  readonly wordsWithout: (tag: string) => string;
}

const isElement = (node: Node): node is Element => 'attribs' in node;

const unread: ReadonlySet<string> = new Set(['script', 'style', 'template']);

const nodesIn = (node: Node): readonly Node[] =>
  'children' in node && !(isElement(node) && unread.has(node.name)) ? node.children : [];

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const textIn = (node: Node): string => (node.nodeType === 3 ? node.data : nodesIn(node).map(textIn).join(''));

const wordsIn = (node: Node, left: string): string => {
  if (node.nodeType === 3) return node.data;
  if (isElement(node) && node.name === left) return ' ';
  return `${nodesIn(node)
    .map((inner) => wordsIn(inner, left))
    .join('')} `;
};

const elementsIn = (node: Node): readonly Element[] =>
  nodesIn(node).flatMap((inner) => (isElement(inner) ? [inner, ...elementsIn(inner)] : []));

const impliedRoles: Readonly<Record<string, Role>> = {
  ...{ article: 'article', button: 'button', main: 'main', nav: 'navigation', dt: 'term' },
  ...{ ul: 'list', ol: 'list', li: 'listitem', h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading' },
};

const roleOf = ({ name, attribs }: Element): string | undefined => {
  if (attribs.role !== undefined) return attribs.role;
  if (name === 'a') return attribs.href === undefined ? undefined : 'link';
  if (name === 'img') return attribs.alt === '' ? undefined : 'img';
  return impliedRoles[name];
};

const isHidden = ({ attribs }: Element): boolean =>
  'hidden' in attribs || attribs['aria-hidden'] === 'true' || attribs.type === 'hidden';

/** Whether screen readers come to it: nothing around it is hidden, or folded. */
const isReached = (element: Element): boolean => {
  if (isHidden(element)) return false;
  const { parent } = element;
  if (parent === null || !isElement(parent)) return true;
  const isFolded = parent.name === 'details' && !('open' in parent.attribs) && element.name !== 'summary';
  return !isFolded && isReached(parent);
};

const ownLine: ReadonlySet<string> = new Set('address dd div dl dt h1 h2 h3 h4 li ol p section ul'.split(' '));

/** What an element adds to the name of the one around it. */
const spoken = (node: Node): string => {
  if (node.nodeType === 3) return node.data;
  if (!isElement(node) || isHidden(node)) return '';
  const said = node.attribs['aria-label'] ?? node.attribs.alt ?? nodesIn(node).map(spoken).join('');
  return ownLine.has(node.name) ? ` ${said} ` : said;
};

const matches = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text);

/** Labels of an element: its own, those around it, and those that name its id. `labels`: of the place it stands in. */
const labelsOf = (element: Element, labels: readonly Element[]): readonly string[] => [
  element.attribs['aria-label'] ?? element.attribs.alt ?? '',
  ...labels
    .filter(
      (label) =>
        (label.attribs.for !== undefined && label.attribs.for === element.attribs.id) ||
        (/^(input|select|textarea)$/.test(element.name) && elementsIn(label).includes(element)),
    )
    .map((label) => oneLine(textIn(label))),
];

/** @param what names them in the errors of those who miss them. */
const found = (elements: readonly Element[], what: string): Found => {
  const here = (): Element => {
    const [first] = elements;
    if (first === undefined) throw new Error(`The page has no ${what}.`);
    return first;
  };
  const inside = (fits: (element: Element) => boolean, sought: string): Found =>
    found([...new Set(elements.flatMap(elementsIn))].filter(fits), `${sought} in ${what}`);
  const beside = (way: 'prev' | 'next', sought: string): Found =>
    found(
      elements.flatMap((element) => {
        let node = element[way];
        while (node !== null && !isElement(node)) node = node[way];
        return node === null ? [] : [node];
      }),
      `${sought} ${what}`,
    );
  return {
    count: elements.length,
    get texts() {
      return elements.map((element) => oneLine(textIn(element)));
    },
    get text() {
      return oneLine(textIn(here()));
    },
    get first() {
      return found(elements.slice(0, 1), what);
    },
    attribute: (name) => here().attribs[name] ?? null,
    attributes: (name) => elements.map(({ attribs }) => attribs[name] ?? null),
    get before() {
      return beside('prev', 'element before');
    },
    get after() {
      return beside('next', 'element after');
    },
    get children() {
      return found(
        elements.flatMap((element) => nodesIn(element).filter(isElement)),
        `element directly in ${what}`,
      );
    },
    role: (role, name) =>
      inside(
        (element) =>
          roleOf(element) === role &&
          isReached(element) &&
          (name === undefined || matches(oneLine(spoken(element)), name)),
        `${role} ${name ?? ''}`.trim(),
      ),
    tag: (name, text) =>
      inside(
        (element) => element.name === name && (text === undefined || oneLine(textIn(element)) === text),
        `<${name}> ${text ?? ''}`.trim(),
      ),
    id: (id) => inside((element) => element.attribs.id === id, `#${id}`),
    label: (label) => {
      const labels = elements.flatMap(elementsIn).filter(({ name }) => name === 'label');
      return inside((element) => labelsOf(element, labels).some((text) => label.test(text)), `label ${label}`);
    },
    field: (name) =>
      inside(
        (element) => element.attribs.name === name && /^(input|select|textarea)$/.test(element.name),
        `field ${name}`,
      ),
    saying: (words) => {
      const says = (node: Node) => words.test(oneLine(textIn(node)));
      return inside((element) => says(element) && !nodesIn(element).filter(isElement).some(says), `${words}`);
    },
    holding: (words) =>
      found(
        elements.filter((element) => oneLine(textIn(element)).includes(words)),
        `${what} with ${words}`,
      ),
    linking: (href) =>
      found(
        elements.filter((element) =>
          elementsIn(element).some(({ name, attribs }) => name === 'a' && attribs.href === href),
        ),
        `${what} with a link to ${href}`,
      ),
    wordsWithout: (tag) => oneLine(elements.map((element) => wordsIn(element, tag)).join(' ')),
  };
};

/**
 * The HTML of a page as the server sends it, read by roles and words without a browser: no style is known and no script
 * has run. For what depends on either, open the page.
 */
export const readHtml = (html: string): Found => {
  const page = parseDocument(html);
  return found(
    page.children.filter(isElement).filter(({ name }) => name === 'html'),
    'page',
  );
};
