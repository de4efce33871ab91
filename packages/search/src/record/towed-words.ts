import { towedWeight, weights } from '../words/towing';

/**
 * What a vehicle tows, in words of its record: each weight up to its braked capacity, so that who asks for 2,000 kg finds
 * what tows 3,500.
 * @param capacity In kilograms; null or 0 where nobody has told.
 */
export const towedWords = (capacity: number | null | undefined): readonly string[] => {
  const towed = weights.filter((weight) => weight <= (capacity ?? 0));
  return towed.length === 0 ? [] : [`tow ${towed.map(towedWeight).join(' ')}`];
};
