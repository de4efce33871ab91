import { readDeliveryResult } from '@forecourt/domain/delivery';
import { readFields } from '@forecourt/domain/read-fields';
import type { DeliveryAnswer } from './delivery';

/**
 * An answer as `deliveryAnswerSchema` reads it, without its library.
 * @throws TypeError that names the field that does not fit.
 */
export const readDeliveryAnswer = (answer: unknown): DeliveryAnswer => {
  const { result } = readFields('Delivery answer', answer, { result: (value): value is unknown => true });
  return { result: result === null ? null : readDeliveryResult(result) };
};
