/**
 * Where results without a query are drawn, to be cached. No address of a site begins with it. A module of its own: every
 * page asks for it, and most need nothing of the table.
 */
export const resultsFolder = 'results';
