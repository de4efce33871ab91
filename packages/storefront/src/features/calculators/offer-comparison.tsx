'use client';

import { compareMoney, formatMoney, moneyFromDollars, subtractMoney } from '@forecourt/domain/money';
import { formatPercent } from '@forecourt/domain/numbers';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import {
  type FinanceProvider,
  type FinanceSettings,
  type Frequency,
  frequencies,
  type LoanOffer,
  lenderTerms,
  type OfferCost,
  offerCost,
} from '@forecourt/finance';
import { MoneyField, NumberField } from '@forecourt/ui/amount-field';
import { RepaymentBox } from '@forecourt/ui/repayment-box';
import { SettledWords } from '@forecourt/ui/settled-words';
import { useId, useState } from 'react';
import * as styles from './shared-calculator.css';
import { sharedWords as words } from './shared-words';

const highest = { money: 250_000, fee: 10_000, monthly: 1000, rate: 48, term: 7 } as const;

/** Which offer costs less in all, in a sentence; nothing while one has no figures. */
const comparedWords = (costs: readonly (OfferCost | null)[]): string => {
  const [first, second] = costs;
  if (first == null || second == null) return '';
  const [one, other] = [moneyFromDollars(first.total), moneyFromDollars(second.total)];
  const compared = compareMoney(one, other);
  if (compared === 0) return words.same;
  return compared < 0
    ? words.cheaper(1, formatMoney(subtractMoney(other, one)))
    : words.cheaper(2, formatMoney(subtractMoney(one, other)));
};

const OfferFields = ({
  offer,
  onOffer,
}: {
  readonly offer: LoanOffer;
  readonly onOffer: (offer: LoanOffer) => void;
}) => {
  const set = (field: keyof LoanOffer) => (value: number | undefined) => onOffer({ ...offer, [field]: value ?? 0 });
  return (
    <div className={styles.fields}>
      <NumberField
        label={words.interest}
        suffix="% p.a."
        decimals={2}
        max={highest.rate}
        value={offer.interest}
        onChange={set('interest')}
      />
      <NumberField
        label={words.term}
        suffix="years"
        decimals={1}
        min={0.5}
        max={highest.term}
        step={0.5}
        value={offer.term}
        onChange={(value) => onOffer({ ...offer, term: value ?? offer.term })}
      />
      <MoneyField label={words.residual} max={highest.money} value={offer.residual} onChange={set('residual')} />
      <MoneyField label={words.feesUpfront} max={highest.fee} value={offer.feesUpfront} onChange={set('feesUpfront')} />
      <MoneyField
        label={words.feesMonthly}
        max={highest.monthly}
        value={offer.feesMonthly}
        onChange={set('feesMonthly')}
      />
    </div>
  );
};

/** Two offers for the amount that the calculator is set to, each with its comparison rate beside its repayment. */
export const OfferComparison = ({
  borrowed,
  frequency,
  start,
  provider,
  settings,
}: {
  /** AUD dollars; null while nothing can be worked out. */
  readonly borrowed: number | null;
  readonly frequency: Frequency;
  /** What the first offer begins with. */
  readonly start: Pick<LoanOffer, 'interest' | 'term' | 'residual'>;
  readonly provider: FinanceProvider;
  readonly settings: FinanceSettings;
}) => {
  const id = useId();
  const { rounding, establishmentFee } = lenderTerms(provider, settings);
  const [offers, setOffers] = useState<readonly LoanOffer[]>(() => [
    { ...start, feesUpfront: establishmentFee, feesMonthly: settings.feesMonthly },
    { ...start, feesUpfront: establishmentFee, feesMonthly: settings.feesMonthly, interest: start.interest + 1 },
  ]);
  const costs = offers.map((offer) => (borrowed === null ? null : offerCost(offer, { borrowed, frequency, rounding })));
  const compared = comparedWords(costs);
  return (
    <section aria-labelledby={`${id}-offers`} className={`${styles.part} ${styles.tool}`}>
      <h3 id={`${id}-offers`} className={styles.title}>
        {words.offersTitle}
      </h3>
      <p className={styles.note}>{borrowed === null ? words.noAmount : words.offers}</p>
      <div className={styles.offers}>
        {offers.map((offer, at) => {
          const cost = costs[at];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two, in their order
            <fieldset key={at} className={styles.offer}>
              <legend className={styles.name}>{words.offer(at + 1)}</legend>
              <OfferFields
                offer={offer}
                onOffer={(next) => setOffers(offers.map((one, place) => (place === at ? next : one)))}
              />
              <div className={styles.answer}>
                {cost == null ? (
                  <p className={styles.note}>{borrowed === null ? words.noAmount : words.noFigures}</p>
                ) : (
                  <>
                    <RepaymentBox
                      repayment={{
                        amount: formatDollars(cost.repayment),
                        period: frequencies[frequency].period,
                        interestRate: formatPercent(offer.interest),
                        comparisonRate: formatPercent(cost.comparisonRate),
                      }}
                    />
                    <p>Total payable {formatDollars(cost.total)}</p>
                  </>
                )}
              </div>
            </fieldset>
          );
        })}
      </div>
      {compared !== '' && <p className={styles.figure}>{compared}</p>}
      <SettledWords words={compared} />
    </section>
  );
};
