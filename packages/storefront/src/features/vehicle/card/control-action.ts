import type { SiteHrefs } from '@forecourt/config/hrefs';
import type { VehicleControl } from '@forecourt/domain/vehicle-controls';
import type { SearchHit } from '@forecourt/search/record';
import type { CardAction } from '@forecourt/ui/vehicle-card';
import { type ControlHrefs, controlHref } from './control-href';

/** The places that the actions of a vehicle lead to. */
export type ActionHrefs = ControlHrefs & Pick<SiteHrefs, 'quickEnquiry'>;

/** A control of a vehicle as a link, with the window that may open in its place; null where it leads nowhere (CARD-02). */
export const controlAction = ({ kind, label }: VehicleControl, hit: SearchHit, to: ActionHrefs): CardAction | null => {
  const href = controlHref(kind, hit, to);
  return href === null ? null : { label, href, ...(kind === 'quick-enquiry' ? { opens: to.quickEnquiry(hit) } : {}) };
};
