import type { PublicSite } from '@forecourt/config/public-site';
import { isSoldWith, type OrderKind, orderSteps, stepsOf } from '@forecourt/domain/order';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { orderWords } from './order-words';

/** Whether a site has anything to sell beside this vehicle. */
export const hasExtras = ({ orders }: Pick<PublicSite, 'orders'>, vehicle: Pick<Vehicle, 'car_type'>): boolean =>
  orders.extras.some((extra) => isSoldWith(extra, vehicle));

/** The steps of an order of a kind, a line each, and what follows them: for whoever has not begun yet. */
export const stepLines = (
  site: Pick<PublicSite, 'orders'>,
  vehicle: Pick<Vehicle, 'car_type'>,
  kind: OrderKind,
): readonly { readonly title: string; readonly text: string }[] => [
  ...stepsOf(kind, { hasExtras: hasExtras(site, vehicle) }).map((step) => ({
    title: orderSteps[step].title,
    text: orderWords.steps[step],
  })),
  { title: orderWords.after[kind], text: orderWords.afterwards[kind] },
];
