export { type Block, type Blocks, type BlockType, blockSchemasWith, writtenHtmlSchema } from './blocks';
export { type ContentDocument, contentJsonSchema } from './content-document';
export { type ContentKey, contentKeys, contentPages, isContentKey } from './content-pages';
export { defaultContent } from './default-content';
export { homeContentMoved } from './moved-content';
export { validateContent } from './validate-content';
