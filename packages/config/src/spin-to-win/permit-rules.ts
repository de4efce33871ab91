import type { PrizeCampaign } from './prize-campaign';

/** What a state or territory asks of a trade promotion lottery, and where that was read. */
export interface PermitRule {
  /** A pool above so many AUD dollars needs a permit. */
  readonly above: number;
  /** What the permit is called there, with its article. */
  readonly permit: string;
  /** A permit of another state or territory will do. */
  readonly orOfAnother?: true;
  readonly law: string;
  readonly source: string;
  /** The day on which the source was read. */
  readonly readOn: string;
}

/** States and territories that grant permits. */
export type PermitState = keyof PrizeCampaign['permits'];

const readOn = '2026-11-23';

/**
 * Thresholds of permits by the value of all prizes together. Victoria (since 20 June 2015), Queensland, Western Australia
 * and Tasmania ask for none. What is doubtful is read so that a permit is asked for: the Northern Territory's figures and
 * those of the ACT come from secondary sources.
 */
export const permitRules: Readonly<Record<PermitState, PermitRule>> = {
  NSW: {
    above: 10_000,
    permit: 'an authority',
    law: 'Community Gaming Act 2018 (NSW)',
    source: 'nsw.gov.au/money-and-taxes/community-gaming/trade-promotions',
    readOn,
  },
  ACT: {
    above: 3000,
    permit: 'a permit',
    law: 'Lotteries Act 1964 (ACT)',
    source: 'secondary: vonmuensterlegal, plexus 2026',
    readOn,
  },
  SA: {
    above: 5000,
    permit: 'a licence',
    law: 'Lotteries Act 2019 (SA), Lotteries Regulations 2021',
    source: 'sa.gov.au, trade promotions',
    readOn,
  },
  NT: {
    above: 5000,
    permit: 'a permit',
    orOfAnother: true,
    law: 'rules of the Northern Territory for trade lotteries',
    source: 'nt.gov.au, ato.gov.au 2015; doubtful',
    readOn,
  },
};

/** South Australia approves each electronic drawing system, also for minor draws. Source: sa.gov.au, electronic drawing system. */
export const electronicDrawState = 'SA' as const satisfies PermitState;

/** Above so many AUD dollars of one prize its winner is published there. Sources: vgccc.vic.gov.au; for the ACT secondary. */
export const winnersPublished = {
  VIC: { above: 1000, source: 'vgccc.vic.gov.au, conducting trade promotion lotteries', readOn },
  ACT: { above: 999.99, source: 'secondary: plexus 2026', readOn },
} as const satisfies Partial<
  Record<PrizeCampaign['openTo'][number], { readonly above: number; readonly source: string; readonly readOn: string }>
>;
