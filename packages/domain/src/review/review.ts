import * as z from 'zod';
import { foreignIdSchema } from '../vehicle/vocabulary-schemas';

/** An average of ratings, 0 to 5. Sources write it as text at times (ENTY-03): it is a number here, null when unknown. */
export const averageRatingSchema = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : Number(value);
}, z.number().nullable());

/** A customer's review (spec section 3). `rating` 0 to 5; `review_date` dd/mm/yyyy (ENTY-03); `text` may be null. */
export const reviewSchema = z.object({
  id: foreignIdSchema,
  image: z.string().nullable(),
  customer_name: z.string(),
  text: z.string().nullable(),
  rating: z.number(),
  created_at_time_ago_in_words: z.string(),
  review_date: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/),
  review_date_in_words: z.string(),
});
export type Review = z.infer<typeof reviewSchema>;

/** Reviews of a dealership or location with the average and count of all of them, not only of those in the list. */
export const reviewSetSchema = z.object({
  reviews: z.array(reviewSchema),
  count: z.number().int().nonnegative(),
  average_rating: averageRatingSchema,
});
export type ReviewSet = z.infer<typeof reviewSetSchema>;

/** Which reviews a site shows (REVW-02): none rated lower than `minimumRating`, at most `quantity` of them. */
export const reviewSettingsSchema = z.strictObject({
  minimumRating: z.number().min(0).max(5).default(4),
  quantity: z.number().int().min(0).max(100).default(12),
});
export type ReviewSettings = z.infer<typeof reviewSettingsSchema>;
