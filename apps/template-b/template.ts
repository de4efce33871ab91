import { defineTemplate } from '@forecourt/storefront/server';
import { theme } from './theme.mjs';
import { typefaces } from './typefaces';

/** Marque: one franchise's showroom. Pictures from edge to edge, large quiet type, a dark header over the hero. */
export const template = defineTemplate({
  theme,
  typefaces,
  look: {
    cards: 'wide',
    pagination: 'quiet',
    featured: { layout: 'wide', count: 4 },
    models: 'wide',
    offers: { columns: 2 },
    heroForm: 'search',
    heroLetters: 'vehicle',
    pageHead: 'stage',
    headerOverlays: ['home', 'vehicle'],
    announcement: 'night',
    accent: 'night',
    gallery: { arrangement: 'full-bleed', backdrop: 'hall' },
    vehicleHeading: { second: 'beside', tagsPlace: 'above' },
    vehicleActions: { arrangement: 'pair' },
    stickyBar: { screens: 'everywhere', withSections: true },
    similar: { columns: 2 },
    enquiryPage: 'showcase',
    enquiryPlace: 'part',
    finance: { title: 'Finance', place: 'part', size: 'full' },
    purchasePrice: { rates: 'line' },
    specifications: { columns: 2 },
    comments: { title: 'From the dealer', label: 'Overview' },
    commentPictures: 2,
    priceComparison: { title: 'How the price compares', within: 'comments' },
    place: 'column',
    halfParts: [],
  },
  home: ['bodies', 'featured', 'lists', 'budget', 'searches', 'viewed', 'makes', 'reasons', 'locations'],
  vehicle: ['comments', 'features', 'specifications', 'finance', 'fuel', 'delivery'],
});
