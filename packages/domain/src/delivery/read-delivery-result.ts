import { isFigure, isText, readFields } from '../read-fields/read-fields';
import type { DeliveryResult } from './delivery-result';

/**
 * What delivery costs as `deliveryResultSchema` reads it, without its library.
 * @throws TypeError that names the field that does not fit.
 */
export const readDeliveryResult = (value: unknown): DeliveryResult =>
  readFields<DeliveryResult>('Delivery', value, {
    name: (name): name is string => isText(name) && name !== '',
    price: (price): price is number => isFigure(price) && price >= 0,
  });
