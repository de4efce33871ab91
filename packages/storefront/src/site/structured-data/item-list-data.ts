import type { Json } from './json-ld';

/** What a page lists, in its order, as schema.org's ItemList (SEO-01). `href`: path of the site, or an address elsewhere. */
export const itemListData = (
  items: readonly { readonly name: string; readonly href: string }[],
  origin: string,
): Json => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: items.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: new URL(href, origin).href,
  })),
});
