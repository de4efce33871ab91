import { Breadcrumbs, type Crumb } from '@forecourt/ui/breadcrumbs';
import { breadcrumbData } from './breadcrumb-data';
import { JsonLd } from './json-ld';

/** The way to a page for who reads it, and the same for search engines (SEO-01). `origin` is the site's canonical one. */
export const Trail = ({ crumbs, origin }: { readonly crumbs: readonly Crumb[]; readonly origin: string }) => (
  <>
    <Breadcrumbs crumbs={crumbs} />
    <JsonLd data={breadcrumbData(crumbs, origin)} />
  </>
);
