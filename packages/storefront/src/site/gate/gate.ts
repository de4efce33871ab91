import { type GatedSite, isOnSite, type PageAccess, pageAccess } from '@forecourt/config/page-access';
import { type DocumentRow, type PageRow, signInPath } from '@forecourt/config/pages';
import { notFound, redirect } from 'next/navigation';
import type { PageProps, SitePage } from '../data/site-page';
import { type VisitedParams, visitedPath } from './visited-path';

/** Where a visit is: every route stands below its site. */
type SiteParams = { readonly site: string };

/** The handler of a document. */
export type DocumentHandler<Params extends SiteParams> = (
  request: Request,
  context: { readonly params: Promise<Params> },
) => Promise<Response>;

/** What a gate knows of a visit. */
export interface GateKeeper {
  /** The site; null where there is none (SITE-02). */
  readonly loadSite: (websiteId: string) => Promise<GatedSite | null>;
  /** Whether the visitor is signed in at the site. Called only for pages that may need it. */
  readonly isSignedIn: (websiteId: string) => Promise<boolean>;
}

/** What stands before pages and documents. */
export interface Gate {
  /** The page of a row, for those who may have it: others get a 404, or are led to sign in. */
  page<Params extends SiteParams>(name: string, row: PageRow, page: SitePage<Params>): SitePage<Params>;
  /** The document of a row, where its site has it; else a 404. */
  document<Params extends SiteParams>(row: DocumentRow, handler: DocumentHandler<Params>): DocumentHandler<Params>;
}

/** The one gate: it lets in by the rows of the page table and by nothing else. */
export const createGate = ({ loadSite, isSignedIn }: GateKeeper): Gate => {
  const accessOf = async (websiteId: string, row: PageRow): Promise<PageAccess> => {
    const site = await loadSite(websiteId);
    if (site === null) return 'not-found';
    // A cached page is the same for everyone: nothing of the visit may be read for it.
    const signedIn = row.needsShopper ? await isSignedIn(websiteId) : false;
    return pageAccess(row, site, { signedIn });
  };
  return {
    page: (name, row, page) => {
      const letIn = async (props: PageProps): Promise<void> => {
        const params: VisitedParams & SiteParams = await props.params;
        const access = await accessOf(params.site, row);
        if (access === 'not-found') notFound();
        if (access === 'open') return;
        const asked = visitedPath(row.folder, params, await props.searchParams);
        redirect(signInPath({ type: name, redirect: asked, back: '/' }));
      };
      return {
        Page: async (props) => {
          await letIn(props);
          return page.Page(props);
        },
        metadata: async (props) => {
          await letIn(props);
          return page.metadata(props);
        },
      };
    },
    document: (row, handler) => async (request, context) => {
      const site = await loadSite((await context.params).site);
      if (site !== null && isOnSite(row, site)) return handler(request, context);
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' };
      return new Response('There is nothing at this address.', { status: 404, headers });
    },
  };
};
