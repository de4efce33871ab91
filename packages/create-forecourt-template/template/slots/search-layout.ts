'use client';

export { SearchLayoutSidebar as SearchLayout } from '@forecourt/ui/search-layout';
