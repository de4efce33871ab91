/**
 * Headers of what whoever has its address sees: no crawler lists it, and no page that it leads to learns the address.
 * Nobody keeps it, as nothing that shoppers are answered.
 */
export const byLink = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } as const;
