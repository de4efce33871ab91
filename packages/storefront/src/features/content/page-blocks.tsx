import type { Blocks, BlockType } from '@forecourt/config/content';
import { Fragment } from 'react';
import type { Template } from '../../runtime/template/template-definition';
import type { BlockPage, BlockRenderer, BlockRenderers } from './block-renderer';

type PageBlockProps<Of extends Template, Type extends BlockType> = BlockPage<Of> & {
  readonly type: Type;
  readonly block: Blocks[Type];
  readonly renderers: BlockRenderers<Of, Type>;
};

const PageBlock = <Of extends Template, Type extends BlockType>({
  type,
  renderers,
  ...props
}: PageBlockProps<Of, Type>) => {
  const Renderer: BlockRenderer<Type, Of> = renderers[type];
  return <Renderer {...props} />;
};

/** Blocks of a page in their order, each drawn by the renderer of its type. */
export const PageBlocks = <Of extends Template, Type extends BlockType>({
  blocks,
  ...page
}: BlockPage<Of> & { readonly blocks: readonly Blocks[Type][]; readonly renderers: BlockRenderers<Of, Type> }) =>
  blocks.map((block, place) => (
    // Of a block of some types its own type is one of them, which the compiler does not see.
    // A block is known by its place alone: two may be of one type and say the same.
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, on the server
    <Fragment key={place}>
      <PageBlock type={block.type as Type} block={block} {...page} />
    </Fragment>
  ));
