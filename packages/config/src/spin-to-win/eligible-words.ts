import type { PrizeCampaign } from './prize-campaign';

/** What somebody confirms before they spin, on the page and wherever its form comes back. */
export const eligibleWords = ({ minimumAge, trader }: Pick<PrizeCampaign, 'minimumAge' | 'trader'>): string =>
  `I am ${minimumAge} or older, I do not work for ${trader.name}, and I accept the terms of the draw.`;
