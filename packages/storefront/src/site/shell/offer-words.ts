import { errorCatalogue } from '@forecourt/domain/error-catalogue';

/** What shoppers read on the pages of offers. */
export const offerWords = {
  title: 'Special offers',
  label: 'Find an offer',
  query: 'Search offers',
  list: 'Offers',
  view: 'View offer',
  sold: 'Sold',
  ends: 'Ends',
  submit: 'Show offers',
  emptyTitle: errorCatalogue['empty-offers'].title,
  emptyText: errorCatalogue['empty-offers'].message,
  clear: 'Clear Filters',
  stock: 'See our stock',
} as const;
