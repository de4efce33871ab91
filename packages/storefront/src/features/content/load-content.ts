import { cacheTags } from '@forecourt/api-contract';
import type { Block, ContentKey } from '@forecourt/config/content';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { api } from '../../runtime/service-access/api';

const read = async (websiteId: string, key: ContentKey): Promise<readonly Block[]> => {
  const content = await api().getContent(websiteId, key);
  if (content === null) throw new Error(`The API knows no content of ${key}: it is of an earlier release.`);
  for (const left of content.leftOut)
    console.error(`A block of ${websiteId}/${key} that this release does not know is left out.`, left);
  return content.blocks;
};

/**
 * What a page says, kept until it is published anew, or the site changes, of which a default is made. Throws where it is
 * not held and the API is away.
 */
export const loadContent = cache(
  (websiteId: string, key: ContentKey): Promise<readonly Block[]> =>
    unstable_cache(() => read(websiteId, key), ['content', websiteId, key], {
      tags: [cacheTags.site(websiteId), cacheTags.content(websiteId, key)],
      revalidate: false,
    })(),
);
