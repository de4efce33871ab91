import { bodyTypes, carTypeSchema } from '@forecourt/domain/vehicle';
import * as z from 'zod';
import { budgetSettingsSchema } from '../budget/budget-settings';
import { featuredListSchema } from '../featured/featured-settings';
import { promoSettingsSchema } from '../promo-cards/promo-settings';
import { urlSettingsSchema } from '../url/url-settings';
import { synonymsSchema } from '../words/synonym-settings';

/** Bodies that a site may choose for the body-type picker (SRCH-25). */
export const mostCustomBodies = 20;
/** Series that a site may put in an order (SRCH-18): more would leave the numbers that engines sort. */
export const mostSeries = 400;
/** Featured lists that a home page may hold (SRCH-28). */
const mostFeaturedLists = 4;

/** Origins besides its own whose pages may search a site. */
const mostOrigins = 20;

/** An origin as a browser names it, whole and in one form: `https://blog.example.com`, no address and no bare name. */
const originSchema = z
  .string()
  .refine(
    (text) =>
      /^https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::\d{1,5})?$/.test(text) &&
      URL.canParse(text) &&
      new URL(text).origin === text,
    { error: 'must be an https origin such as https://blog.example.com, without a path' },
  );

/** Search settings of a site (SRCH-02, -08, -11 to -15, -17, -18, -21, -25, -28, SIM-01, BUDG-01, -03, ROUTE-03). */
export const searchSettingsSchema = z.strictObject({
  /** Base filter, 0 to 14 (SRCH-14); see `presetFilter`. */
  preset: z.number().int().min(0).max(14).default(3),
  /** Car types the site lists at all; empty for every one. Joined to the preset by AND. */
  carTypes: z.array(carTypeSchema).default([]),
  /** Results on a page (SRCH-15). */
  hitsPerPage: z.number().int().min(1).max(100).default(21),
  /** Base of derived search paths (ROUTE-03). */
  prefix: urlSettingsSchema.shape.prefix,
  /** How ranges are printed (SRCH-02). */
  rangeForm: urlSettingsSchema.shape.rangeForm,
  /** Sorting by price ascending leaves out vehicles without a price (SRCH-13). */
  priceAscendingNeedsPrice: z.boolean().default(false),
  /** City that applies until a shopper chooses another or none (SRCH-12). */
  defaultCity: urlSettingsSchema.shape.defaultCity,
  /** Makes in view before "Show all makes" (SRCH-08). */
  popularMakes: z.number().int().min(1).max(50).default(7),
  /** What counts over 1999 show instead; null for the summed facet counts (SRCH-11). */
  stockCount: z.number().int().positive().nullable().default(null),
  /** Of sold vehicles in a row, a list shows the first only (SRCH-17). */
  collapseSold: z.boolean().default(false),
  /** Series in the order in which they come before all others in the default order, e.g. duo, city, sport (SRCH-18). */
  seriesOrder: z.array(z.string().trim().min(1)).max(mostSeries).default([]),
  /** Bodies of the body-type picker, in their order; empty for the 4 with most in stock (SRCH-25). */
  customBodies: z.array(z.enum(bodyTypes)).max(mostCustomBodies).default([]),
  /** How similar vehicles are alike: make and model, or car type and body (SIM-01). */
  similarBy: z.enum(['make_model', 'car_type_body']).default('make_model'),
  /** Lists of vehicles on the home page, each by filter and limit (SRCH-28). */
  featured: z.array(featuredListSchema).max(mostFeaturedLists).default([]),
  /** Origins besides its own whose pages may search this site with its sealed key, e.g. the dealer's blog. */
  origins: z.array(originSchema).max(mostOrigins).default([]),
  promos: promoSettingsSchema.prefault({}),
  budget: budgetSettingsSchema.prefault({}),
  /** Words of this dealer's shoppers beside those of the platform, such as `{ "words": "tinny", "mean": "boat trailer" }`. */
  synonyms: synonymsSchema.default([]),
});
export type SearchSettings = z.infer<typeof searchSettingsSchema>;
/** As a site document writes it: everything may be left out. */
export type SearchSettingsInput = z.input<typeof searchSettingsSchema>;
