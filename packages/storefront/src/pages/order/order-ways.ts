import type { Order } from '@forecourt/api-contract';
import { hrefs } from '@forecourt/config/hrefs';
import { purchaseStepPath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import type { OrderStepName } from '@forecourt/domain/order';
import { orderWords as words } from '../../features/order/order-words';

/** An order of a site, and the key in its address. */
export interface KeyedOrder {
  readonly site: PublicSite;
  readonly order: Pick<Order, 'vehicle' | 'state' | 'open_step'>;
  readonly token: string;
}

/** The way on from an order that is over. */
export interface OrderAgain {
  readonly href: string;
  readonly label: string;
}

/** Where each step of an order stands. */
export const stepHrefs =
  ({ site, order, token }: KeyedOrder) =>
  (step: OrderStepName): string =>
    purchaseStepPath(site.routes, { slug: order.vehicle.slug ?? '' }, { order: token, step });

/** The page of the vehicle of an order; null where the site shows it no more. */
export const vehicleHref = ({ site, order: { vehicle } }: Omit<KeyedOrder, 'token'>): string | null =>
  vehicle.slug === null ? null : hrefs(site).vehicle({ slug: vehicle.slug });

/** Where an order that is over leads: back into it where only its time has ended, else to the vehicle; null for nowhere. */
export const againOf = (keyed: KeyedOrder): OrderAgain | null => {
  const { order } = keyed;
  if (order.vehicle.state !== 'free') return null;
  if (order.state === 'expired')
    return { href: stepHrefs(keyed)(order.open_step ?? 'review'), label: words.over.again };
  const href = vehicleHref(keyed);
  return href === null ? null : { href, label: words.standing.again };
};
