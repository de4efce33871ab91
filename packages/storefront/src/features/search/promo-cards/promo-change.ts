import type { PromoCard } from '@forecourt/search/promo-cards';

/**
 * Whether other promo cards may show at `now` than did when a page was drawn. Apart from what the server asks of times:
 * this goes to browsers with every results page.
 */
export const hasPromoChanged = (
  promos: readonly Pick<PromoCard, 'start' | 'expiry'>[],
  drawn: Date,
  now: Date,
): boolean =>
  promos.some(({ start, expiry }) =>
    [start, expiry].some((instant) => {
      const time = Date.parse(instant ?? '');
      return time > drawn.getTime() && time <= now.getTime();
    }),
  );
