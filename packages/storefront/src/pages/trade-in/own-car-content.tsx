import type { Block, Blocks } from '@forecourt/config/content';
import type { PublicSite } from '@forecourt/config/public-site';
import { PageBlocks } from '../../features/content/page-blocks';
import { type TextBlockType, textBlockRenderers } from '../../features/content/text-block-renderers';
import type { Template } from '../../runtime/template/template-definition';

const isText = (block: Block): block is Blocks[TextBlockType] => Object.hasOwn(textBlockRenderers, block.type);

/** The dealer's own words below a valuation: text, how it goes, and its questions; the page holds no other blocks. */
export const OwnCarContent = ({
  blocks,
  site,
  template,
}: {
  readonly blocks: readonly Block[];
  readonly site: PublicSite;
  readonly template: Template;
}) => <PageBlocks blocks={blocks.filter(isText)} renderers={textBlockRenderers} site={site} template={template} />;
