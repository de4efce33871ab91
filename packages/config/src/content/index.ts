export {
  type Block,
  type Blocks,
  type BlockType,
  blockSchemasWith,
  blockTypes,
  type WrittenBlock,
  writtenHtmlSchema,
} from './blocks';
export { type ContentDocument, contentJsonSchema } from './content-document';
export {
  type ContentPage,
  contentPageOf,
  contentPages,
  isContentKey,
  standingKeys,
} from './content-pages';
export { contentKeyAt, contentPath, isFreeSlug, redirectsKey } from './content-paths';
export { defaultContent } from './default-content';
export { homeContentMoved } from './moved-content';
export { isOnDay, type PageHead, pageHeadSchema } from './page-head';
export { type Redirect, type RedirectsDocument, redirectFaults, redirectSchema, validateRedirects } from './redirects';
export { validateContent } from './validate-content';
export { writtenPath } from './written-path';
