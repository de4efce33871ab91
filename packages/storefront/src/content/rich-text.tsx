import { isSitePath, linksOf, withLiveLinks } from '@forecourt/config';
import { ProseHtml } from '@forecourt/ui';
import { loadOffers } from '../site/load-offers';
import type { BlockRenderer } from './block-renderer';

/**
 * Text to read, whose links to pages that the site does not have are words alone. The page is tied to the offers only
 * where the text leads to one.
 */
export const RichText: BlockRenderer<'rich-text'> = async ({ block: { html }, site }) => {
  const leadsToOffer = linksOf(html).some((address) => address.startsWith('/offers/'));
  const offers = leadsToOffer ? await loadOffers(site) : [];
  return <ProseHtml html={withLiveLinks(html, (address) => isSitePath(address, site, offers))} />;
};
