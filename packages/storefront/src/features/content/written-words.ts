/** What shoppers read on pages of content besides the dealer's words. */
export const writtenWords = {
  askTitle: 'Anything else?',
  ask: 'Ask us. Somebody who knows the answer will write or call back.',
  askWay: 'Contact us',
} as const;

/** What shoppers read around a list of parts. */
export const partsWords = {
  noPrice: 'Price on request',
  list: {
    searchLabel: 'Search the list',
    searchHint: 'By the name of a part, its number or your model.',
    counted: (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'part' : 'parts'}`,
    none: 'Nothing in this list matches. Ask us: we order what is not on the shelf.',
  },
} as const;
