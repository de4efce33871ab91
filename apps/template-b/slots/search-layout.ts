'use client';

export { SearchLayoutBar as SearchLayout } from '@forecourt/ui/search-layout';
