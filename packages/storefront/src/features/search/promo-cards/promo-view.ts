import type { SiteOffer } from '@forecourt/api-contract';
import { isSitePath, type PlacedSite } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { PromoCard } from '@forecourt/search/promo-cards';
import type { PromoCardProps } from '@forecourt/ui/promo-card';

/** A promo card with when, where and to whom it shows. Plain data: it crosses to the browser. */
export interface ShownPromo extends PromoCard {
  readonly key: string;
  readonly card: PromoCardProps;
}

const defined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [Name in keyof Value]: Exclude<Value[Name], undefined>;
  };

/** The site's promo cards as the results show them. One that leads to a page the site does not have is left out. */
export const promoViews = (
  { promos, ...site }: PlacedSite & Pick<PublicSite, 'promos'>,
  offers: readonly SiteOffer[],
): readonly ShownPromo[] =>
  promos.flatMap(({ node, ...promo }, index) =>
    isSitePath(node.action.href, site, offers)
      ? [{ ...promo, key: `promo-${index}`, card: defined(node) as PromoCardProps }]
      : [],
  );
