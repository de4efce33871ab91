import * as z from 'zod';
import { searchBases } from './search-bases';

/** How a site writes the addresses of its searches (SRCH-02, SRCH-12, ROUTE-03); `searchSettingsSchema` takes these up. */
export const urlSettingsSchema = z.strictObject({
  /** Base of derived search paths (ROUTE-03). /search and its presets answer on every site. */
  prefix: z.enum(searchBases).default('/search'),
  /** How ranges are printed: `price=1:2`, or `range[price]=1:2`. Both are read (SRCH-02). */
  rangeForm: z.enum(['plain', 'bracketed']).default('plain'),
  /** City that applies until a shopper chooses another or none (SRCH-12). */
  defaultCity: z.string().min(1).nullable().default(null),
});
/** How a site writes the addresses of its searches. */
export type UrlSettings = z.infer<typeof urlSettingsSchema>;
