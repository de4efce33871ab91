import { HomeReasons } from '@forecourt/ui/home-sections';
import { LocationBlock } from '../../site/places/location-block';
import { FeaturedSection } from '../lists';
import { loadFeatured } from '../lists/server';
import type { BlockRenderers, BlockTemplate } from './block-renderer';
import { deferredBlock } from './deferred-blocks/deferred-block';
import { DeferredForm } from './deferred-blocks/deferred-form';
import { DeferredReviews } from './deferred-blocks/deferred-reviews';
import { HeroOpening } from './hero-opening';

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
  'rich-text': deferredBlock('rich-text'),
  'picture-text': deferredBlock('picture-text'),
  cards: deferredBlock('cards'),
  steps: deferredBlock('steps'),
  figures: deferredBlock('figures'),
  quotation: deferredBlock('quotation'),
  faq: deferredBlock('faq'),
  comparison: deferredBlock('comparison'),
  'call-to-action': deferredBlock('call-to-action'),
  form: DeferredForm,
  offers: deferredBlock('offers'),
  reviews: DeferredReviews,
  'opening-hours': deferredBlock('opening-hours'),
  payments: deferredBlock('payments'),
  'sales-counter': deferredBlock('sales-counter'),
  'stats-banner': deferredBlock('stats-banner'),
  brands: deferredBlock('brands'),
  'parts-list': deferredBlock('parts-list'),
  'model-range': deferredBlock('model-range'),
  announcement: deferredBlock('announcement'),
  gallery: deferredBlock('gallery'),
  video: deferredBlock('video'),
  team: deferredBlock('team'),
  spacer: deferredBlock('spacer'),
};
