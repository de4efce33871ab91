import type { Db } from '../database/database';
import { leastSample } from './comparable';
import { findComparables } from './find-comparables';
import { marketRange } from './market-range';
import { marketWords } from './market-words';
import type { ValuationPort } from './valuation';

/** Prices are told in steps of ten dollars: more would pretend to know more. */
const rounded = (dollars: number): number => Math.round(dollars / 10) * 10;

/** The embedded valuation: what comparable vehicles are advertised for on this platform (docs/price-comparison.md). */
export const ownStockValuation =
  (db: Db): ValuationPort =>
  async (question) => {
    const { vehicle } = question;
    const model = await findComparables(db, question, 'model');
    const body =
      model.length >= leastSample || vehicle.simple_body === null ? [] : await findComparables(db, question, 'body');
    const range = marketRange(vehicle, { model, body });
    if (range === null) return null;
    return {
      min: rounded(range.min),
      max: rounded(range.max),
      average: rounded(range.average),
      stateAverage: range.stateAverage === null ? null : rounded(range.stateAverage),
      confidence: range.confidence,
      description: marketWords(vehicle, range),
    };
  };
