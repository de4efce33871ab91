import { HomeReasons } from '@forecourt/ui/home-sections';
import { LocationBlock } from '../../site/places/location-block';
import { FeaturedSection, MissingList } from '../lists';
import { loadFeatured } from '../lists/server';
import type { BlockRenderers, BlockTemplate } from './block-renderer';
import { deferredBlocks } from './deferred-blocks/deferred-block';
import { DeferredForm } from './deferred-blocks/deferred-form';
import { DeferredReviews } from './deferred-blocks/deferred-reviews';
import { HeroOpening } from './hero-opening';

/**
 * What draws each block, for pages that may hold any. A page that holds text alone has its own, so that it carries no
 * other's styles.
 */
export const blockRenderers: BlockRenderers<BlockTemplate> = {
  ...deferredBlocks,
  hero: ({ block, site, template }) => <HeroOpening hero={block} site={site} template={template} />,
  locations: ({ block: { title, ...block }, site }) => <LocationBlock title={title} block={block} site={site} />,
  reasons: ({ block: { title, reasons } }) => <HomeReasons title={title} reasons={reasons} />,
  'vehicle-list': async ({ block, site, template }) => {
    const hits = await loadFeatured(site, block);
    if (hits.length === 0) return <MissingList site={site} title={block.title} />;
    return <FeaturedSection site={site} list={block} hits={hits} template={template} />;
  },
  form: DeferredForm,
  reviews: DeferredReviews,
};
