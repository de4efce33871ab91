import { type ReadBlocks, readBlocks } from '@forecourt/api-contract';
import { defaultContent, type PageHead } from '@forecourt/config/content';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Db } from '../../ground/database/database';
import type { ContentRow } from '../../ground/database/schema';
import { sanitizeHtml } from '../../ground/safe-html/sanitize-html';
import { findContent } from './find-content';

/** The one place where written markup becomes markup of a page. */
const madeSafe = z.string().transform((written) => sanitizeHtml(written));

/** The content of a page. */
export interface PageContent extends Pick<ReadBlocks, 'blocks'> {
  readonly key: string;
  /** 0 for the default. */
  readonly revision: number;
  readonly head: PageHead;
}

interface Context {
  readonly db: Db;
  readonly site: SiteDocument;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Stored content as a page is given it. Blocks that this release does not know are left out and logged, never an error:
 * the rest of the page stays. Markup is made safe here, whatever release stored it, so that a rule that is mended mends
 * every page.
 */
export const shownContent = (
  { site, log }: Pick<Context, 'site' | 'log'>,
  { key, revision, head, blocks: written }: Pick<ContentRow, 'key' | 'revision' | 'head' | 'blocks'>,
): PageContent => {
  const { blocks, leftOut } = readBlocks(key, written, madeSafe);
  for (const { index, block, reason } of leftOut) {
    log.warn(
      { site: site.website_id, key, revision, index, block, reason },
      'a block that this release does not show on the page is left out; apply the content again',
    );
  }
  return { key, revision, head, blocks };
};

/**
 * What a page of a site says now: what its dealer has published, else its default; null where it has neither, and so is
 * not there.
 */
export const pageContent = async (context: Context, key: string): Promise<PageContent | null> => {
  const live = await findContent(context.db, { website_id: context.site.website_id, key }, 'live');
  if (live !== null) return shownContent(context, live);
  const blocks = defaultContent(key, context.site);
  return blocks === null ? null : shownContent(context, { key, revision: 0, head: {}, blocks });
};
