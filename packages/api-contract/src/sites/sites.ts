import * as z from 'zod';

/** GET /internal/sites: the gateway's host table. */
export const siteTableSchema = z.object({
  seq: z.number().int(),
  sites: z.array(
    z.object({
      website_id: z.string(),
      slug: z.string(),
      name: z.string(),
      template: z.enum(['a', 'b', 'c']),
      /** First is canonical. */
      hosts: z.array(z.string()).min(1),
      tagline: z.string(),
      /** Telephone numbers of the places that the site shows, for when no page of it can be drawn. */
      phones: z.array(z.object({ name: z.string(), phone: z.string() })).optional(),
    }),
  ),
});
export type SiteTable = z.infer<typeof siteTableSchema>;
