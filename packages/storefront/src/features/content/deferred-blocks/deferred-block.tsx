import { DeferredStyles } from '../../../runtime/deferred-styles/deferred-styles';
import type { BlockRenderer, BlockRenderers, BlockTemplate } from '../block-renderer';
import { type DeferredBlockType, deferredBlockTypes } from './deferred-block-types';

/**
 * Draws blocks of a type whose code and style sheet only pages have that hold one: a page that may hold any block would
 * else carry the styles of all.
 */
const deferredBlock =
  <Type extends DeferredBlockType>(type: Type): BlockRenderer<Type, BlockTemplate> =>
  async (props) => {
    const { deferredBlockRenderers } = await import('./deferred-block-renderers');
    const Renderer: BlockRenderer<Type, BlockTemplate> = deferredBlockRenderers[type];
    return (
      <>
        <DeferredStyles part="contentBlocks" />
        <Renderer {...props} />
      </>
    );
  };

/** What draws each deferred block. */
export const deferredBlocks = Object.fromEntries(
  deferredBlockTypes.map((type) => [type, deferredBlock(type)]),
) as BlockRenderers<BlockTemplate, DeferredBlockType>;
