import type { SiteDocumentInput } from '@forecourt/config/site-document';
import { type PrizeCampaign, prizeCampaignSchema } from '@forecourt/config/spin-to-win';

/** A prize wheel as a person writes it. */
export type PrizeCampaignInput = NonNullable<SiteDocumentInput['spinToWin']>;

/** A prize wheel below every threshold: two prizes worth 1,000 AUD dollars together, and a segment that wins nothing. */
export const aPrizeCampaignInput = (overrides: Partial<PrizeCampaignInput> = {}): PrizeCampaignInput => ({
  id: 'spring-2026',
  title: 'Spring spin',
  begins: '2026-11-01',
  ends: '2026-12-31',
  prizes: [
    { id: 'service', name: 'Free service', value: 300, stock: 2, weight: 1 },
    { id: 'car-wash', name: 'Car wash', value: 40, stock: 10, weight: 3 },
    { id: 'nothing', name: 'Not this time', wins: false, weight: 6 },
  ],
  openTo: ['NSW', 'VIC', 'QLD'],
  trader: { name: 'Example Motors Pty Ltd', office: '1 Sample Street, Sampleton NSW 2000' },
  terms: ['One spin for each person.', 'Prizes are not exchanged for money.'],
  ...overrides,
});

/** The same with its defaults filled. */
export const aPrizeCampaign = (overrides: Partial<PrizeCampaignInput> = {}): PrizeCampaign =>
  prizeCampaignSchema.parse(aPrizeCampaignInput(overrides));
