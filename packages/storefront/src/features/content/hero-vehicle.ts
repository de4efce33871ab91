import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { vehicleName, vehicleSubtitle } from '@forecourt/domain/vehicle';
import { type VehicleControlKind, vehicleControls } from '@forecourt/domain/vehicle-controls';
import { hitControls, hitPrice, type SearchHit } from '@forecourt/search/record';
import { formatCount } from '@forecourt/search/results';
import type { HeroVehicle } from '@forecourt/ui/hero';
import { controlAction, priceValue, weeklyRepayment } from '../vehicle';

type HeroSite = Pick<PublicSite, 'search' | 'vehicle' | 'flags' | 'finance_provider' | 'favourites'>;

/** Buttons that ask the dealer for the vehicle, the most wanted first. */
const asking: readonly VehicleControlKind[] = ['test-drive', 'instant-message', 'enquire', 'quick-enquiry'];

/**
 * The vehicle that a home page opens with: its model, what it costs with both rates of the repayment or of its offer, the others of its
 * model in stock and the way to ask for it, as its card has it (CARD-02).
 * @param count vehicles of its model in stock
 */
export const heroVehicle = (site: HeroSite, hit: SearchHit, count: number): HeroVehicle => {
  const to = hrefs(site);
  const stock =
    count > 1
      ? { label: `See ${formatCount(count)} in stock`, href: to.search({ make: [hit.make], model: [hit.model] }) }
      : { label: `See this ${hit.model}`, href: to.vehicle(hit) };
  const controls = vehicleControls('card', hitControls(hit), siteCapabilities(site), site.vehicle);
  const ask = asking.flatMap((kind) => controls.filter((control) => control.kind === kind)).at(0);
  const askAction = ask === undefined ? null : controlAction(ask, hit, to);
  const price = priceValue(hitPrice(hit));
  return {
    model: hit.model,
    name: [vehicleName(hit), vehicleSubtitle(hit)].filter(Boolean).join(' '),
    href: to.vehicle(hit),
    ...(price === null ? {} : { price }),
    ...(hit.weekly === null ? {} : { repayment: weeklyRepayment(hit.weekly) }),
    ...(hit.offer_note == null ? {} : { note: hit.offer_note }),
    links: [stock, ...(askAction === null ? [] : [askAction])],
  };
};
