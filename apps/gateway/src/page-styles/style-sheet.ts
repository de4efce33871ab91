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
  readonly firstTypefaces: readonly FirstTypeface[];
}

/** A typeface that is worn from the first paint on or not at all (`font-display: optional`), as a sheet names it. */
export interface FirstTypeface {
  readonly family: string;
  /** Address of its file, from the root. */
  readonly file: string;
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

const declaredIn = (rule: AtRule, name: string): string | undefined => {
  let found: string | undefined;
  rule.walkDecls(name, ({ value }) => {
    found = value;
  });
  return found;
};

const isForFirstPaint = (face: AtRule): boolean => declaredIn(face, 'font-display') === 'optional';
const familyOf = (face: AtRule): string => (declaredIn(face, 'font-family') ?? '').replace(/^(["'])(.*)\1$/, '$2');

/** Other files of typefaces come with the whole sheet; what stands in for them is on the device. */
const isForLater = (face: AtRule): boolean => /url\(/.test(String(face)) && !isForFirstPaint(face);

const readAtRule = (rule: AtRule): readonly StyleNode[] => {
  const { name, params, nodes } = rule;
  if (/keyframes$/.test(name)) return [{ kind: 'keyframes', name: params, text: String(rule) }];
  if (name === 'font-face' && isForLater(rule)) return [];
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
  css.replace(
    /url\((["']?)(?![a-z]+:|[/#"'])/g,
    (_, quote: string) => `url(${quote}${address.slice(0, address.lastIndexOf('/') + 1)}`,
  );

const firstTypefacesOf = (sheet: Container): readonly FirstTypeface[] => {
  const found: FirstTypeface[] = [];
  sheet.walkAtRules('font-face', (face) => {
    const file = /url\((["']?)([^"'()]+)\1\)/.exec(declaredIn(face, 'src') ?? '')?.[2];
    if (file === undefined || !isForFirstPaint(face)) return;
    const { pathname, search } = new URL(file, 'http://sheet');
    found.push({ family: familyOf(face), file: pathname + search });
  });
  return found;
};

/** Reads the style sheet of an address such as `/_next/static/chunks/a.css`. @throws CssSyntaxError of postcss. */
export const readStyleSheet = (css: string, address: string): StyleSheet => {
  const sheet = parse(fromRoot(css, address));
  return { nodes: readNodes(sheet), firstTypefaces: firstTypefacesOf(sheet) };
};

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
 * page has, in whatever state (`:hover`, attributes, media) it applies. Of typefaces' files those for the first paint.
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
