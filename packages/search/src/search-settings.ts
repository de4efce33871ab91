import { carTypeSchema } from '@forecourt/domain';
import * as z from 'zod';

/** Search settings of a site (SRCH-02, -08, -11 to -15, -17, -29, SIM-01, ROUTE-03). */
export const searchSettingsSchema = z.strictObject({
  /** Base filter, 0 to 14 (SRCH-14); see `presetFilter`. */
  preset: z.number().int().min(0).max(14).default(3),
  /** Car types the site lists at all; empty for every one. Joined to the preset by AND. */
  carTypes: z.array(carTypeSchema).default([]),
  hitsPerPage: z.number().int().min(1).max(100).default(21),
  /** Base of derived search paths (ROUTE-03). /search and its presets answer on every site. */
  prefix: z.enum(['/search', '/used-car']).default('/search'),
  /** How ranges are printed: `price=1:2`, or `range[price]=1:2`. Both are read (SRCH-02). */
  rangeForm: z.enum(['plain', 'bracketed']).default('plain'),
  priceAscendingNeedsPrice: z.boolean().default(false),
  /** City that applies until a shopper chooses another or none (SRCH-12). */
  defaultCity: z.string().min(1).nullable().default(null),
  popularMakes: z.number().int().min(1).max(50).default(7),
  /** What counts over 1999 show instead; null for the summed facet counts (SRCH-11). */
  stockCount: z.number().int().positive().nullable().default(null),
  collapseSold: z.boolean().default(false),
  similarBy: z.enum(['make_model', 'car_type_body']).default('make_model'),
});
export type SearchSettings = z.infer<typeof searchSettingsSchema>;
/** As a site document writes it: everything may be left out. */
export type SearchSettingsInput = z.input<typeof searchSettingsSchema>;
