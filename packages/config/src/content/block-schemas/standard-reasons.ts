/**
 * Why choose us, where a dealer gives no reasons of its own: warranty, quality assured, personalised finance (CONT-01).
 * They promise nothing that a dealer's pages do not say.
 */
export const standardReasons = [
  {
    title: 'Warranty',
    text: 'Ask us what is left of the maker’s warranty on a vehicle, and what cover we can add to it.',
  },
  {
    title: 'Quality assured',
    text: 'Every vehicle is checked before it goes on sale. Ask us for what was found and what was done.',
  },
  {
    title: 'Personalised finance',
    text: 'Tell us what you can spend a week. We look for a loan that fits it and show you what it costs in full.',
  },
];
