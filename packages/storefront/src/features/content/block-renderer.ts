import type { Blocks, BlockType } from '@forecourt/config/content';
import type { PublicSite } from '@forecourt/config/public-site';
import type { ReactNode } from 'react';
import type { Template, TemplateWith } from '../../runtime/template/template-definition';

/** What a template brings for a page that may hold any block. */
export type BlockTemplate = TemplateWith<'Hero' | 'Featured'>;

/** The page that a block stands on. */
export interface BlockPage<Of extends Template = Template> {
  readonly site: PublicSite;
  /** The template with the slots that the page draws. */
  readonly template: Of;
  /** Where it stands; the home page when left out. */
  readonly path?: string;
}

/** What a renderer is given. It loads by itself what else it shows. */
export interface BlockProps<Type extends BlockType, Of extends Template = Template> extends BlockPage<Of> {
  readonly block: Blocks[Type];
}

/** Draws blocks of a type on the server, in the character of the template: by its slots and looks. */
export type BlockRenderer<Type extends BlockType, Of extends Template = Template> = (
  props: BlockProps<Type, Of>,
) => ReactNode | Promise<ReactNode>;

/** Renderers of blocks by their type; of all types, where none is named: the compiler asks for each. */
export type BlockRenderers<Of extends Template = Template, Type extends BlockType = BlockType> = {
  readonly [Each in Type]: BlockRenderer<Each, Of>;
};
