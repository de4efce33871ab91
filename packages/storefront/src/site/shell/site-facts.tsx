'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** What pages without data of their own need of the site: the ways onward. Null where there is no site. */
export interface SiteFacts {
  readonly name: string;
  readonly homeHref: string;
  readonly searchHref: string;
  readonly contactHref: string;
}

const SiteFactsContext = createContext<SiteFacts | null>(null);

export const SiteFactsProvider = ({ facts, children }: { readonly facts: SiteFacts; readonly children: ReactNode }) => (
  <SiteFactsContext value={facts}>{children}</SiteFactsContext>
);

export const useSiteFacts = (): SiteFacts | null => useContext(SiteFactsContext);
