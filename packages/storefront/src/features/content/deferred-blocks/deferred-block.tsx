import type { BlockType } from '@forecourt/config/content';
import { DeferredStyles } from '../../../runtime/deferred-styles/deferred-styles';
import type { BlockRenderer, BlockTemplate } from '../block-renderer';
import type { DeferredBlockType } from './deferred-block-types';

/**
 * Draws blocks of a type whose code and style sheet only pages have that hold one: a page that may hold any block would
 * else carry the styles of all.
 */
export const deferredBlock =
  <Type extends DeferredBlockType & BlockType>(type: Type): BlockRenderer<Type, BlockTemplate> =>
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
