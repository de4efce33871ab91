/** What shoppers read on pages of content besides the dealer's words. */
export const writtenWords = {
  askTitle: 'Anything else?',
  ask: 'Ask us. Somebody who knows the answer will write or call back.',
  askWay: 'Contact us',
} as const;
