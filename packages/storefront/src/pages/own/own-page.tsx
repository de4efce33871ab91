import type { PublicSite } from '@forecourt/config/public-site';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { requireSite, type SitePage } from '../../site/data/site-page';

/** What a page of a template's own is given. */
export interface OwnPageProps {
  readonly site: PublicSite;
}

/** A page that a template has beside those that every template has. It is cached: nothing of a visit is read for it. */
export interface OwnPage {
  /** Everything between header and footer, with the one `h1` of the page. */
  readonly Body: ComponentType<OwnPageProps>;
  readonly title: (site: PublicSite) => string;
  readonly description: (site: PublicSite) => string;
}

/** The site whose document names the page; another has a 404 there. */
const siteWith = async (name: string, params: Promise<{ readonly site: string }>): Promise<PublicSite> => {
  const site = await requireSite(params);
  if (!site.templateParts.pages.includes(name)) notFound();
  return site;
};

/** A page of a template's own at its name, `/after-dark`, on the sites whose documents name it (SITE-06). */
export const ownPage = (name: string, { Body, title, description }: OwnPage): SitePage => ({
  Page: async ({ params }) => <Body site={await siteWith(name, params)} />,
  metadata: async ({ params }): Promise<Metadata> => {
    const site = await siteWith(name, params);
    return { title: title(site), description: description(site), alternates: { canonical: `/${name}` } };
  },
});
