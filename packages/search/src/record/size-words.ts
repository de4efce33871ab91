import type { Vehicle } from '@forecourt/domain/vehicle';

const has = (figure: number | null | undefined): figure is number => typeof figure === 'number' && figure > 0;

/**
 * The words by which shoppers ask for a size: `4 berth`, `sleeps 4`, `18 ft`, `ATM 1590 kg` of a caravan, `7 seater`.
 * Figures have neither words nor units in a record otherwise (SRCH-26).
 */
export const sizeWords = ({ seats, caravan }: Pick<Vehicle, 'seats' | 'caravan'>): string[] => {
  const feet = has(caravan?.body_length) ? Math.round(caravan.body_length) : null;
  return [
    ...(has(caravan?.sleeps) ? [`sleeps ${caravan.sleeps}`, `${caravan.sleeps} berth`] : []),
    ...(feet === null ? [] : [`${feet} ft`, `${feet} foot`]),
    ...(has(caravan?.aggregate_trailer_mass) ? [`ATM ${caravan.aggregate_trailer_mass} kg`] : []),
    ...(has(seats) ? [`${seats} seats`, `${seats} seater`] : []),
  ];
};
