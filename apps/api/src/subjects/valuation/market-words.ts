import { itemTypeLabels } from '@forecourt/domain/vehicle';
import type { MarketRange } from './comparable';
import type { ValuedVehicle } from './valuation';

const certainty = (confidence: number): string => (confidence > 0.6 ? 'high' : confidence > 0.4 ? 'medium' : 'low');

const whichOnes = (
  { make, model, badge, item_type }: ValuedVehicle,
  { level, sample }: MarketRange,
  sellers: 'dealers' | 'other dealers',
): string => {
  const named = `${make} ${model}`;
  const which = { badge: `${named} ${badge ?? ''}`.trim(), model: named, body: `${make} of the same body` }[level];
  return `${sample} comparable ${itemTypeLabels[item_type].many} (${which}) advertised by ${sellers}`;
};

/** How a range was found, in the words of the panel: sample, method, what was left out, confidence (AUTO-03). */
export const marketWords = (vehicle: ValuedVehicle, range: MarketRange): string =>
  [
    `From ${whichOnes(vehicle, range, 'other dealers')}, brought to this year${vehicle.km === null ? '' : ' and these kilometres'}.`,
    'Four of five are advertised within the range.',
    'Advertised, not sold, prices: our own stock, sold vehicles and repeated adverts are not counted.',
    `Confidence: ${certainty(range.confidence)}.`,
  ].join(' ');

/** The same of a shopper's own vehicle, where no stock is left out and the offer's range follows. */
export const tradeInWords = (vehicle: ValuedVehicle, range: MarketRange): string =>
  [
    `From ${whichOnes(vehicle, range, 'dealers')}, brought to the year and the kilometres of yours.`,
    'Advertised, not sold, prices: sold vehicles and repeated adverts are not counted.',
  ].join(' ');
