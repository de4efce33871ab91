import type { Vehicle } from '../vehicle/vehicle';
import type { Autogauge } from './autogauge';

/** A market figure is shown only with more confidence than this (AUTO-01). */
export const leastConfidence = 0.2;
/** From this fill on a deal is great, below it good (AUTO-02). */
const greatDealFrom = 0.65;
/** Fill at which the middle and the high colour band begin (AUTO-02). */
const bandsFrom = [0.3, 0.6] as const;
/** AUD dollars a price must exceed to be compared with the market (AUTO-04). */
const leastPrice = 200;

/** The price gauge of a vehicle's page. */
export interface PriceGauge {
  /** How full the gauge is, 0 to 1: the further below the top of the market, the fuller. */
  readonly fill: number;
  readonly label: 'Good Deal' | 'Great Deal';
  /** Colour band: low below 0.3, middle below 0.6, high from there. */
  readonly band: 'low' | 'middle' | 'high';
  /** AUD dollars. */
  readonly price: number;
  readonly market: { readonly min: number; readonly max: number };
  readonly description: string | null;
}

/**
 * How far a price stands below the top of its market range, held to 0 to 1 (AUTO-02). Null for a range whose ends are
 * equal: a price has no place between them.
 */
export const gaugeFill = (listingPrice: number, marketMin: number, marketMax: number): number | null =>
  marketMax > marketMin ? Math.min(1, Math.max(0, (marketMax - listingPrice) / (marketMax - marketMin))) : null;

/**
 * The price gauge of an answer, or null when there is to be none (AUTO-01): fill, price, market range and confidence
 * must all be present, confidence above 0.2 and the top of the market not below the listing price.
 */
export const priceGauge = (answer: Autogauge | null): PriceGauge | null => {
  const { fill, listing_price: price, market_range_min: min, market_range_max: max, confidence } = answer ?? {};
  if (answer === null || fill == null || price == null || min == null || max == null || confidence == null) return null;
  if (confidence <= leastConfidence || max < price) return null;
  const held = Math.min(1, Math.max(0, fill));
  return {
    fill: held,
    label: held < greatDealFrom ? 'Good Deal' : 'Great Deal',
    band: held < bandsFrom[0] ? 'low' : held < bandsFrom[1] ? 'middle' : 'high',
    price,
    market: { min, max },
    description: answer.description,
  };
};

/** Whether a vehicle may be compared with the market at all (AUTO-04): in stock, neither sold nor held, above $200. */
export const isGaugeEligible = (vehicle: Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'price'>): boolean =>
  vehicle.status === 'in_stock' && !vehicle.sold && !vehicle.reserved && (vehicle.price ?? 0) > leastPrice;
