import type { OwnCar, OwnCarOffer } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { addCalendarDays, calendarDateIn, stateTimeZone } from '@forecourt/domain/calendar';
import {
  adjustmentAnswersOf,
  type ConditionAnswers,
  isFirm,
  type NoOfferReason,
  refusalOf,
  tradeInOffer,
} from '@forecourt/domain/valuation';
import type { ItemType } from '@forecourt/domain/vehicle';
import type { UnsealedEstimate } from '../../ground/database/schema/shapes/unsealed-estimate';
import { type MarketValue, ValuationFault, type ValuationPort, type ValuedVehicle } from '../valuation';

const valued = (car: OwnCar, kind: ItemType, state: SiteDocument['state']): ValuedVehicle => ({
  make: car.make,
  model: car.model,
  badge: car.badge === '' ? null : car.badge,
  series: null,
  year: car.year,
  // Caravans have none, and are advertised without.
  km: kind === 'caravan' && car.kilometres === 0 ? null : car.kilometres,
  state,
  vin: null,
  item_type: kind,
  car_type: 'used',
  price: null,
  simple_body: null,
});

/** A service may know the ends alone: then the middle stands for the average. */
const rangeOf = ({ min, max, average }: MarketValue) => ({ min, max, average: average ?? (min + max) / 2 });

const offerOf = (
  value: MarketValue,
  answers: ConditionAnswers,
  { tradeIn }: Pick<SiteDocument, 'tradeIn'>,
  today: string,
): OwnCarOffer => {
  const { confidence, description } = value;
  const offer = tradeInOffer(rangeOf(value), answers, tradeIn.dealerShare);
  return {
    ...offer,
    deductions: [...offer.deductions],
    confidence,
    description,
    // Today is the first of its days.
    valid_until: addCalendarDays(today, tradeIn.offerDays - 1),
  };
};

/**
 * What a shopper's own vehicle is worth to the dealer of a site (TRAD-01): what vehicles like it are advertised for, by
 * whatever way the port goes, less what is stated. No figure above the limits, below the needed comparables, or where
 * they differ too much; a service that gives no answer is told to `onFault` and costs the shopper the figure alone.
 */
export const estimateTradeIn = async (
  {
    site,
    valuation,
    now,
    onFault,
  }: {
    readonly site: Pick<SiteDocument, 'state' | 'tradeIn'>;
    readonly valuation: ValuationPort;
    readonly now: Date;
    readonly onFault: (fault: ValuationFault) => void;
  },
  car: OwnCar,
  answers: ConditionAnswers,
  kind: ItemType,
): Promise<UnsealedEstimate> => {
  const today = calendarDateIn(stateTimeZone(site.state), now);
  const said = { car, adjustmentAnswers: { ...adjustmentAnswersOf(answers) } };
  const without = (reason: NoOfferReason): UnsealedEstimate => ({ ...said, offer: null, reason });
  const refusal = refusalOf(car, Number(today.slice(0, 4)));
  if (refusal !== null) return without(refusal);
  try {
    const value = await valuation({ vehicle: valued(car, kind, site.state), whose: 'shopper', ownDealerships: [] });
    if (value === null) return without('few');
    if (!isFirm({ ...rangeOf(value), confidence: value.confidence })) return without('unsure');
    return { ...said, offer: offerOf(value, answers, site, today), reason: null };
  } catch (error) {
    if (!(error instanceof ValuationFault)) throw error;
    onFault(error);
    return without('away');
  }
};
