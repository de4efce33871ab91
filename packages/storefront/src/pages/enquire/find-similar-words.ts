import { formatNumber } from '@forecourt/domain/numbers';

/** What shoppers read on Find Me Something Similar. */
export const findSimilarWords = {
  crumb: 'Something Similar',
  title: 'Find Me Something Similar',
  lead: (name: string): string => `Say what you liked about the ${name}, and see at once what we have like it.`,
  show: 'Show matches',
  fields: {
    body: { label: 'Body', any: 'Any body' },
    price: { label: 'Price', any: 'Any price' },
    year: { label: 'Year', any: 'Any year' },
    km: { label: 'Kilometres', any: 'Any distance' },
  },
  matches: (count: number): string =>
    count === 1 ? '1 vehicle matches now' : `${formatNumber(count)} vehicles match now`,
  all: 'See them all',
  stock: 'See our stock',
  none: 'Nothing we have matches all of that.',
  noneText: 'Widen a choice above, or let us look for it.',
  failed: 'We could not look for matches just now.',
  failedText: 'You can still search our stock, or let us look for it.',
  askTitle: 'Let us look for you',
  ask: (dealer: string, wish: string): string => `${dealer} tells you when one comes in. Looking for: ${wish}.`,
} as const;
