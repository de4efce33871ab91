'use client';

export { SearchLayoutBar as SearchLayout, SiteHeaderOverlay as Header, VehicleCardWide as Card } from '@forecourt/ui';
