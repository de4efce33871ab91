'use client';

export {
  SearchLayoutBar as SearchLayout,
  SiteHeaderOverlay as Header,
  VehicleCardWide as Card,
  VehicleCardWide as SimilarCard,
} from '@forecourt/ui';
