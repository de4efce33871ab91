import { type ReadBlocks, readBlocks } from '@forecourt/api-contract';
import { type ContentKey, defaultContent } from '@forecourt/config/content';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Db } from '../database/database';
import { sanitizeHtml } from '../safe-html/sanitize-html';
import { findContent } from './find-content';

/** The one place where written markup becomes markup of a page. */
const madeSafe = z.string().transform((written) => sanitizeHtml(written));

/** What a page says now. */
export interface PageContent extends Pick<ReadBlocks, 'blocks'> {
  readonly key: ContentKey;
  /** Of what is live; 0 for the default. */
  readonly revision: number;
}

/**
 * What a page of a site says now: what its dealer has published, else its default. Blocks that this release does not know
 * are left out and logged, never an error: the rest of the page stays. Markup is made safe here, whatever release stored
 * it, so that a rule that is mended mends every page.
 */
export const pageContent = async (
  { db, site, log }: { readonly db: Db; readonly site: SiteDocument; readonly log: Pick<Logger, 'warn'> },
  key: ContentKey,
): Promise<PageContent> => {
  const live = await findContent(db, { website_id: site.website_id, key }, 'live');
  const { blocks, leftOut } = readBlocks(key, live?.blocks ?? defaultContent(key, site), madeSafe);
  const revision = live?.revision ?? 0;
  for (const { index, block, reason } of leftOut) {
    log.warn(
      { site: site.website_id, key, revision, index, block, reason },
      'a block that this release does not show on the page is left out; apply the content again',
    );
  }
  return { key, revision, blocks };
};
