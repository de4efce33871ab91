import { redirectsKey } from '@forecourt/config/content';
import { and, eq, ne, sql } from 'drizzle-orm';
import { content, contentMedia } from '../../ground/database/schema';
import type { Removal } from '../../ground/removal/removal';

/**
 * A site's pages with drafts and history go with it, its redirects, and its list of pictures. The files of pictures stay:
 * other sites and vehicles may show the same.
 */
export const contentRemoval: Removal = {
  subject: 'site',
  tell: async (tx, id) => {
    const [pages] = await tx
      .select({ count: sql<number>`count(distinct ${content.key})::int` })
      .from(content)
      .where(and(eq(content.website_id, id), ne(content.key, redirectsKey)));
    const [redirects] = await tx
      .select({ count: sql<number>`jsonb_array_length(${content.blocks})` })
      .from(content)
      .where(and(eq(content.website_id, id), eq(content.key, redirectsKey), eq(content.state, 'live')));
    const pictures = await tx.$count(contentMedia, eq(contentMedia.website_id, id));
    return {
      goes: {
        'pages of content': pages?.count ?? 0,
        redirects: redirects?.count ?? 0,
        'pictures in the list of its content': pictures,
      },
    };
  },
  remove: async (tx, id) => {
    await tx.delete(content).where(eq(content.website_id, id));
    await tx.delete(contentMedia).where(eq(contentMedia.website_id, id));
  },
};
