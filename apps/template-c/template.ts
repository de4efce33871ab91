import { defineTemplate } from '@forecourt/storefront/server';
import { theme } from './theme.mjs';
import { typefaces } from './typefaces';

/** Yard: many used cars, trucks, motorcycles and caravans. Price first, ruled rows, figures in columns. */
export const template = defineTemplate({
  theme,
  typefaces,
  look: {
    cards: 'rows',
    pagination: 'numbers',
    featured: { layout: 'tiles-rail', count: 8 },
    models: 'tiles',
    offers: { columns: 3 },
    heroForm: 'budget',
    heroLetters: 'title',
    pageHead: 'plate',
    headerOverlays: [],
    announcement: 'brand',
    accent: 'brand',
    gallery: { arrangement: 'framed', controls: 'corner' },
    vehicleHeading: { second: 'lighter', tagsPlace: 'above' },
    vehicleActions: { arrangement: 'pair' },
    stickyBar: { screens: 'desktop', withSections: true },
    similar: { columns: 4 },
    enquiryPage: 'beside',
    enquiryPlace: 'beside',
    finance: { title: 'Finance calculator', label: 'Finance', place: 'beside', size: 'compact' },
    purchasePrice: { rates: 'beside', terms: 'struck' },
    specifications: { columns: 3, spacing: 'dense' },
    comments: { title: 'From the dealer' },
    commentPictures: 0,
    priceComparison: { title: 'Price against the market' },
    place: 'panel',
    halfParts: ['fuel', 'delivery', 'features', 'comments'],
  },
  home: ['bodies', 'featured', 'lists', 'searches', 'viewed', 'makes', 'reasons', 'locations'],
  vehicle: ['specifications', 'price', 'fuel', 'delivery', 'features', 'comments'],
});
