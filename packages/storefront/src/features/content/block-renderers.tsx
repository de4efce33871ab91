import { HomeReasons } from '@forecourt/ui/home-sections';
import { LocationBlock } from '../../site/places/location-block';
import { FeaturedSection } from '../lists';
import { loadFeatured } from '../lists/server';
import type { BlockRenderers, BlockTemplate } from './block-renderer';
import { HeroOpening } from './hero-opening';
import { lateBlock } from './late-blocks/late-block';
import { LateForm } from './late-blocks/late-form';
import { LateReviews } from './late-blocks/late-reviews';

/**
 * What draws each block: the one place where a renderer is added, and the only importer of them. For pages that may
 * hold any block; one that holds text alone has its own, so that it carries no other's styles.
 */
export const blockRenderers: BlockRenderers<BlockTemplate> = {
  hero: ({ block, site, template }) => <HeroOpening hero={block} site={site} template={template} />,
  locations: ({ block: { title, ...block }, site }) => <LocationBlock title={title} block={block} site={site} />,
  reasons: ({ block: { title, reasons } }) => <HomeReasons title={title} reasons={reasons} />,
  'vehicle-list': async ({ block, site, template }) => (
    <FeaturedSection site={site} list={block} hits={await loadFeatured(site, block)} template={template} />
  ),
  'rich-text': lateBlock('rich-text'),
  'picture-text': lateBlock('picture-text'),
  cards: lateBlock('cards'),
  steps: lateBlock('steps'),
  figures: lateBlock('figures'),
  quotation: lateBlock('quotation'),
  faq: lateBlock('faq'),
  comparison: lateBlock('comparison'),
  'call-to-action': lateBlock('call-to-action'),
  form: LateForm,
  offers: lateBlock('offers'),
  reviews: LateReviews,
  'opening-hours': lateBlock('opening-hours'),
  payments: lateBlock('payments'),
  'sales-counter': lateBlock('sales-counter'),
  'stats-banner': lateBlock('stats-banner'),
  brands: lateBlock('brands'),
  'parts-list': lateBlock('parts-list'),
  'model-range': lateBlock('model-range'),
  announcement: lateBlock('announcement'),
  gallery: lateBlock('gallery'),
  video: lateBlock('video'),
  team: lateBlock('team'),
  spacer: lateBlock('spacer'),
};
