import type { AustralianState } from '../vehicle/australian-states';

/** How long a shopper may think again. */
export type CoolingOffLength =
  /** Whole days after the day of signing, to the end of the last; Sundays and public holidays never count. */
  | { readonly kind: 'clear-days'; readonly days: number; readonly saturdays: boolean }
  /** To 5 pm of the next day on which the dealer trades; where that closes before, to the close of the one after it. */
  | { readonly kind: 'trading-day'; readonly sundays: boolean };

/** What a dealer may keep when somebody thinks again: the lesser or the greater of an amount and a share of the price. */
export interface Retention {
  readonly of: 'lesser' | 'greater' | 'amount';
  readonly cents: number;
  /** Per cent of the price; 0 where the amount stands alone. */
  readonly percent: number;
}

/** The right to think again about a contract that was signed with a licensed dealer. */
export interface CoolingOff {
  readonly length: CoolingOffLength;
  /** Only where the dealer lends or arranges the finance. */
  readonly withDealerFinance: boolean;
  /** Whether a company has it, too. */
  readonly companies: boolean;
  readonly used: Retention;
  /** Null where new vehicles are left out. A demonstrator counts as used. */
  readonly new: Retention | null;
  /** For a new vehicle that is sold away from the dealer's premises, where that differs. */
  readonly newOffSite?: Retention;
}

/** What the law of a state says of money before a vehicle is handed over. */
export interface StateLaw {
  /** Null where there is no cooling-off period. */
  readonly coolingOff: CoolingOff | null;
  /** Most that may be taken before delivery, per cent of the price, and of which vehicles; null where no cap was found. */
  readonly depositCap: { readonly percent: number; readonly of: 'used' | 'all' } | null;
  /** Whether Saturday is a day in the clock of refunds. */
  readonly refundsOnSaturday: boolean;
  /** Where it was read. */
  readonly source: string;
}

/** When the table was read, and since when it is in use here. Facts that are doubtful are read in the shopper's favour. */
export const orderLawVersion = '2026-11-23';

const clearDays = (days: number, saturdays: boolean): CoolingOffLength => ({ kind: 'clear-days', days, saturdays });
const greater = (dollars: number, percent: number): Retention => ({ of: 'greater', cents: dollars * 100, percent });
const lesser = (dollars: number, percent: number): Retention => ({ of: 'lesser', cents: dollars * 100, percent });

/** The law by the state of the dealer who sells, which is not that of whoever buys. */
export const stateLaws: Readonly<Record<AustralianState, StateLaw>> = {
  NSW: {
    coolingOff: {
      length: { kind: 'trading-day', sundays: true },
      withDealerFinance: true,
      companies: false,
      used: lesser(250, 2),
      new: lesser(250, 2),
    },
    // Whoever offers and sells by a website takes no more than this before delivery.
    depositCap: { percent: 10, of: 'all' },
    refundsOnSaturday: false,
    source: 'Motor Dealers and Repairers Act 2013 (NSW); rules of online motor dealers, NSW Fair Trading',
  },
  VIC: {
    coolingOff: {
      length: clearDays(3, false),
      withDealerFinance: false,
      companies: false,
      used: greater(100, 1),
      new: greater(400, 2),
      newOffSite: greater(100, 1),
    },
    depositCap: null,
    refundsOnSaturday: false,
    source: 'Motor Car Traders Act 1986 (Vic) s 43; Consumer Affairs Victoria, cooling-off period',
  },
  QLD: {
    coolingOff: {
      length: { kind: 'trading-day', sundays: false },
      withDealerFinance: false,
      companies: false,
      used: { of: 'amount', cents: 100_00, percent: 0 },
      new: null,
    },
    depositCap: null,
    refundsOnSaturday: false,
    source: 'Motor Dealers and Chattel Auctioneers Act 2014 (Qld) ss 102 to 109',
  },
  SA: {
    coolingOff: {
      length: clearDays(2, true),
      withDealerFinance: false,
      companies: true,
      used: lesser(100, 2),
      new: null,
    },
    depositCap: { percent: 10, of: 'used' },
    refundsOnSaturday: true,
    source: 'Second-hand Vehicle Dealers Act 1995 (SA); sa.gov.au, cooling-off rights',
  },
  ACT: {
    coolingOff: {
      length: clearDays(3, false),
      withDealerFinance: false,
      companies: false,
      used: greater(100, 1),
      new: greater(100, 1),
    },
    depositCap: null,
    refundsOnSaturday: false,
    source: 'Sale of Motor Vehicles Act 1977 (ACT) s 25B',
  },
  WA: {
    coolingOff: null,
    depositCap: null,
    refundsOnSaturday: false,
    source: 'Consumer Protection Western Australia, vehicle sales contracts',
  },
  TAS: {
    coolingOff: null,
    depositCap: null,
    refundsOnSaturday: false,
    source: 'Consumer, Building and Occupational Services Tasmania, buying a car',
  },
  NT: {
    coolingOff: null,
    depositCap: null,
    refundsOnSaturday: false,
    source: 'nt.gov.au, contracts and deposits',
  },
};
