import { addCalendarDays, instantOf, localTime, stateTimeZone, weekdayOf } from '../calendar/zone';
import type { AustralianState } from '../vehicle/australian-states';
import type { CarType } from '../vehicle/vocabulary';
import { type CoolingOff, type CoolingOffLength, type Retention, stateLaws } from './state-law';

/** A sale, as far as the law of cooling off looks at it. */
export interface LawfulSale {
  /** State of the dealer's licence. */
  readonly state: AustralianState;
  readonly carType: CarType;
  readonly isCompany: boolean;
  /** The dealer lends, or arranges the finance. */
  readonly hasDealerFinance: boolean;
}

/** A dealer's days. */
export interface TradingDays {
  /** Minutes after midnight at which it closes on a date, `YYYY-MM-DD`; null on a day without trade. */
  readonly closesAt: (date: string) => number | null;
  /** Whether a date is a public holiday throughout the state. */
  readonly isHoliday: (date: string) => boolean;
}

/** The right to think again that a sale has; null for none. */
export const coolingOffOf = ({ state, carType, isCompany, hasDealerFinance }: LawfulSale): CoolingOff | null => {
  const { coolingOff } = stateLaws[state];
  if (coolingOff === null) return null;
  if (carType === 'new' && coolingOff.new === null) return null;
  if (isCompany && !coolingOff.companies) return null;
  return coolingOff.withDealerFinance && !hasDealerFinance ? null : coolingOff;
};

const sunday = 0;
const saturday = 6;
/** 5 pm, in minutes. */
const fivePm = 17 * 60;

/** More days than any dealer is closed in a row: a dealer who never trades has no next trading day. */
const mostDays = 60;

const nextTradingDay = (
  after: string,
  { sundays }: { readonly sundays: boolean },
  days: TradingDays,
): string | null => {
  for (let ahead = 1; ahead <= mostDays; ahead += 1) {
    const date = addCalendarDays(after, ahead);
    const isShut = !sundays && (weekdayOf(date) === sunday || days.isHoliday(date));
    if (!isShut && days.closesAt(date) !== null) return date;
  }
  return null;
};

const lastClearDay = (
  signed: string,
  { days, saturdays }: Extract<CoolingOffLength, { kind: 'clear-days' }>,
  { isHoliday }: TradingDays,
): string => {
  let date = signed;
  for (let counted = 0; counted < days; ) {
    date = addCalendarDays(date, 1);
    const weekday = weekdayOf(date);
    const counts = weekday !== sunday && (saturdays || weekday !== saturday) && !isHoliday(date);
    if (counts) counted += 1;
  }
  return date;
};

/**
 * The instant at which a cooling-off period ends, by the clock of the dealer's state; null for a sale without one, and for
 * a dealer that trades on no day.
 */
export const coolingOffEnd = (sale: LawfulSale, signedAt: Date, days: TradingDays): Date | null => {
  const right = coolingOffOf(sale);
  if (right === null) return null;
  const timeZone = stateTimeZone(sale.state);
  const signed = localTime(timeZone, signedAt).date;
  const { length } = right;
  if (length.kind === 'clear-days')
    return instantOf(timeZone, addCalendarDays(lastClearDay(signed, length, days), 1), 0);
  const next = nextTradingDay(signed, length, days);
  if (next === null) return null;
  if ((days.closesAt(next) ?? 0) >= fivePm) return instantOf(timeZone, next, fivePm);
  const following = nextTradingDay(next, length, days);
  return following === null ? null : instantOf(timeZone, following, days.closesAt(following) ?? 0);
};

/** Cents of a share of a price, rounded down: less is kept, and less is asked. */
export const shareOf = (priceCents: number, percent: number): number => Math.floor((priceCents * percent) / 100);

const kept = ({ of, cents, percent }: Retention, priceCents: number): number => {
  if (of === 'amount') return cents;
  const share = shareOf(priceCents, percent);
  return of === 'lesser' ? Math.min(cents, share) : Math.max(cents, share);
};

/**
 * Most that a dealer may keep, in cents, of what was paid under a contract that its shopper thinks again about; 0 where
 * there is no such right. A sale online counts as one away from the premises.
 */
export const mostKept = (sale: LawfulSale, priceCents: number, { isOffSite = true } = {}): number => {
  const right = coolingOffOf(sale);
  if (right === null) return 0;
  const ofNew = isOffSite ? (right.newOffSite ?? right.new) : right.new;
  return kept(sale.carType === 'new' && ofNew !== null ? ofNew : right.used, priceCents);
};
