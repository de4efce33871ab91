/** What shoppers read over a form that came back. */
export const returnedWords = {
  title: 'Please check your enquiry',
  kept: 'Nothing is lost: what you typed is still here.',
} as const;
