import { itemTypeLabels, type Vehicle } from '@forecourt/domain/vehicle';
import type { MarketRange } from './comparable';

const certainty = (confidence: number): string => (confidence > 0.6 ? 'high' : confidence > 0.4 ? 'medium' : 'low');

const whichOnes = ({ make, model, badge, item_type }: Vehicle, { level, sample }: MarketRange): string => {
  const named = `${make} ${model}`;
  const which = { badge: `${named} ${badge ?? ''}`.trim(), model: named, body: `${make} of the same body` }[level];
  return `${sample} comparable ${itemTypeLabels[item_type].many} (${which}) advertised by other dealers`;
};

/** How a range was found, as the panel tells it: sample, method, what was left out, how sure it is (AUTO-03). */
export const marketWords = (vehicle: Vehicle, range: MarketRange): string =>
  [
    `From ${whichOnes(vehicle, range)}, brought to this year${vehicle.km === null ? '' : ' and these kilometres'}.`,
    'Four of five are advertised within the range.',
    'Advertised, not sold, prices: our own stock, sold vehicles and repeated adverts are not counted.',
    `Confidence: ${certainty(range.confidence)}.`,
  ].join(' ');
