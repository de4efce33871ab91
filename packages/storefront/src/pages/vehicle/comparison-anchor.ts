import type { TemplateLook, VehicleSectionName } from '../../runtime/template/template-definition';

/** Where the price comparison stands on the page of a vehicle. */
export const comparisonId = 'price-comparison';

/** Where the page compares the price, once there is a comparison; undefined where this template never does. */
export const comparisonHref = (order: readonly VehicleSectionName[], look: TemplateLook): string | undefined =>
  order.includes(look.priceComparison.within ?? 'price') ? `#${comparisonId}` : undefined;
