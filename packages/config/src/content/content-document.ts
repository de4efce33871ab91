import { slugSchema } from '@forecourt/domain/slug';
import * as z from 'zod';
import { blockSchemasWith, type WrittenBlock, writtenHtmlSchema } from './blocks';
import { standingKeys } from './content-pages';
import { isFreeSlug } from './content-paths';
import { type PageHead, pageHeadSchema } from './page-head';
import { redirectsSchema } from './redirects';

/** More blocks than a page is read with. */
const mostBlocks = 40;

/** The frame of a content document; its blocks are checked one by one, each by the schema of its type. */
export const contentFrameSchema = z.strictObject({
  $schema: z.string().optional().describe('Where an editor finds the JSON Schema of this document.'),
  website_id: slugSchema.describe('Id of the site.'),
  key: z
    .union([z.literal(standingKeys), z.string().refine(isFreeSlug)], {
      error: `must be one of ${standingKeys.join(', ')}, or a word for a page at an address of its own, such as open-day, at which nothing else stands`,
    })
    .describe('The page that it is the content of; for a page of its own, the word of its address.'),
  ...pageHeadSchema.shape,
  blocks: z.array(z.unknown()).max(mostBlocks).describe('Blocks of the page, in their order.'),
});

/** The content of one page of a site, as a dealer writes it (CONT-01). */
export interface ContentDocument {
  readonly website_id: string;
  readonly key: string;
  readonly head: PageHead;
  readonly blocks: readonly WrittenBlock[];
}

/** JSON Schema of a content document as people write it, each field described, for editors. */
export const contentJsonSchema = (): z.core.JSONSchema.BaseSchema => ({
  ...z.toJSONSchema(
    z.union([
      contentFrameSchema
        .extend({
          blocks: z
            .array(z.union(Object.values(blockSchemasWith(writtenHtmlSchema))))
            .max(mostBlocks)
            .describe('Blocks of the page, in their order.'),
        })
        .describe('What one page of a site says, block by block.'),
      redirectsSchema.describe('Former addresses of a site, and where they lead.'),
    ]),
    { io: 'input' },
  ),
  title: 'Content of a page',
  description: 'What one page of a site says, block by block; or the redirects of a site.',
});
