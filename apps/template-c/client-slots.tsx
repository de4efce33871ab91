'use client';

export {
  SearchLayoutLedger as SearchLayout,
  SiteHeaderUtility as Header,
  VehicleCardRow as Card,
  VehicleCardTile as SimilarCard,
} from '@forecourt/ui';
