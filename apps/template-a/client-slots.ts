'use client';

export {
  SearchLayoutSidebar as SearchLayout,
  SiteHeaderMega as Header,
  VehicleCardGrid as Card,
  VehicleCardGrid as SimilarCard,
} from '@forecourt/ui';
