import { notFound } from 'next/navigation';
import type { Template } from '../../runtime/template/template-definition';
import { type PageProps, requireSite, type SitePage } from '../../site/data/site-page';

type UnknownParams = { readonly site: string; readonly unknown: readonly string[] };

/** Every address of a site that no route has: a real 404 within the site's frame (ROUTE-08). */
export const unknownPage = (_template: Template): SitePage<UnknownParams> => ({
  Page: async ({ params }: PageProps<UnknownParams>) => {
    await requireSite(params);
    notFound();
  },
  metadata: async () => ({ title: 'Page not found', robots: { index: false } }),
});
