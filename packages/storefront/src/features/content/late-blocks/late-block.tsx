import type { BlockType } from '@forecourt/config/content';
import { LateStyles } from '../../../runtime/late-styles/late-styles';
import type { BlockRenderer, BlockTemplate } from '../block-renderer';
import type { LateBlockType } from './late-block-types';

/**
 * Draws blocks of a type whose code and style sheet only pages have that hold one: a page that may hold any block would
 * else carry the styles of all.
 */
export const lateBlock =
  <Type extends LateBlockType & BlockType>(type: Type): BlockRenderer<Type, BlockTemplate> =>
  async (props) => {
    const { lateBlockRenderers } = await import('./late-block-renderers');
    const Renderer: BlockRenderer<Type, BlockTemplate> = lateBlockRenderers[type];
    return (
      <>
        <LateStyles part="contentBlocks" />
        <Renderer {...props} />
      </>
    );
  };
