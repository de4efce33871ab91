import {
  commonAccess,
  type GatedSite,
  isOnSite,
  type PageAccess,
  pageAccess,
  type Visitor,
} from '@forecourt/config/page-access';
import { type DocumentRow, type PageRow, signInPath } from '@forecourt/config/pages';
import { notFound, redirect } from 'next/navigation';
import type { PageProps, SitePage } from '../data/site-page';
import { cameFrom } from './came-from';
import { type VisitedParams, visitedPath } from './visited-path';

/** Where a visit is: every route stands below its site. */
type SiteParams = { readonly site: string };

/** The handler of a document. */
export type DocumentHandler<Params extends SiteParams> = (
  request: Request,
  context: { readonly params: Promise<Params> },
) => Promise<Response>;

/** What of a request tells who sent it: its headers. */
export type AskedHeaders = Pick<Headers, 'get'>;

/** What a gate knows of a visit. */
export interface GateKeeper {
  /** The site; null where there is none (SITE-02). */
  readonly loadSite: (websiteId: string) => Promise<GatedSite | null>;
  /** The headers of the request that is answered. A page for which they are read is drawn for that request alone. */
  readonly readHeaders: () => Promise<AskedHeaders>;
  /**
   * Who sent a request with these headers to the site. Asked only where the answer depends on it. Where the session cannot
   * be asked the answer is `unavailable`: it never rejects for that. The page and its metadata both ask: keep the answer
   * for the request.
   */
  readonly askVisitor: (websiteId: string, headers: AskedHeaders) => Promise<Visitor>;
}

/**
 * Who asks for a closed page is not known, since their session could not be asked. The page cannot be drawn: the gateway
 * answers 503 with the dealer's numbers, as for every such page.
 */
export class SessionUnavailableError extends Error {
  override readonly name = 'SessionUnavailableError';
  constructor(page: string) {
    super(`Whether ${page} may be shown is not known: the session could not be asked.`);
  }
}

/** What stands before pages and documents. */
export interface Gate {
  /** The page of a row, for those who may have it: others get a 404, or are led to sign in, or get a 503 for now. */
  page<Params extends SiteParams>(name: string, row: PageRow, page: SitePage<Params>): SitePage<Params>;
  /** The document of a row, where its site has it; else a 404. */
  document<Params extends SiteParams>(row: DocumentRow, handler: DocumentHandler<Params>): DocumentHandler<Params>;
}

/** The one gate: it lets in by the rows of the page table and by nothing else. */
export const createGate = ({ loadSite, readHeaders, askVisitor }: GateKeeper): Gate => {
  const accessOf = async (websiteId: string, row: PageRow): Promise<PageAccess> => {
    const site = await loadSite(websiteId);
    if (site === null) return 'not-found';
    // A cached page is the same for everyone: nothing of the visit may be read for it.
    return commonAccess(row, site) ?? pageAccess(row, site, await askVisitor(websiteId, await readHeaders()));
  };
  return {
    page: (name, row, page) => {
      const letIn = async (props: PageProps): Promise<void> => {
        const params: VisitedParams & SiteParams = await props.params;
        const access = await accessOf(params.site, row);
        if (access === 'not-found') notFound();
        if (access === 'open') return;
        if (access === 'unavailable') throw new SessionUnavailableError(name);
        const asked = visitedPath(row.folder, params, await props.searchParams);
        redirect(signInPath({ type: name, redirect: asked, back: cameFrom(await readHeaders(), asked) }));
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
