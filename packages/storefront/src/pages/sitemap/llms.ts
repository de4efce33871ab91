import { contentPath } from '@forecourt/config/content';
import { hrefs, locationPages } from '@forecourt/config/hrefs';
import { markdownAddress, offerPath, pages } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/calendar';
import { loadBrands } from '../../features/brands/server';
import { listedPages } from '../../features/content/load-content';
import { escapedLine, escapedText, linkTarget } from '../../runtime/markdown/markdown-text';
import type { Template } from '../../runtime/template/template-definition';
import { loadOffers } from '../../site/data/load-offers';
import { loadSite } from '../../site/data/load-site';

interface DocumentContext {
  readonly params: Promise<{ readonly site: string }>;
}

/** A page to read, with a word about it. */
interface Reading {
  readonly title: string;
  readonly path: string;
  readonly about?: string;
}

const squeezed = (words: string): string => escapedText(words.replace(/\s+/g, ' ').trim());

/** A line of the list. @public for its test */
export const llmsLine = (
  { canonicalOrigin }: Pick<PublicSite, 'canonicalOrigin'>,
  { title, path, about = '' }: Reading,
): string => {
  const { href } = new URL(markdownAddress(path) ?? path, canonicalOrigin);
  return `- [${squeezed(title)}](${linkTarget(href)})${about === '' ? '' : `: ${squeezed(about)}`}`;
};

const standing = (site: PublicSite): readonly Reading[] => {
  const to = hrefs(site);
  return [
    { title: 'Home', path: to.home },
    {
      title: 'Stock',
      path: to.search(),
      about: 'Every vehicle for sale. Filters stand in the address, such as ?make=Kia&price=:30000.',
    },
    { title: 'Models in stock', path: to.models() },
    { title: 'Brands', path: to.brands },
    ...(site.flags.offers ? [{ title: 'Special offers', path: to.offers() }] : []),
    { title: 'Contact', path: to.contact, about: 'Addresses, telephone numbers and opening hours.' },
    { title: 'Find a location', path: pages.dealerLocator.address, about: 'The nearest one: ?postcode=2000.' },
    { title: 'Privacy policy', path: to.privacy },
  ];
};

/** Pages that the dealer has written and that are there today. */
const written = async (site: PublicSite): Promise<readonly Reading[]> => {
  const today = calendarDateIn(stateTimeZone(site.state), new Date());
  return (await listedPages(site.website_id, today)).map(({ key, head: { title, description, lead } }) => ({
    title: title ?? contentPath(key),
    path: contentPath(key),
    ...((description ?? lead) === undefined ? {} : { about: description ?? lead }),
  }));
};

const brands = async (site: PublicSite): Promise<readonly Reading[]> =>
  (await loadBrands(site))
    .filter(({ path }) => path === null)
    .map((brand) => ({ title: brand.name, path: hrefs(site).brand(brand), about: brand.description }));

const offers = async (site: PublicSite): Promise<readonly Reading[]> =>
  (await loadOffers(site)).map((offer) => ({ title: offer.name, path: offerPath(site, offer) }));

/**
 * What the site has to read, by `llmstxt.org`: its pages in their Markdown form, which stands beside each page. Vehicles
 * are not named, since there are thousands: the stock leads to them.
 */
export const llmsDocument =
  (_template: Template) =>
  async (_request: Request, { params }: DocumentContext): Promise<Response> => {
    const site = await loadSite((await params).site);
    if (site === null) return new Response('Not found', { status: 404 });
    const [own, ofBrands, ofOffers] = await Promise.all([written(site), brands(site), offers(site)]);
    const places = locationPages(site).map(({ path, places: [first] }) => ({ title: first.name, path }));
    const parts: readonly (readonly [title: string, readings: readonly Reading[]])[] = [
      ['Pages', standing(site)],
      ['From the dealer', own],
      ['Locations', places],
      ['Brands', ofBrands],
      ['Offers', ofOffers],
    ];
    const body = [
      `# ${squeezed(site.name)}`,
      `> ${escapedLine(squeezed(site.content.tagline))}`,
      'Every page of this website is there as Markdown, too: at its address with .md after it, or by asking for text/markdown.',
      ...parts.flatMap(([title, readings]) =>
        readings.length === 0 ? [] : [`## ${title}`, readings.map((reading) => llmsLine(site, reading)).join('\n')],
      ),
    ].join('\n\n');
    return new Response(`${body}\n`, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  };
