import { defineTemplate } from '@forecourt/storefront/server';
import {
  DetailSidebar,
  HeroStage,
  HomeBodyPicker,
  HomeLocations,
  HomeMakeTiles,
  SiteFooterColumns,
} from '@forecourt/ui';
import { metro } from '@forecourt/ui/themes';
import { Card, Header, SearchLayout, SimilarCard } from './client-slots';

/** Metro: a city group of many makes. White space, one accent, filters at the left, three photo cards in a row. */
export const template = defineTemplate({
  name: 'a',
  theme: metro,
  slots: {
    Header,
    Hero: HeroStage,
    SearchLayout,
    Card,
    SimilarCard,
    DetailLayout: DetailSidebar,
    HomeMakes: HomeMakeTiles,
    HomeBodies: HomeBodyPicker,
    HomeLocations,
    Footer: SiteFooterColumns,
  },
  look: {
    cards: 'grid',
    headerOverlays: [],
    gallery: { arrangement: 'framed', controls: 'spread' },
    vehicleHeading: { second: 'under', tagsPlace: 'above' },
    vehicleActions: { arrangement: 'lead' },
    stickyBar: { place: 'revealed', withSections: false },
    bottomBar: { until: 'handheld' },
    similar: { columns: 4 },
    enquiryPlace: 'part',
    specifications: 'stacked',
    halfParts: [],
  },
  home: ['makes', 'featured', 'bodies', 'reasons', 'locations'],
  vehicle: ['comments', 'specifications', 'features'],
});
