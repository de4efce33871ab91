/** What of a vehicle decides about its price. Source: AUTO-03, design.md section 5 (price gauge). */
export interface PricedTraits {
  readonly model: string;
  readonly badge: string | null;
  readonly year: number;
  /** Kilometres; null where none are given (caravans). */
  readonly km: number | null;
  readonly state: string | null;
}

/** An advertised vehicle that another is compared with. `price` in AUD dollars. */
export interface Comparable extends PricedTraits {
  readonly price: number;
}

/** How alike the compared vehicles are: the same badge, the same model, or the same body of the same make. */
export type SampleLevel = 'badge' | 'model' | 'body';

/** What the market asks for a vehicle, from the prices of others. Dollars are AUD. */
export interface MarketRange {
  /** Four of five vehicles like this one are advertised between these. */
  readonly min: number;
  readonly max: number;
  /** What the market asks on average for a vehicle of this year, these kilometres and this badge. */
  readonly average: number;
  /** The same within the vehicle's own state; null where too few stand there. */
  readonly stateAverage: number | null;
  readonly level: SampleLevel;
  /** Vehicles that the range comes from. */
  readonly sample: number;
  /** 0 to 1, from the size of the sample and the width of the range (AUTO-01). */
  readonly confidence: number;
}

/** Fewer comparable vehicles than this give no range (design.md section 5). */
export const leastSample = 8;

/**
 * The same of a shopper's own vehicle, where the range itself is shown: with as few it is wider, and still holds four of
 * five (docs/trade-in.md).
 */
export const leastOwnSample = 5;

/** Most vehicles that are looked at for one answer: those of the nearest years. */
export const mostComparables = 400;
