import { answerOf, type ConditionAnswers, conditionNames, conditionQuestion } from './condition-questions';

/** Years since its year, and kilometres, above which no estimate is given online. Source: spec section 9, trade-in FAQ. */
export const oldestYears = 7;
export const mostKilometres = 100_000;

/** Why there is no figure. `few`: too little like it is advertised; `unsure`: what is, differs too much. */
export type NoOfferReason = 'age' | 'kilometres' | 'few' | 'unsure' | 'away';

/** The reason why a vehicle gets no figure whatever the market; null when it may get one. */
export const refusalOf = (
  car: { readonly year: number; readonly kilometres: number },
  thisYear: number,
): Extract<NoOfferReason, 'age' | 'kilometres'> | null =>
  thisYear - car.year > oldestYears ? 'age' : car.kilometres > mostKilometres ? 'kilometres' : null;

/** The widest range, as a share of its middle, and the least confidence (0 to 1) from which a figure is named. */
const widest = 0.5;
const leastConfidence = 0.15;

/**
 * Whether a market is known well enough to name a figure from it: a range of more than half the price says nothing to
 * whoever reads it.
 */
export const isFirm = ({ min, max, average, confidence }: AdvertisedRange & { readonly confidence: number }): boolean =>
  confidence > leastConfidence && max - min <= average * widest;

/** What vehicles like one are advertised for, AUD dollars. */
export interface AdvertisedRange {
  readonly min: number;
  readonly max: number;
  readonly average: number;
}

/** What is taken off the advertised price, and why. */
export interface Deduction {
  readonly label: string;
  /** Share of the advertised price that is taken, percent. */
  readonly percent: number;
  /** AUD dollars. */
  readonly amount: number;
}

/** What a dealer offers for a shopper's vehicle, and how it came about. Dollars are AUD. */
export interface TradeInOffer {
  /** The offer itself. */
  readonly offer_price: number;
  /** Where it may end once the vehicle has been seen. */
  readonly min: number;
  readonly max: number;
  /** What vehicles like it are advertised for on average. */
  readonly advertised: number;
  /** All that was taken off; with the offer they make up `advertised`. */
  readonly deductions: readonly Deduction[];
}

/** Largest deduction in percent: a vehicle is always worth something, and answers cannot justify more. */
const mostOff = 70;

/** Offers are made in steps of fifty dollars: more would pretend to know more. */
const step = 50;
const toStep = (dollars: number): number => Math.round(dollars / step) * step;

/**
 * The offer for a vehicle: what others like it are advertised for, less the dealer's share and what the answers take
 * off, each shown (TRAD-01). The deductions add up to the difference to the dollar.
 * @param dealerShare percent of the advertised price for preparing, warranting and selling the vehicle
 */
export const tradeInOffer = (range: AdvertisedRange, answers: ConditionAnswers, dealerShare: number): TradeInOffer => {
  const asked = conditionNames.flatMap((name) => {
    const less = answerOf(name, answers[name])?.less ?? 0;
    return less === 0 ? [] : [{ label: conditionQuestion(name).short, percent: less }];
  });
  const named = [{ label: 'Preparing, warranting and selling it', percent: dealerShare }, ...asked].filter(
    ({ percent }) => percent > 0,
  );
  const total = named.reduce((sum, { percent }) => sum + percent, 0);
  const left = 1 - Math.min(total, mostOff) / 100;
  /** The shares that are really taken: as they are, unless all together are more than may be. */
  const shareOf = (percent: number): number =>
    total > mostOff ? Math.round((percent * mostOff * 10) / total) / 10 : percent;
  const advertised = toStep(range.average);
  const offer_price = Math.max(0, toStep(advertised * left));
  const off = advertised - offer_price;
  let told = 0;
  const deductions = named.map(({ label, percent }, index): Deduction => {
    // The last takes what rounding leaves.
    const amount = index === named.length - 1 ? off - told : Math.round((off * percent) / total);
    told += amount;
    return { label, percent: shareOf(percent), amount };
  });
  return {
    offer_price,
    min: Math.min(offer_price, Math.max(0, toStep(range.min * left))),
    max: Math.max(offer_price, toStep(range.max * left)),
    advertised,
    deductions,
  };
};
