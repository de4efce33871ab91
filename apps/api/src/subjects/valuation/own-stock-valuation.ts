import type { Vehicle } from '@forecourt/domain/vehicle';
import type { Db } from '../../ground/database/database';
import { leastOwnSample, leastSample } from './comparable';
import { findComparables } from './find-comparables';
import { marketRange } from './market-range';
import { marketWords, tradeInWords } from './market-words';
import type { ValuationPort, ValuationQuestion } from './valuation';

/** Prices are rounded to ten dollars: more digits would pretend to more accuracy. */
const rounded = (dollars: number): number => Math.round(dollars / 10) * 10;

/** A saving is claimed only of averages that are surer than this. */
const sureEnough = 0.4;

/** The sentences that describe a range: for a vehicle of the site's stock, or for the shopper's own vehicle. */
const wordsFor = { site: marketWords, shopper: tradeInWords } as const satisfies Readonly<
  Record<ValuationQuestion['whose'], typeof marketWords>
>;

const comparableRange = async (db: Db, question: ValuationQuestion) => {
  const { vehicle, whose } = question;
  const least = whose === 'shopper' ? leastOwnSample : leastSample;
  const model = await findComparables(db, question, 'model');
  const body = model.length >= least || vehicle.simple_body === null ? [] : await findComparables(db, question, 'body');
  return marketRange(vehicle, { model, body }, least);
};

/** The embedded valuation: what comparable vehicles are advertised for on this platform (docs/price-comparison.md). */
export const ownStockValuation =
  (db: Db): ValuationPort =>
  async (question) => {
    const range = await comparableRange(db, question);
    if (range === null) return null;
    return {
      min: rounded(range.min),
      max: rounded(range.max),
      average: rounded(range.average),
      confidence: range.confidence,
      description: wordsFor[question.whose](question.vehicle, range),
    };
  };

/**
 * What comparable vehicles are advertised for on average, over the country and within the vehicle's state (PRICE-03);
 * null where there is too little to be sure.
 */
export const ownStockAverages = async (db: Db, question: ValuationQuestion): Promise<Vehicle['autograb_data']> => {
  const range = await comparableRange(db, question);
  if (range === null || range.confidence <= sureEnough) return null;
  return {
    state_average_market_price: range.stateAverage === null ? null : rounded(range.stateAverage),
    average_market_price: rounded(range.average),
  };
};
