'use client';

export { SearchLayoutSidebar as SearchLayout, SiteHeaderMega as Header, VehicleCardGrid as Card } from '@forecourt/ui';
