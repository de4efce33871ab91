'use client';

export { SearchLayoutLedger as SearchLayout } from '@forecourt/ui/search-layout';
