import { slugSchema } from '@forecourt/domain/slug';
import * as z from 'zod';
import { blockSchemasWith, type WrittenBlock, writtenHtmlSchema } from './blocks';
import { type ContentKey, contentKeys } from './content-pages';

/** More blocks than a page is read with. */
const mostBlocks = 40;

/** The frame of a content document; its blocks are checked one by one, each by the schema of its type. */
export const contentFrameSchema = z.strictObject({
  $schema: z.string().optional().describe('Where an editor finds the JSON Schema of this document.'),
  website_id: slugSchema.describe('Id of the site.'),
  key: z.enum(contentKeys).describe('The page that it is the content of.'),
  blocks: z.array(z.unknown()).max(mostBlocks).describe('Blocks of the page, in their order.'),
});

/** The content of one page of a site, as a dealer writes it (CONT-01). */
export interface ContentDocument {
  readonly website_id: string;
  readonly key: ContentKey;
  readonly blocks: readonly WrittenBlock[];
}

/** JSON Schema of a content document as people write it, each field described, for editors. */
export const contentJsonSchema = (): z.core.JSONSchema.BaseSchema => ({
  ...z.toJSONSchema(
    contentFrameSchema.extend({
      blocks: z
        .array(z.union(Object.values(blockSchemasWith(writtenHtmlSchema))))
        .max(mostBlocks)
        .describe('Blocks of the page, in their order.'),
    }),
    { io: 'input' },
  ),
  title: 'Content of a page',
  description: 'What one page of a site says, block by block.',
});
