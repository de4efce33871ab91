/** One address of a sitemap. */
export interface SitemapEntry {
  /** Whole address. */
  readonly address: string;
  /** When what stands there last changed, ISO UTC; left out where nobody knows. */
  readonly changed?: string | undefined;
  /** Whole address of its picture. */
  readonly image?: string | undefined;
}

const escaped = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;');

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ofImages = 'http://www.google.com/schemas/sitemap-image/1.1';

const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${escaped(text)}</${name}>`;

const urlOf = ({ address, changed, image }: SitemapEntry): string =>
  `<url>${element('loc', address)}${element('lastmod', changed)}${
    image === undefined ? '' : `<image:image>${element('image:loc', image)}</image:image>`
  }</url>`;

/** A list of addresses by sitemaps.org, with pictures by Google's extension where there are any. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string => {
  const images = entries.some(({ image }) => image !== undefined) ? ` xmlns:image="${ofImages}"` : '';
  return `${head}<urlset xmlns="${namespace}"${images}>\n${entries.map((entry) => `${urlOf(entry)}\n`).join('')}</urlset>\n`;
};

/** A list of such lists. */
export const sitemapIndexXml = (parts: readonly Omit<SitemapEntry, 'image'>[]): string =>
  `${head}<sitemapindex xmlns="${namespace}">\n${parts
    .map(({ address, changed }) => `<sitemap>${element('loc', address)}${element('lastmod', changed)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;
