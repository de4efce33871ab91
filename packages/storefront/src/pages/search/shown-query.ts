'use client';

import { useSearchParams } from 'next/navigation';

/**
 * The query of the address shown; none on the server, where nothing that is drawn depends on it: Next would leave a page
 * that is cached to be drawn by the browser.
 */
export const useShownQuery: () => string =
  typeof window === 'undefined' ? () => '' : () => useSearchParams().toString();
