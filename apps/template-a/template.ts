import { defineTemplate } from '@forecourt/storefront/server';
import { theme } from './theme.mjs';
import { typefaces } from './typefaces';

/** Metro: a city group of many makes. White space, one accent, filters at the left, three photo cards in a row. */
export const template = defineTemplate({
  theme,
  typefaces,
  look: {
    cards: 'grid',
    pagination: 'numbers',
    featured: { layout: 'grid-rail', count: 6 },
    models: 'grid',
    offers: { columns: 3 },
    heroForm: 'search',
    heroLetters: 'title',
    pageHead: 'column',
    headerOverlays: [],
    announcement: 'night',
    accent: 'brand',
    gallery: { arrangement: 'framed', controls: 'spread' },
    vehicleHeading: { second: 'under', tagsPlace: 'above' },
    vehicleActions: { arrangement: 'lead' },
    stickyBar: { screens: 'desktop', withSections: false },
    similar: { columns: 4 },
    enquiryPage: 'beside',
    enquiryPlace: 'part',
    finance: { title: 'Repayments', place: 'part', size: 'full', tone: 'night' },
    purchasePrice: { rates: 'cells' },
    specifications: { columns: 2 },
    comments: { title: 'From the dealer' },
    commentPictures: 0,
    priceComparison: { title: 'How the price compares' },
    place: 'box',
    halfParts: ['delivery', 'fuel'],
  },
  home: ['makes', 'featured', 'lists', 'searches', 'viewed', 'bodies', 'budget', 'reasons', 'locations'],
  vehicle: ['comments', 'price', 'finance', 'delivery', 'fuel', 'specifications', 'features'],
});
