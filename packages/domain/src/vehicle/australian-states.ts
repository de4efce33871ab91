/** The states and territories, by their letters. */
export const australianStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
/** One of {@link australianStates}. */
export type AustralianState = (typeof australianStates)[number];
