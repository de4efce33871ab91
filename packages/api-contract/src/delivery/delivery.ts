import { deliveryResultSchema } from '@forecourt/domain/delivery';
import * as z from 'zod';

/**
 * Answer of GET /api/delivery: what bringing a vehicle to a postcode costs, null for a place that is not known
 * (DELV-01).
 */
export const deliveryAnswerSchema = z.object({ result: deliveryResultSchema.nullable() });
export type DeliveryAnswer = z.infer<typeof deliveryAnswerSchema>;
