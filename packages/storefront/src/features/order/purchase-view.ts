import { capabilities, siteCapabilities } from '@forecourt/config/capabilities';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Location } from '@forecourt/domain/location';
import { formatCents } from '@forecourt/domain/money';
import type { OrderKind } from '@forecourt/domain/order';
import { holdFee, isFeeLost } from '@forecourt/domain/order-law';
import { isAvailable, type Vehicle } from '@forecourt/domain/vehicle';
import { askedAmount, shownPrice } from '@forecourt/domain/vehicle-price';

/** What can be done with a vehicle now: the kinds of order that it may be begun with, or why it has none. */
export type PurchaseView =
  | {
      readonly standing: 'open';
      /** What the site does with this vehicle; the first is offered first. */
      readonly kinds: readonly [OrderKind, ...OrderKind[]];
      /** The one that the link named, else the first. */
      readonly wanted: OrderKind;
      /** What is paid to hold it, `$200`; null where that is free (CARD-03). */
      readonly amount: string | null;
    }
  | { readonly standing: 'sold' | 'reserved' | 'coming-soon' | 'call' };

type PurchaseSite = Parameters<typeof capabilities>[0] & Pick<PublicSite, 'vehicle' | 'state'>;

const standingOf = (vehicle: Vehicle): Exclude<PurchaseView['standing'], 'open'> => {
  if (!isAvailable(vehicle)) return 'sold';
  if (vehicle.reserved) return 'reserved';
  return vehicle.status === 'coming_soon' ? 'coming-soon' : 'call';
};

const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** Cents that are paid to hold a vehicle, as the review of its order asks: never above the cap of the state or the price. */
const feeOf = (site: PurchaseSite, vehicle: Vehicle, location: Location | null): number => {
  const asked = askedAmount(shownPrice(vehicle, site.vehicle));
  return holdFee(centsOf(site.vehicle.reserveFee), {
    state: location?.address.state ?? vehicle.state ?? site.state,
    carType: vehicle.car_type,
    priceCents: asked === null ? null : centsOf(asked),
  });
};

/**
 * What a site does with a vehicle now, by the rule of its buttons (`capabilities`), and nothing where no hold could be paid for
 * (`isFeeLost`), as the API then begins no order. `asked` is the kind that a link names.
 * Source: RSRV-01, CARD-03.
 */
export const purchaseView = (
  site: PurchaseSite,
  { vehicle, location }: { readonly vehicle: Vehicle; readonly location: Location | null },
  asked: string | null,
): PurchaseView => {
  const can = capabilities(site, vehicle);
  const kinds: readonly OrderKind[] = [
    ...(can.reserve ? (['reserve'] as const) : []),
    ...(can.buyOnline ? (['buy'] as const) : []),
  ];
  const [first, ...others] = kinds;
  if (first === undefined) return { standing: standingOf(vehicle) };
  const feeCents = feeOf(site, vehicle, location);
  if (isFeeLost(site.vehicle, feeCents)) return { standing: 'call' };
  return {
    standing: 'open',
    kinds: [first, ...others],
    wanted: kinds.find((kind) => kind === asked) ?? first,
    amount: feeCents === 0 ? null : formatCents(feeCents),
  };
};

/** What the pages before an order are called: after what the vehicle is for, else after what the site does. */
export const purchaseWay = (site: PurchaseSite, view: PurchaseView): OrderKind | 'both' => {
  const can = siteCapabilities(site);
  const kinds: readonly OrderKind[] =
    view.standing === 'open'
      ? view.kinds
      : [...(can.reserve ? (['reserve'] as const) : []), ...(can.buyOnline ? (['buy'] as const) : [])];
  const [only, ...others] = kinds;
  return only === undefined || others.length > 0 ? 'both' : only;
};
