import { defineTemplate } from '@forecourt/storefront/server';
import {
  DetailShowcase,
  HeroCinematic,
  HomeBodyLineup,
  HomeLocations,
  HomeMakeTiles,
  SiteFooterQuiet,
} from '@forecourt/ui';
import { marque } from '@forecourt/ui/themes';
import { Card, Header, SearchLayout, SimilarCard } from './client-slots';

/** Marque: one franchise's showroom. Pictures from edge to edge, large quiet type, a dark header over the hero. */
export const template = defineTemplate({
  name: 'b',
  theme: marque,
  slots: {
    Header,
    Hero: HeroCinematic,
    SearchLayout,
    Card,
    SimilarCard,
    DetailLayout: DetailShowcase,
    HomeMakes: HomeMakeTiles,
    HomeBodies: HomeBodyLineup,
    HomeLocations,
    Footer: SiteFooterQuiet,
  },
  look: {
    cards: 'wide',
    headerOverlays: ['home', 'vehicle'],
    gallery: { arrangement: 'full-bleed', backdrop: 'hall' },
    vehicleHeading: { second: 'lighter', tagsPlace: 'above' },
    vehicleActions: { arrangement: 'pair' },
    stickyBar: { place: 'sticky', withSections: true },
    bottomBar: { until: 'phone' },
    similar: { columns: 2 },
    enquiryPlace: 'part',
    specifications: 'stacked',
    halfParts: [],
  },
  home: ['bodies', 'featured', 'makes', 'reasons', 'locations'],
  vehicle: ['comments', 'features', 'specifications'],
});
