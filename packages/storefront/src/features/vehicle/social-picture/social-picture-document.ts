import { isAvailable } from '@forecourt/domain/vehicle';
import type { BrandTokens } from '@forecourt/ui/themes';
import { loadPicture } from '../../../runtime/media/load-picture';
import { isScalable } from '../../../runtime/media/media-url';
import { flatColors } from '../../../runtime/template/flat-colors';
import type { Template } from '../../../runtime/template/template-definition';
import { loadSite } from '../../../site/data/load-site';
import { loadVehicle } from '../../../site/data/load-vehicle';
import { siteTypeface } from '../../../site/shell/site-typeface';
import { vehicleView } from '../vehicle-view';
import type { SocialFontName } from './social-fonts';
import { socialPictureView } from './social-picture';

interface PictureContext {
  readonly params: Promise<{ readonly site: string; readonly slug: string }>;
}

/** Pixels that the vehicle's picture is asked for with. */
const pictureWidth = 1080;

/** The browser's own typeface, and a template's, cannot be drawn with: a neutral one stands in. */
const fontOf = ({ theme }: Template, brand: BrandTokens): SocialFontName => {
  const font = siteTypeface(theme, brand);
  return font === 'system' || font === 'own' ? 'instrument-sans' : font;
};

const none = (): Response =>
  new Response('There is no picture of this vehicle.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-robots-tag': 'noindex' },
  });

/**
 * A vehicle as the picture that networks show of its page (SEO-01): drawn once for each version of it, kept with its
 * page and dropped with it. A sold vehicle has one for as long as it has a page.
 */
export const socialPictureDocument =
  (template: Template) =>
  async (_request: Request, { params }: PictureContext): Promise<Response> => {
    const { site: websiteId, slug } = await params;
    const site = await loadSite(websiteId);
    const found = site === null ? null : await loadVehicle(websiteId, slug);
    if (site === null || found === null || !found.found) return none();
    if (!isAvailable(found.vehicle) && !found.soldPage) return none();
    const view = socialPictureView(site, found.location, vehicleView(site, found, new Date()));
    const [{ drawSocialPicture }, { socialFonts }] = await Promise.all([
      import('./draw-social-picture'),
      import('./social-fonts'),
    ]);
    const picture =
      view.image === undefined || !isScalable(view.image.src)
        ? null
        : await loadPicture(view.image, { width: pictureWidth, quality: site.media.quality }, 'a social picture');
    const font = socialFonts[fontOf(template, site.brand)];
    const file = await drawSocialPicture(view, { picture, font, colors: flatColors(template, site.brand) });
    return new Response(new Uint8Array(file), { headers: { 'content-type': 'image/jpeg' } });
  };
