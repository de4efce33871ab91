import type { Vehicle } from '@forecourt/domain/vehicle';

/** What of a vehicle decides its value: one of the stock, or a shopper's own. */
export type ValuedVehicle = Pick<
  Vehicle,
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'year'
  | 'km'
  | 'state'
  | 'vin'
  | 'item_type'
  | 'car_type'
  | 'price'
  | 'simple_body'
>;

/** What is asked of a valuation: a vehicle, and whose stock must not count because the asking site sells it. */
export interface ValuationQuestion {
  readonly vehicle: ValuedVehicle;
  /** Whether the site sells it, or a shopper offers it: the answer is worded for who reads it. */
  readonly whose: 'site' | 'shopper';
  /** Ids of the dealerships whose stock is the site's own. */
  readonly ownDealerships: readonly string[];
}

/** What the market asks for vehicles like one. Dollars are AUD. */
export interface MarketValue {
  readonly min: number;
  readonly max: number;
  /** What it asks on average; null where only the ends are known. */
  readonly average: number | null;
  /** 0 to 1. */
  readonly confidence: number;
  /** Method, sample and what was left out, for the shopper. */
  readonly description: string | null;
}

/**
 * The port behind which a market value is found: comparable stock of our own, or a hosted service. Null: there is too
 * little to compare with.
 * @throws ValuationFault when a service cannot answer; errors of the database.
 */
export type ValuationPort = (question: ValuationQuestion) => Promise<MarketValue | null>;

/** A hosted valuation service gave no usable answer. */
export class ValuationFault extends Error {
  override readonly name = 'ValuationFault';
}
