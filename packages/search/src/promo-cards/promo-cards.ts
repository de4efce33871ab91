import { type CarType, carTypes } from '@forecourt/domain/vehicle';
import type { PromoSettings } from './promo-settings';
import { seededRandom, shuffled } from './seeded-random';

/** What decides whether and where a promo card stands; the card itself may carry anything more. */
export interface PromoCard {
  /** ISO 8601 instant from which it shows; null for always. */
  readonly start: string | null;
  /** ISO 8601 instant from which it no longer shows; null for never. */
  readonly expiry: string | null;
  /** Place among the cards, lowest first; null after all that have one. */
  readonly position: number | null;
  /** Car types whose searches show it; empty for every car type. */
  readonly display: readonly CarType[];
  /** Only a search for exactly these car types shows it; else one for any of them does. */
  readonly strictDisplay: boolean;
}

/** The search and the moment that cards are chosen for. */
export interface PromoPlace {
  readonly now: Date;
  /** Car types that the search asks for; empty for every car type. */
  readonly carTypes: readonly CarType[];
  /** A whole number that is the same for the server and the browser. */
  readonly seed: number;
}

/** No choice of car types is the choice of all of them. */
const chosen = (types: readonly CarType[]): readonly CarType[] => (types.length === 0 ? carTypes : types);

const isDisplayed = ({ display, strictDisplay }: PromoCard, asked: readonly CarType[]): boolean => {
  const [wanted, shown] = [chosen(asked), chosen(display)];
  return strictDisplay
    ? carTypes.every((type) => wanted.includes(type) === shown.includes(type))
    : wanted.some((type) => shown.includes(type));
};

/** Whether a card shows now: its start has come and its expiry has not. A date that cannot be read hides the card. */
const isCurrent = ({ start, expiry }: PromoCard, now: Date): boolean =>
  (start === null || Date.parse(start) <= now.getTime()) && (expiry === null || now.getTime() < Date.parse(expiry));

/** The cards that show in a search now, in their order: by position, or shuffled by the seed (SRCH-21). */
export const shownPromos = <Promo extends PromoCard>(
  promos: readonly Promo[],
  { now, carTypes: asked, seed }: PromoPlace,
  settings: Pick<PromoSettings, 'shuffle'>,
): readonly Promo[] => {
  const place = ({ position }: PromoCard) => position ?? Number.MAX_VALUE;
  const shown = promos
    .filter((promo) => isCurrent(promo, now) && isDisplayed(promo, asked))
    .toSorted((one, other) => place(one) - place(other));
  return settings.shuffle ? shuffled(shown, seed) : shown;
};

/** One entry of a list of results: a vehicle, or a card. */
export type ResultEntry<Hit, Promo> =
  | { readonly kind: 'hit'; readonly hit: Hit }
  | { readonly kind: 'promo'; readonly promo: Promo };

const leastGap = 3;
const mostGap = 5;

/**
 * The results with a card after every N of them, or after 3 to 5 by the seed (SRCH-21), until the cards run out: a
 * card stands once on a page. Results keep their order, and none is lost.
 */
export const withPromos = <Hit, Promo>(
  hits: readonly Hit[],
  promos: readonly Promo[],
  settings: Pick<PromoSettings, 'every'>,
  seed: number,
): readonly ResultEntry<Hit, Promo>[] => {
  const random = seededRandom(seed);
  const gap = () =>
    settings.every === 'random' ? leastGap + Math.floor(random() * (mostGap - leastGap + 1)) : settings.every;
  const left = [...promos];
  let due = gap();
  return hits.flatMap((hit, index): ResultEntry<Hit, Promo>[] => {
    const entry = { kind: 'hit', hit } as const;
    if (index + 1 < due) return [entry];
    due += gap();
    const promo = left.shift();
    return promo === undefined ? [entry] : [entry, { kind: 'promo', promo }];
  });
};
