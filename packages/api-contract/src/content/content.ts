import { pageHeadSchema } from '@forecourt/config/content';
import * as z from 'zod';

/** Heads of pages are read as far as they are known. */
const headSchema = z.object(pageHeadSchema.shape).default({});

/**
 * GET /internal/v1/sites/{website_id}/content/{key}: what a page says now. Blocks are read one by one (`readBlocks`), so
 * that one of a later release takes none of the others away.
 */
export const pageContentSchema = z.object({
  key: z.string(),
  /** The published revision; 0 where the page has its default content. */
  revision: z.number().int().min(0),
  head: headSchema,
  blocks: z.array(z.unknown()),
});

/** GET /internal/v1/sites/{website_id}/content: the pages of a site whose content is published. */
export const publishedPagesSchema = z.object({
  pages: z.array(z.object({ key: z.string(), published_at: z.iso.datetime(), head: headSchema })),
});
/** A page whose content is published, and the time of its present revision. */
export type PublishedPage = z.output<typeof publishedPagesSchema>['pages'][number];

/** GET /internal/v1/sites/{website_id}/content-previews/{token}: content that is not public, for whoever has its address. */
export const contentPreviewSchema = z.object({
  ...pageContentSchema.shape,
  /** State of the revision: draft, live or former. */
  state: z.string(),
  /** When its address ends. */
  expires_at: z.iso.datetime(),
});

/**
 * GET /internal/sites/{website_id}/redirect?path=: what the gateway asks about a 404. `moved` has where to lead to and by
 * which status.
 */
export const redirectAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('moved'), location: z.string(), status: z.literal([301, 302]) }),
  z.object({ outcome: z.literal('none') }),
]);
export type RedirectAnswer = z.output<typeof redirectAnswerSchema>;

/** The same from an API of any version: what this one does not know leaves the 404 as it is. */
export const anyRedirectAnswerSchema = z.union([
  redirectAnswerSchema,
  z.object({ outcome: z.string() }).transform((): RedirectAnswer => ({ outcome: 'none' })),
]);
