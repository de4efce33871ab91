import { addCalendarDays, instantOf, localTime, weekdayOf } from '../calendar/zone';
import type { AustralianState } from '../vehicle/australian-states';
import type { VehicleSettings } from '../vehicle/vehicle-settings';
import type { CarType } from '../vehicle/vocabulary';
import { shareOf } from './cooling-off';
import { stateLaws } from './state-law';

/** A vehicle whose hold is paid for. */
export interface HeldSale {
  /** State of the dealer's licence. */
  readonly state: AustralianState;
  readonly carType: CarType;
  /** Null where the dealer shows no price. */
  readonly priceCents: number | null;
}

/**
 * Most that may be taken before a vehicle is handed over, all payments together, in cents; null where there is no cap. Of a
 * capped vehicle without a price nothing is taken.
 */
export const depositCap = ({ state, carType, priceCents }: HeldSale): number | null => {
  const cap = stateLaws[state].depositCap;
  if (cap === null || (cap.of === 'used' && carType === 'new')) return null;
  return priceCents === null ? 0 : shareOf(priceCents, cap.percent);
};

/** What holding a vehicle costs, in cents: the dealer's fee, never above the cap of the state or the price. */
export const holdFee = (feeCents: number, sale: HeldSale): number =>
  Math.min(feeCents, depositCap(sale) ?? feeCents, sale.priceCents ?? feeCents);

/**
 * Whether a hold costs nothing though the dealer asks for something: the law lets nothing be taken of a vehicle whose price
 * is not known. Nobody holds it online, since then nobody would have to mean it.
 * @param heldCents what holding this vehicle costs, as `holdFee` has it
 */
export const isFeeLost = ({ reserveFee }: Pick<VehicleSettings, 'reserveFee'>, heldCents: number): boolean =>
  reserveFee > 0 && heldCents === 0;

/** Whether one more payment stays within the cap. */
export const staysWithinCap = (sale: HeldSale, paidCents: number, moreCents: number): boolean =>
  paidCents + moreCents <= (depositCap(sale) ?? Number.POSITIVE_INFINITY);

const sunday = 0;
const saturday = 6;

/**
 * By when money that goes back has left us: the end of the next business day by the dealer's clock. Where Saturday counts
 * it counts, since that is sooner.
 */
export const refundDue = (state: AustralianState, timeZone: string, since: Date): Date => {
  const { refundsOnSaturday } = stateLaws[state];
  let date = addCalendarDays(localTime(timeZone, since).date, 1);
  while (weekdayOf(date) === sunday || (weekdayOf(date) === saturday && !refundsOnSaturday))
    date = addCalendarDays(date, 1);
  return instantOf(timeZone, addCalendarDays(date, 1), 0);
};
