import type { PublicSite } from '@forecourt/config/public-site';
import { mainLocation } from '../shell/header-view';

/** What networks show of a page that has no picture of its own: the dealer's main place; none where that has none. */
export const socialPictures = (site: Pick<PublicSite, 'locations'>): readonly string[] => {
  const image = mainLocation(site)?.image ?? site.locations.find((location) => location.image !== null)?.image;
  return image == null ? [] : [image.url];
};

/**
 * The metadata of a page for social networks beside its title and description.
 * @param own Picture of what the page shows; the dealer's when left out or null.
 */
export const socialCard = (site: Pick<PublicSite, 'name' | 'locations'>, own: string | null = null) => ({
  siteName: site.name,
  locale: 'en_AU',
  type: 'website' as const,
  images: own === null ? [...socialPictures(site)] : [own],
});
