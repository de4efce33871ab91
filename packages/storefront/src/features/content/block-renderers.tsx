import { HomeReasons } from '@forecourt/ui/home-sections';
import { Section } from '@forecourt/ui/layout';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { FeaturedSection } from '../lists';
import { loadFeatured } from '../lists/server';
import type { BlockRenderers } from './block-renderer';
import { HeroOpening } from './hero-opening';
import { RichText } from './rich-text';

/** What a template brings for a page that may hold any block. */
export type BlockTemplate = TemplateWith<'Hero' | 'Featured'>;

/**
 * What draws each block: the one place where a renderer is added, and the only importer of them. For pages that may
 * hold any block; one that holds text alone has its own, so that it carries no other's styles.
 */
export const blockRenderers: BlockRenderers<BlockTemplate> = {
  hero: ({ block, site, template }) => <HeroOpening hero={block} site={site} template={template} />,
  'rich-text': (props) => (
    <Section space="above">
      <RichText {...props} />
    </Section>
  ),
  reasons: ({ block: { title, reasons } }) => <HomeReasons title={title} reasons={reasons} />,
  'vehicle-list': async ({ block, site, template }) => (
    <FeaturedSection site={site} list={block} hits={await loadFeatured(site, block)} template={template} />
  ),
};
