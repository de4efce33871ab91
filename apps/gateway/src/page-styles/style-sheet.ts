import { type AtRule, type Container, parse, type Rule } from 'postcss';

/** A selector with the classes that an element, or those around it, must have for it to apply. */
interface Selector {
  readonly text: string;
  readonly classes: readonly string[];
}

type StyleNode =
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string; readonly words: string }
  | { readonly kind: 'block'; readonly head: string; readonly children: readonly StyleNode[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'always'; readonly text: string };

/** A style sheet, read once to be cut for many pages. */
export interface StyleSheet {
  readonly nodes: readonly StyleNode[];
  readonly typefaces: readonly Typeface[];
}

/** A file of a typeface that a sheet names. */
export interface Typeface {
  readonly family: string;
  /** Its address, from the root. */
  readonly file: string;
  /** Whether it has the letters of English: other files of the family are fetched when their letters occur. */
  readonly hasLatin: boolean;
}

/** What stands in brackets (`:not(.a)`, `:is(.a, .b)`) need not be there. */
const withoutBrackets = (selector: string): string => {
  const outer = selector.replace(/\([^()]*\)/g, '');
  return outer === selector ? selector : withoutBrackets(outer);
};

const readSelector = (text: string): Selector => ({
  text,
  classes: [...withoutBrackets(text).matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
});

const bodyOf = (rule: Rule): string => (rule.nodes ?? []).map(String).join(';');

/** Values of animations, in which names of keyframes stand. */
const animationWords = (rule: Rule): string => {
  let words = '';
  rule.walkDecls(/^animation(-name)?$/, ({ value }) => {
    words += ` ${value} `;
  });
  return words;
};

const readAtRule = (rule: AtRule): readonly StyleNode[] => {
  const { name, params, nodes } = rule;
  if (/keyframes$/.test(name)) return [{ kind: 'keyframes', name: params, text: String(rule) }];
  // Files of typefaces come with the whole sheet; what stands in for them is on the device.
  if (name === 'font-face') return /url\(/.test(String(rule)) ? [] : [{ kind: 'always', text: String(rule) }];
  if (nodes === undefined) return [{ kind: 'always', text: `${String(rule)};` }];
  if (!['media', 'supports', 'container', 'layer', 'scope'].includes(name)) {
    return [{ kind: 'always', text: String(rule) }];
  }
  return [{ kind: 'block', head: `@${name} ${params}`.trimEnd(), children: readNodes(rule as Container) }];
};

const readNodes = (container: Container): readonly StyleNode[] =>
  (container.nodes ?? []).flatMap((node): readonly StyleNode[] => {
    if (node.type === 'atrule') return readAtRule(node);
    if (node.type !== 'rule') return [];
    return [
      { kind: 'rule', selectors: node.selectors.map(readSelector), body: bodyOf(node), words: animationWords(node) },
    ];
  });

/** Addresses in a sheet count from where it lies; in a page they would count from the page. */
const fromRoot = (css: string, address: string): string =>
  css.replace(/url\((["']?)(?![a-z]+:|[/#"'])/g, (_, quote: string) => `url(${quote}${address.replace(/[^/]*$/, '')}`);

const typefacesOf = (css: string, address: string): readonly Typeface[] =>
  [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const file = /url\((["']?)([^"')]+)\1\)/.exec(face)?.[2];
    const family = /font-family:\s*(["']?)([^;"']+)\1/.exec(face)?.[2];
    if (file === undefined || family === undefined) return [];
    const range = /unicode-range:\s*([^;]+)/i.exec(face)?.[1] ?? 'U+00-FF';
    const { pathname } = new URL(file, `http://sheet${address}`);
    return [{ family, file: pathname, hasLatin: /U\+0{0,4}-(00)?FF\b/i.test(range) }];
  });

/** Reads the style sheet of an address such as `/_next/static/chunks/a.css`. @throws CssSyntaxError of postcss. */
export const readStyleSheet = (css: string, address: string): StyleSheet => ({
  nodes: readNodes(parse(fromRoot(css, address))),
  typefaces: typefacesOf(css, address),
});

const applies = (selector: Selector, classes: ReadonlySet<string>): boolean =>
  selector.classes.every((name) => classes.has(name));

/** The nodes that can apply to a page with these classes: blocks without such rules are gone. */
const cut = (nodes: readonly StyleNode[], classes: ReadonlySet<string>): readonly StyleNode[] =>
  nodes.flatMap((node): readonly StyleNode[] => {
    if (node.kind === 'rule') {
      const selectors = node.selectors.filter((selector) => applies(selector, classes));
      return selectors.length === 0 ? [] : [{ ...node, selectors }];
    }
    if (node.kind !== 'block') return [node];
    const children = cut(node.children, classes);
    return children.length === 0 ? [] : [{ ...node, children }];
  });

const wordsOf = (nodes: readonly StyleNode[]): string =>
  nodes
    .map((node) => (node.kind === 'rule' ? node.words : node.kind === 'block' ? wordsOf(node.children) : ''))
    .join('');

const print = (nodes: readonly StyleNode[], animations: ReadonlySet<string>): string =>
  nodes
    .map((node) => {
      if (node.kind === 'rule') return `${node.selectors.map(({ text }) => text).join(',')}{${node.body}}`;
      if (node.kind === 'block') return `${node.head}{${print(node.children, animations)}}`;
      return node.kind === 'always' || animations.has(node.name) ? node.text : '';
    })
    .join('');

/**
 * The part of style sheets that can apply to a page with these classes, in their order: every rule whose classes the
 * page has, in whatever state (`:hover`, attributes, media) it applies. Without files of typefaces.
 */
export const usedStyles = (sheets: readonly StyleSheet[], classes: ReadonlySet<string>): string => {
  const used = sheets.map(({ nodes }) => cut(nodes, classes));
  const animations = new Set(
    used
      .map(wordsOf)
      .join(' ')
      .split(/[\s,]+/),
  );
  return used.map((nodes) => print(nodes, animations)).join('');
};
