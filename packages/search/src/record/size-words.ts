import type { Vehicle } from '@forecourt/domain/vehicle';
import { towedWords } from './towed-words';

const has = (figure: number | null | undefined): figure is number => typeof figure === 'number' && figure > 0;

/**
 * The words by which shoppers ask for a size: `4 berth`, `sleeps 4`, `18 ft`, `tandem axle`, `ATM 1590 kg` of a caravan, `7
 * seater`, `learner approved`, `tow 2000kg`. Figures have neither words nor units in a record otherwise (SRCH-26).
 */
export const sizeWords = ({
  seats,
  caravan,
  bodyconfiguration,
  variant,
}: Pick<Vehicle, 'seats' | 'caravan'> & Partial<Pick<Vehicle, 'bodyconfiguration' | 'variant'>>): string[] => {
  const feet = has(caravan?.body_length) ? Math.round(caravan.body_length) : null;
  const axle = caravan?.axle_type?.trim() ?? '';
  const isForLearners = /learner|\blams\b/i.test(`${bodyconfiguration ?? ''} ${variant?.bodyconfiguration ?? ''}`);
  return [
    ...(has(caravan?.sleeps) ? [`sleeps ${caravan.sleeps}`, `${caravan.sleeps} berth`] : []),
    ...(feet === null ? [] : [`${feet} ft`, `${feet} foot`]),
    ...(axle === '' ? [] : [/axle/i.test(axle) ? axle : `${axle} axle`]),
    ...(has(caravan?.aggregate_trailer_mass) ? [`ATM ${caravan.aggregate_trailer_mass} kg`] : []),
    ...(has(seats) ? [`${seats} seats`, `${seats} seater`] : []),
    ...towedWords(variant?.towingcapacitybraked),
    ...(isForLearners ? ['learner approved', 'LAMS'] : []),
  ];
};
