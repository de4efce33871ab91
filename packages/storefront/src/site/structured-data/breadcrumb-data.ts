import type { Json } from './json-ld';

/** The way to a page as schema.org's BreadcrumbList (SEO-01). */
export const breadcrumbData = (
  crumbs: readonly { readonly label: string; readonly href?: string }[],
  origin: string,
): Json => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href === undefined ? {} : { item: new URL(href, origin).href }),
  })),
});
