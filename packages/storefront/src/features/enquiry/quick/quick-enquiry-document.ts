import type { Template } from '../../../runtime/template/template-definition';
import { loadSite } from '../../../site/data/load-site';
import { loadVehicle } from '../../../site/data/load-vehicle';
import { quickEnquiryView } from './quick-enquiry-view';

interface DocumentContext {
  readonly params: Promise<{ readonly site: string; readonly slug: string }>;
}

const headers = { 'x-robots-tag': 'noindex' };

/**
 * What the window of a vehicle's quick enquiry needs, fetched when it is opened: a page with 21 cards carries none of
 * it, and a vehicle that sold since the page was drawn says so. 404 where there is no such vehicle; the gate answers for sites without it.
 */
export const quickEnquiryDocument =
  (_template: Template) =>
  async (_request: Request, { params }: DocumentContext): Promise<Response> => {
    const { site: websiteId, slug } = await params;
    const site = await loadSite(websiteId);
    const found = site === null ? null : await loadVehicle(websiteId, slug);
    if (site === null || found === null || !found.found) return new Response('Not found', { status: 404, headers });
    return Response.json(quickEnquiryView(site, found.vehicle), { headers });
  };
