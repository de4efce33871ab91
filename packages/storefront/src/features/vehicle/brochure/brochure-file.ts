import type { SiteHrefs } from '@forecourt/config/hrefs';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { BrochureFile } from '../vehicle-share';

/** A vehicle's PDF and the name under which it is saved: `{slug}.pdf` (PRNT-01). */
export const brochureFile = (to: Pick<SiteHrefs, 'brochure'>, vehicle: Pick<Vehicle, 'slug'>): BrochureFile => ({
  href: to.brochure(vehicle),
  fileName: `${vehicle.slug}.pdf`,
});
