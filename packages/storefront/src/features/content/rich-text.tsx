import { linksOf } from '@forecourt/config/offers-document';
import { ProseHtml } from '@forecourt/ui/page-content';
import { loadOffers } from '../../site/data/load-offers';
import type { BlockRenderer } from './block-renderer';
import { leadsToOffer, liveText } from './live-text';
import { linkedPages } from './load-content';

/** Text to read, whose links lead only to pages that the site has. */
export const RichText: BlockRenderer<'rich-text'> = async ({ block: { html }, site }) => (
  <ProseHtml
    html={liveText(
      site,
      html,
      leadsToOffer(html) ? await loadOffers(site) : [],
      await linkedPages(site, linksOf(html)),
    )}
  />
);
