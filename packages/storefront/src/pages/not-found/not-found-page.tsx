import { hrefs } from '@forecourt/config/hrefs';
import { HeroSearchForm } from '@forecourt/ui/hero';
import { notFound } from 'next/navigation';
import type { Template } from '../../runtime/template/template-definition';
import { type PageProps, requireSite, type SitePage } from '../../site/data/site-page';
import { PageNotFound, VehicleNotFound } from './not-found-pages';

type NotFoundParams = { readonly site: string; readonly kind: string };

const pages = new Map([
  ['page', { Body: PageNotFound, title: 'Page not found' }],
  ['vehicle', { Body: VehicleNotFound, title: 'Vehicle not found' }],
]);

/**
 * What the gateway sends in place of an address that is not there, with that address's status (ROUTE-08): `notFound()`
 * gives the status, but its page is drawn in the browser only. Never linked to.
 */
export const notFoundPage = (_template: Template): SitePage<NotFoundParams> => ({
  Page: async ({ params }: PageProps<NotFoundParams>) => {
    const site = await requireSite(params);
    const page = pages.get((await params).kind);
    if (page === undefined) notFound();
    return (
      <page.Body
        searchForm={
          <HeroSearchForm
            action={hrefs(site).search()}
            label="Search our stock"
            query={{ label: 'What are you looking for?' }}
            selects={[]}
            submitLabel="Search"
          />
        }
      />
    );
  },
  metadata: async ({ params }) => ({
    title: pages.get((await params).kind)?.title ?? 'Page not found',
    robots: { index: false },
  }),
});
