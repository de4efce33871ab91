import type { Template } from '../../../runtime/template/template-definition';
import { loadSite } from '../../../site/data/load-site';
import { loadVehicle } from '../../../site/data/load-vehicle';
import { quickEnquiryView } from './quick-enquiry-view';

interface DocumentContext {
  readonly params: Promise<{ readonly site: string; readonly slug: string }>;
}

const headers = { 'x-robots-tag': 'noindex' };

/** The window of a vehicle; 404 where there is no such vehicle. The gate answers for sites without it. */
const windowOf = async (
  { params }: DocumentContext,
  category: NonNullable<Parameters<typeof quickEnquiryView>[2]>,
): Promise<Response> => {
  const { site: websiteId, slug } = await params;
  const site = await loadSite(websiteId);
  const found = site === null ? null : await loadVehicle(websiteId, slug);
  if (site === null || found === null || !found.found) return new Response('Not found', { status: 404, headers });
  return Response.json(quickEnquiryView(site, found.vehicle, category), { headers });
};

/**
 * The data of a vehicle's quick enquiry window, fetched when the window opens: a page with 21 cards carries none of
 * these data, and a vehicle that has sold since the page was drawn is marked as sold.
 */
export const quickEnquiryDocument = (_template: Template) => (_request: Request, context: DocumentContext) =>
  windowOf(context, 'quick');

/** The same for the request for photos of a vehicle. */
export const photoRequestDocument = (_template: Template) => (_request: Request, context: DocumentContext) =>
  windowOf(context, 'photo');
