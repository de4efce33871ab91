import { defineTemplate } from '@forecourt/storefront/server';
import {
  DetailLedger,
  HeroPlate,
  HomeBodyRange,
  HomeLocationCards,
  HomeMakeLedger,
  SiteFooterLedger,
} from '@forecourt/ui';
import { yard } from '@forecourt/ui/themes';
import { Card, Header, SearchLayout, SimilarCard } from './client-slots';

/** Yard: many used cars, trucks, motorcycles and caravans. Price first, ruled rows, figures in columns. */
export const template = defineTemplate({
  name: 'c',
  theme: yard,
  slots: {
    Header,
    Hero: HeroPlate,
    SearchLayout,
    Card,
    SimilarCard,
    DetailLayout: DetailLedger,
    HomeMakes: HomeMakeLedger,
    HomeBodies: HomeBodyRange,
    HomeLocations: HomeLocationCards,
    Footer: SiteFooterLedger,
  },
  look: {
    cards: 'rows',
    headerOverlays: [],
    gallery: { arrangement: 'framed', controls: 'spread' },
    vehicleHeading: { second: 'beside', tagsPlace: 'below' },
    vehicleActions: { arrangement: 'lead' },
    stickyBar: { place: 'revealed', withSections: true },
    bottomBar: { until: 'phone' },
    similar: { columns: 4 },
    enquiryPlace: 'beside',
    specifications: 'columns',
    halfParts: ['features', 'comments'],
  },
  home: ['bodies', 'featured', 'makes', 'reasons', 'locations'],
  vehicle: ['specifications', 'features', 'comments'],
});
