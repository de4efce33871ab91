import type { PromoCard } from '@forecourt/search/promo-cards';

/** The instants after `now` at which some card begins or ends, soonest first. */
const changesAfter = (promos: readonly Pick<PromoCard, 'start' | 'expiry'>[], now: Date): readonly number[] =>
  promos
    .flatMap(({ start, expiry }) => [start, expiry])
    .flatMap((instant) => (instant === null ? [] : [Date.parse(instant)]))
    .filter((instant) => instant > now.getTime())
    .toSorted((one, other) => one - other);

type Timed = { readonly node?: unknown } & Pick<PromoCard, 'start' | 'expiry'>;

/** Whole seconds, at least one, after which other promo cards show than now; null where time changes nothing. */
export const secondsToNextPromo = (promos: readonly Timed[], now: Date): number | null => {
  const [next] = changesAfter(promos, now);
  return next === undefined ? null : Math.max(1, Math.ceil((next - now.getTime()) / 1000));
};
