import type { PublicSite } from '@forecourt/config/public-site';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import {
  comparisonRateWarning,
  creditLine,
  exampleComparisonRate,
  formatRate,
  lenderTerms,
  loanFees,
  noApproval,
  startFrequency,
} from '@forecourt/finance';

/** Who lends, and on what terms, as a page shows it. */
export interface LenderTermsView {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** The small print, to be shown whole: that it promises no approval, and the comparison rate warning. */
  readonly smallPrint: string;
}

const years = (count: number): string => `${count} ${count === 1 ? 'year' : 'years'}`;

/**
 * The terms of the site's lender (FIN-09): an example rate with its comparison rate, amounts, terms, fees, and on what
 * licence it rests. Null where the site has no finance.
 */
export const lenderTermsView = (
  site: Pick<PublicSite, 'flags' | 'finance' | 'finance_provider'>,
): LenderTermsView | null => {
  const { finance_provider: provider, finance: settings } = site;
  if (!site.flags.finance || provider === null) return null;
  const lender = lenderTerms(provider, settings);
  const example = exampleComparisonRate(provider, settings, startFrequency(provider, settings, true));
  const fees = loanFees(provider, settings).map(
    ({ name, amount, charged }) => `${name} ${formatDollars(amount)}${charged === 'monthly' ? ' a month' : ''}`,
  );
  const credit = creditLine(settings.credit);
  return {
    rows: [
      { label: 'Finance by', value: lender.name },
      ...(example === null
        ? []
        : [
            {
              label: 'Example rate',
              value: `${formatRate(example.interestRate)}, comparison rate ${formatRate(example.comparisonRate)}, for a ${example.basis}`,
            },
          ]),
      { label: 'Amounts', value: `From ${formatDollars(lender.amountMin)}` },
      {
        label: 'Terms',
        value:
          settings.termChoices === null
            ? `${years(lender.term.min)} to ${years(lender.term.max)}`
            : settings.termChoices
                .toSorted((one, other) => one - other)
                .map(years)
                .join(', '),
      },
      { label: 'Fees', value: fees.length === 0 ? 'None' : fees.join(', ') },
      ...(credit === null ? [] : [{ label: 'Credit licence', value: credit }]),
    ],
    smallPrint: `${noApproval} ${comparisonRateWarning}`,
  };
};
