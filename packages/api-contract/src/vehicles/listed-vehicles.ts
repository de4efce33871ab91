import * as z from 'zod';

/** Vehicles of one part of a sitemap: far below the 50,000 addresses that one file may have. */
export const listedVehiclesOfPart = 20_000;

/**
 * GET /internal/v1/sites/{website_id}/listed-vehicles: how many parts the vehicles that a site lists make, and when the
 * newest change of each part was (ISO UTC).
 */
export const listedPartsSchema = z.object({ parts: z.array(z.object({ changed_at: z.string() })) });
export type ListedParts = z.infer<typeof listedPartsSchema>;

/**
 * GET /internal/v1/sites/{website_id}/listed-vehicles/{part}: the vehicles of one part, from 1, in the order in which
 * they came into stock. Those whose page the site shows and whose lists have them (SEO-01, ENTY-02).
 */
export const listedVehiclesSchema = z.object({
  vehicles: z.array(
    z.object({
      slug: z.string(),
      /** When something of it last changed, ISO UTC: a row that a feed repeats as it was is no change. */
      changed_at: z.string(),
      /** Its picture as it is stored; null without one. */
      image: z.string().nullable().default(null),
    }),
  ),
});
export type ListedVehicle = z.infer<typeof listedVehiclesSchema>['vehicles'][number];
