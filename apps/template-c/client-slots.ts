'use client';

export { SearchLayoutLedger as SearchLayout, SiteHeaderUtility as Header, VehicleCardRow as Card } from '@forecourt/ui';
