import type { SiteOffer } from '@forecourt/api-contract';
import { isSitePath, type PlacedSite } from '@forecourt/config/hrefs';
import { linksOf, withLiveLinks } from '@forecourt/config/offers-document';
import type { SafeHtml } from '@forecourt/domain/safe-html';

/** Whether a text leads to an offer: only then is its page tied to the offers of the site. */
export const leadsToOffer = (html: SafeHtml): boolean =>
  linksOf(html).some((address) => address.startsWith('/offers/'));

/** A text whose links to pages that the site does not have, `offers` and `pages` of its dealer among them, are words alone. */
export const liveText = (
  site: PlacedSite,
  html: SafeHtml,
  offers: readonly Pick<SiteOffer, 'id'>[],
  pages: readonly string[] = [],
): SafeHtml => withLiveLinks(html, (address) => isSitePath(address, site, offers, pages));
