/** Where results without a query are drawn, to be kept. No address of a site begins with it. */
export const resultsFolder = 'results';
