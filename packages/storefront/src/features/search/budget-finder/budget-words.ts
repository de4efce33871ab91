/** The texts of the finder besides its figures. */
export const budgetWords = {
  title: 'Budget finder',
  wideTitle: 'Start with what you can spend',
  /** The formula leaves out interest (BUDG-01), which must be stated beside the result. */
  note: 'A guide to price before interest and fees. Each vehicle shows its repayment with the rate and comparison rate.',
  uncounted: 'See what fits',
  failed: 'We could not count the stock just now. The search still works.',
} as const;
