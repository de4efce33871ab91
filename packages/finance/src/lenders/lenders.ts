import type { Rounding } from '../repayment/decimal';
import type { Frequency } from '../repayment/frequency';

/** Lenders we know the rules of, by the name a site document writes. */
export const financeProviders = ['manual', 'taurus', 'angle', 'powertorque', 'nissan', '360', 'auslans'] as const;
/** The name of a lender as a site document writes it. */
export type FinanceProvider = (typeof financeProviders)[number];

/** Figures and rules of one lender. Money in AUD dollars, rates in per cent a year, terms in years. */
export interface Lender {
  readonly name: string;
  readonly amountMin: number;
  readonly interest: { readonly min: number; readonly max: number; readonly step: number };
  readonly term: { readonly min: number; readonly max: number; readonly step: number };
  readonly establishmentFee: number;
  readonly rounding: Rounding;
  readonly frequency: Frequency;
  /** The payment its data must hold for a vehicle to be eligible (FIN-08). */
  readonly needs: 'paymentWeek' | 'paymentMonth' | 'comparisonRate' | null;
  /** Price that a vehicle must exceed; null for none. */
  readonly priceAbove: number | null;
  /** The model year must be later than this year less so many; null for no rule. */
  readonly yearsBack: number | null;
  /** Comparison rates it advertises, where it shows a range (FIN-09). */
  readonly comparisonRange: { readonly min: number; readonly max: number } | null;
  /** A standing offer, where it has one (FIN-11). */
  readonly offer: { readonly termYears: number; readonly finalPayment: number } | null;
}

const interest = (min: number, max: number) => ({ min, max, step: 0.5 });
const years = (max: number) => ({ min: 1, max, step: 0.5 });

const common = {
  amountMin: 1000,
  interest: interest(0.5, 15),
  term: years(7),
  establishmentFee: 0,
  rounding: 'dollar-up',
  frequency: 'weekly',
  needs: 'paymentWeek',
  priceAbove: 500,
  yearsBack: null,
  comparisonRange: null,
  offer: null,
} as const satisfies Omit<Lender, 'name'>;

/** The lender table (FIN-03, FIN-08, FIN-09, FIN-11). Dealers may override its numbers by their settings. */
export const lenders: Readonly<Record<FinanceProvider, Lender>> = {
  manual: { ...common, name: 'Dealer finance' },
  taurus: {
    ...common,
    name: 'Taurus',
    amountMin: 5000,
    interest: interest(7.5, 14.5),
    establishmentFee: 1300,
    needs: 'comparisonRate',
    yearsBack: 12,
    comparisonRange: { min: 8.38, max: 19.42 },
  },
  angle: {
    ...common,
    name: 'Angle',
    interest: interest(5.99, 15.99),
    establishmentFee: 1360.5,
    offer: { termYears: 5, finalPayment: 0 },
  },
  powertorque: { ...common, name: 'Powertorque', interest: interest(9.95, 19.95) },
  nissan: {
    ...common,
    name: 'Nissan Finance',
    interest: interest(4, 20),
    term: years(5),
    rounding: 'cent',
    frequency: 'monthly',
    needs: 'paymentMonth',
  },
  '360': { ...common, name: '360 Finance', needs: null, priceAbove: null },
  auslans: { ...common, name: 'AusLoans', needs: null, priceAbove: null },
};
