import { cacheTags, type PageContent, type PublishedPage } from '@forecourt/api-contract';
import { contentKeyAt, contentPageOf, isOnDay } from '@forecourt/config/content';
import type { PublicSite } from '@forecourt/config/public-site';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { api } from '../../runtime/service-access/api';

/** The content of a page as it is cached. Parts that were left out have been logged already. */
export type SaidContent = Pick<PageContent, 'head' | 'blocks' | 'revision'>;

/** Thrown within what is cached, and so not cached: made-up addresses must not fill the memory. */
class NothingWritten extends Error {
  override readonly name = 'NothingWritten';
}

const read = async (websiteId: string, key: string): Promise<SaidContent> => {
  const content = await api().getContent(websiteId, key);
  if (content === null) throw new NothingWritten(`${websiteId} says nothing at ${key}.`);
  const { head, blocks, revision, leftOut } = content;
  for (const left of leftOut)
    console.error(`A block of ${websiteId}/${key} that this release does not know is left out.`, left);
  return { head, blocks, revision };
};

/**
 * What a page says, cached until it is published anew, or the site changes, of which a default is made; null where the site
 * has no such page, which is not kept. Throws where it is not held and the API is away.
 */
export const findPageContent = cache(async (websiteId: string, key: string): Promise<SaidContent | null> => {
  try {
    return await unstable_cache(() => read(websiteId, key), ['content', websiteId, key], {
      tags: [cacheTags.site(websiteId), cacheTags.content(websiteId, key)],
      revalidate: false,
    })();
  } catch (error) {
    if (error instanceof NothingWritten) return null;
    throw error;
  }
});

/** The same of a page that every site has. */
export const loadContent = async (
  websiteId: string,
  key: 'home' | 'privacy' | 'dealer-locator',
): Promise<SaidContent> => {
  const content = await findPageContent(websiteId, key);
  if (content === null) throw new Error(`The API knows no content of ${key}: it is of an earlier release.`);
  return content;
};

/** The pages of a site whose content is published, as of now: asked at each request, by the sitemap and by `llms.txt`. */
export const publishedPages = (websiteId: string): Promise<readonly PublishedPage[]> =>
  api().getPublishedPages(websiteId);

/** Those of them that are made of their content alone and there on a day, `YYYY-MM-DD`. */
export const listedPages = async (websiteId: string, date: string): Promise<readonly PublishedPage[]> =>
  (await publishedPages(websiteId)).filter(
    ({ key, head }) => contentPageOf(key)?.isWhole === true && isOnDay(head, date),
  );

/** Pages that one cache entry tells of. Next gives an entry at most 128 tags and leaves out those beyond. */
const mostOfEntry = 100;

/** One entry for many: every page of a site asks for the pages of its menus. */
const areThere = (websiteId: string, keys: readonly string[]): Promise<readonly string[]> =>
  unstable_cache(
    async () => {
      const contents = await Promise.all(keys.map((key) => api().getContent(websiteId, key)));
      return keys.filter((_, index) => contents[index] !== null);
    },
    ['content-there', websiteId, ...keys],
    {
      tags: [cacheTags.site(websiteId), ...keys.map((key) => cacheTags.contentThere(websiteId, key))],
      revalidate: false,
    },
  )();

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

/**
 * Those of the pages that addresses lead to which the site has, by their keys. What shows the addresses is cached until one
 * of these pages comes or goes, and not until one of them says something else.
 */
export const linkedPages = async (
  { website_id }: Pick<PublicSite, 'website_id'>,
  addresses: readonly string[],
): Promise<readonly string[]> => {
  const asked = new Set(addresses.flatMap((address) => contentKeyAt(pathOf(address)) ?? []));
  // Others are on every site, whatever is written.
  const keys = [...asked].filter((key) => contentPageOf(key)?.isWhole === true).toSorted();
  const groups = Array.from({ length: Math.ceil(keys.length / mostOfEntry) }, (_, group) =>
    areThere(website_id, keys.slice(group * mostOfEntry, (group + 1) * mostOfEntry)),
  );
  return (await Promise.all(groups)).flat();
};
