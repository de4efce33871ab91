import type { PublicSite } from '@forecourt/config/public-site';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { loadSite } from './load-site';

/** Query of a request as Next hands it over. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What Next hands a page. Reading `searchParams` makes a page dynamic. */
export interface PageProps<Params extends { readonly site: string } = { readonly site: string }> {
  readonly params: Promise<Params>;
  readonly searchParams: Promise<PageQuery>;
}

/** A page as the template apps' route files take it over. */
export interface SitePage<Params extends { readonly site: string } = { readonly site: string }> {
  readonly Page: (props: PageProps<Params>) => Promise<ReactNode>;
  readonly metadata: (props: PageProps<Params>) => Promise<Metadata>;
}

/** The site of a request; a 404 where there is none (SITE-02). */
export const requireSite = async (params: Promise<{ readonly site: string }>): Promise<PublicSite> => {
  const site = await loadSite((await params).site);
  if (site === null) notFound();
  return site;
};

/** The query as the rules read it: repeated parameters stay repeated. */
export const queryOf = (query: PageQuery): URLSearchParams => {
  const read = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value ?? []].flat()) read.append(name, one);
  }
  return read;
};
