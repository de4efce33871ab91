import * as z from 'zod';

/** What delivery to a postcode costs (spec section 3): the region's name, and the price in AUD dollars. */
export const deliveryResultSchema = z.object({ name: z.string().min(1), price: z.number().nonnegative() });
export type DeliveryResult = z.infer<typeof deliveryResultSchema>;
