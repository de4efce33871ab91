import { isAvailable } from '@forecourt/domain/vehicle';
import { flatColors } from '../../../runtime/template/flat-colors';
import type { Template } from '../../../runtime/template/template-definition';
import { loadSite } from '../../../site/data/load-site';
import { loadVehicle } from '../../../site/data/load-vehicle';
import { loadVehicleOffer } from '../../../site/data/load-vehicle-offer';
import { loadBrochurePictures } from './brochure-pictures';
import { brochureView } from './brochure-view';

interface BrochureContext {
  readonly params: Promise<{ readonly site: string; readonly slug: string }>;
}

const plain = (text: string, status: number): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' } });

/**
 * A vehicle as a PDF to keep: made once for each version of it and kept with its page, dropped with it (PRNT-01). A sold
 * vehicle has none: what is on paper outlives the sale.
 */
export const brochureDocument =
  (template: Template) =>
  async (_request: Request, { params }: BrochureContext): Promise<Response> => {
    const { site: websiteId, slug } = await params;
    const site = await loadSite(websiteId);
    const found = await loadVehicle(websiteId, slug);
    if (site === null || !found.found || !isAvailable(found.vehicle))
      return plain('There is no brochure of this vehicle.', 404);
    const view = brochureView(site, { ...found, offer: await loadVehicleOffer(site, found.vehicle) }, new Date());
    const [{ renderToBuffer }, { BrochureDocument }, pictures] = await Promise.all([
      import('@react-pdf/renderer'),
      import('./brochure-document'),
      loadBrochurePictures(view.images, site.media.quality),
    ]);
    const file = await renderToBuffer(
      <BrochureDocument view={view} pictures={pictures} colors={flatColors(template, site.brand)} />,
    );
    return new Response(new Uint8Array(file), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${slug}.pdf"`,
        'x-robots-tag': 'noindex',
      },
    });
  };
