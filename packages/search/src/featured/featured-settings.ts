import * as z from 'zod';

/** Vehicles that a featured list may hold. */
const mostFeatured = 24;

/** A list of vehicles that a dealer shows by filter and limit (SRCH-28). */
export const featuredListSchema = z.strictObject({
  title: z.string().min(1),
  /** What it picks from and in which order: the address of a search of the site, `/search/used-cars?body=Ute`. */
  filter: z
    .string()
    .regex(/^\/(search|used-car)([/?]|$)/, 'must be the address of a search, such as /search/used-cars'),
  limit: z.number().int().min(1).max(mostFeatured).default(6),
});
/** A list of vehicles that a dealer shows by filter and limit (SRCH-28). */
export type FeaturedList = z.infer<typeof featuredListSchema>;
