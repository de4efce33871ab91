import type { Picture } from '../page-picture/picture';

/** A link by name. */
export type NavigationLink = {
  readonly label: string;
  readonly href: string;
  /** A quiet figure beside it: "214", "from $37,250". */
  readonly note?: string;
  /** A word that catches the eye: "New". */
  readonly badge?: string;
  /** Among tiles a make's own mark, which stands in place of its name in type; among pictures what the link shows. */
  readonly image?: Picture;
};

/** A part of a menu under its own title. */
export type NavigationGroup = {
  readonly title: string;
  /** `tiles` for makes, by type or by their own mark; `pictures` for what one knows by sight. `links` by default. */
  readonly kind?: 'links' | 'tiles' | 'pictures';
  /** How many columns it takes where there is room; 1 by default. */
  readonly columns?: number;
  readonly items: readonly NavigationLink[];
};

/** Something worth showing at the end of a menu: a vehicle just in, an offer. */
export type NavigationFeature = {
  readonly title: string;
  readonly heading: string;
  readonly text?: string;
  readonly href: string;
  readonly image?: Picture;
};

/** An entry of the main navigation; with `items` or `groups` it opens a menu. Source: NAVI-01. */
export type NavigationItem = NavigationLink & {
  /** Its menu as one list. */
  readonly items?: readonly NavigationLink[];
  /** How `items` show where a header has room for tiles; `links` by default. */
  readonly itemsAs?: NavigationGroup['kind'];
  /** Its menu in titled parts; they follow `items`. */
  readonly groups?: readonly NavigationGroup[];
  readonly feature?: NavigationFeature;
};

/** The parts of an entry's menu, `items` first under the entry's own name; empty when it opens none. */
export const menuGroups = ({ label, items = [], itemsAs, groups = [] }: NavigationItem): readonly NavigationGroup[] => [
  ...(items.length > 0 ? [{ title: label, items, ...(itemsAs === undefined ? {} : { kind: itemsAs }) }] : []),
  ...groups.filter((group) => group.items.length > 0),
];

const pathOf = (href: string): string => {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  return path.length > 1 && path.endsWith('/') ? path.replace(/^(.*[^/])?\/*$/s, '$1') : path;
};

/** How a link stands to the page being shown: it is the page, the page is below it, or neither. */
export type LinkPlace = 'page' | 'within' | 'elsewhere';

/** Where the current page stands relative to a link. Query strings and a trailing slash do not count. */
export const linkPlace = (href: string, currentPath: string): LinkPlace => {
  const target = pathOf(href);
  const current = pathOf(currentPath);
  if (target === current) return 'page';
  return target !== '/' && current.startsWith(`${target}/`) ? 'within' : 'elsewhere';
};

/** Whether a link of a menu is the page being shown. One with a query is one of several on its page, and never is. */
export const isShownPage = ({ href }: NavigationLink, currentPath: string): boolean =>
  !href.includes('?') && linkPlace(href, currentPath) === 'page';

/**
 * The entry to mark as current: the page itself, else an entry whose menu holds it, else the nearest one above; none by a
 * link with a query, as {@link isShownPage}.
 */
export const currentItem = (navigation: readonly NavigationItem[], currentPath: string): NavigationItem | undefined => {
  const holds = (item: NavigationItem) =>
    menuGroups(item).some((group) => group.items.some((link) => isShownPage(link, currentPath)));
  return (
    navigation.find((item) => isShownPage(item, currentPath)) ??
    navigation.find(holds) ??
    navigation
      .filter((item) => !item.href.includes('?') && linkPlace(item.href, currentPath) === 'within')
      .sort((one, other) => other.href.length - one.href.length)[0]
  );
};
