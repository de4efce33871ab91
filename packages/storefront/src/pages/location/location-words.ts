import type { LocationType } from '@forecourt/domain/location';

/** What shoppers read on the page of a place. */
export const locationWords = {
  hours: 'Opening hours',
  directions: 'Get Directions',
  map: 'On the map',
  enquiryId: 'enquiry',
  enquire: 'Contact this location',
  enquiryTitle: 'Send a message',
  stock: 'In stock here',
  offers: 'Special offers',
  reviews: 'What customers say',
  allOffers: 'All special offers',
  nearest: 'Other locations',
  /** Where a department leads on: to its page where the site has one, else to the form below. */
  departmentWays: {
    sales: null,
    service: { label: 'Book a service', path: '/service' },
    parts: { label: 'Find a part', path: '/parts/search' },
  } satisfies Readonly<Record<LocationType, { readonly label: string; readonly path: string } | null>>,
} as const;
