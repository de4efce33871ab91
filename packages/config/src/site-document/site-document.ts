import { popupSchema } from '@forecourt/domain/dismissal';
import { enquirySettingsSchema } from '@forecourt/domain/enquiry';
import { fuelSettingsSchema } from '@forecourt/domain/fuel-cost';
import { dealerBrandSchema } from '@forecourt/domain/makes';
import { orderSettingsSchema } from '@forecourt/domain/order-forms';
import { promoNodeSchema } from '@forecourt/domain/promo';
import { reviewSettingsSchema } from '@forecourt/domain/review';
import { salesCounterSettingsSchema } from '@forecourt/domain/sales-counter';
import { viewedVehicleSettingsSchema } from '@forecourt/domain/shopper';
import { slugSchema } from '@forecourt/domain/slug';
import { testDriveSettingsSchema } from '@forecourt/domain/test-drive';
import { carTypeSchema, itemTypeSchema, stateSchema, vehicleSettingsSchema } from '@forecourt/domain/vehicle';
import { financeProviderSchema, financeSettingsSchema } from '@forecourt/finance';
import { searchSettingsSchema } from '@forecourt/search/search-settings';
import { brandRadii, fontStacks } from '@forecourt/ui/themes';
import * as z from 'zod';
import { checkFormChoice, formChoice } from '../form-choice/form-choice';
import { shownAddressSchema, siteAddressSchema } from '../shown-address/shown-address';
import { prizeCampaignSchema } from '../spin-to-win/prize-campaign';
import { templatePartsSchema } from '../templates/template-parts';
import { templateReferenceSchema } from '../templates/template-reference';
import { accountSettingsSchema } from './account-settings';
import { gateSettingsSchema } from './gate-settings';
import { footerSchema, menuSchema, navigationItemSchema, standardNavigation } from './navigation-settings';
import {
  analyticsSchema,
  chatSchema,
  favouritesSchema,
  formSettingsSchema,
  locationBlockSchema,
  mapSchema,
  mediaSchema,
  onlinePaymentSchema,
  paymentMarks,
  receiptSettingsSchema,
  routeSettingsSchema,
  statsBannerSchema,
  tradeInSchema,
  viewerSchema,
} from './page-settings';
import { promoContentSchema } from './promo-content';

/** Lower case host name, without port. */
const hostSchema = z
  .string()
  .regex(
    /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
    'must be a lower-case host name without port',
  );

/** The names of a table as a closed list for a schema. */
const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): [Name, ...Name[]] =>
  Object.keys(table) as [Name, ...Name[]];

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #007a3d');

/** Brand tokens a dealer may change at run time; contrast is checked against the template's theme (SITE-07). */
export const brandSchema = z.strictObject({
  brand: colour.optional(),
  brandHover: colour.optional(),
  brandSoft: colour.optional(),
  brandEdge: colour.optional(),
  onBrand: colour.optional(),
  onBrandQuiet: colour.optional(),
  brandText: colour.optional(),
  brandOnNight: colour.optional(),
  action: colour.optional(),
  actionHover: colour.optional(),
  actionEdge: colour.optional(),
  onAction: colour.optional(),
  radius: z.enum(namesOf(brandRadii)).optional(),
  font: z.enum(namesOf(fontStacks)).optional(),
  logo: z
    .strictObject({
      url: shownAddressSchema,
      alt: z.string(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
    })
    .optional(),
});
export type Brand = z.infer<typeof brandSchema>;

/** Features of spec section 1; all default off, so that nothing shows by accident. */
const flagsSchema = z.strictObject({
  garage: z.boolean().default(false),
  finance: z.boolean().default(false),
  /** Needs more than a referral: `finance.credit.basis`. */
  'pre-approval': z.boolean().default(false),
  reserve: z.boolean().default(false),
  'buy-online': z.boolean().default(false),
  'test-drive': z.boolean().default(false),
  spin: z.boolean().default(false),
  comparison: z.boolean().default(false),
  chat: z.boolean().default(false),
  favourites: z.boolean().default(false),
  printing: z.boolean().default(false),
  auth: z.boolean().default(false),
  fuel: z.boolean().default(false),
  delivery: z.boolean().default(false),
  offers: z.boolean().default(false),
  /** Needs `auth`, since only who is signed in may spin, and `spinToWin`. `spin` is another thing: the view of a vehicle. */
  'spin-to-win': z.boolean().default(false),
  /** Invoices and deposits by their reference; the gate of the same name closes its page. */
  'online-payment': z.boolean().default(false),
});

/** Which stock a site shows: a dealership, narrowed by lists that are joined by AND (SITE-08). */
const stockSourceSchema = z.strictObject({
  dealership: slugSchema,
  make: z.array(z.string()).optional(),
  car_type: z.array(carTypeSchema).optional(),
  item_type: z.array(itemTypeSchema).optional(),
  location: z.array(z.string()).optional(),
});
export type StockSource = z.infer<typeof stockSourceSchema>;

/**
 * What stands around every page. Plain text; HTML is not accepted here. What one page says is its content
 * (`content/`); the words of the home page, which stood here before, are still taken: they show while the site has no
 * content of its own there.
 */
export const contentSchema = z.strictObject({
  tagline: z.string(),
  heroTitle: z.string().optional(),
  heroText: z.string().optional(),
  heroImage: shownAddressSchema.nullable().default(null),
  whyTitle: z.string().default('Why choose us'),
  why: z
    .array(z.strictObject({ title: z.string(), text: z.string() }))
    .max(6)
    .default([]),
  announcement: z.string().nullable().default(null),
  footerNote: z.string().default(''),
});

/**
 * The site document (the spec's dealer config): hosts, template, stock, flags, settings, navigation, brand, content.
 * Stored as applied; unknown keys are refused. Each setting's words, clause and default stand in the README.
 */
export const siteDocumentSchema = z.strictObject({
  /** Where an editor finds the JSON Schema of this document. */
  $schema: z.string().optional(),
  website_id: slugSchema,
  slug: slugSchema,
  name: z.string().min(1),
  /**
   * The template that draws the site. Which there are, an installation registers; that it is one of them is for
   * `validateSiteDocument`.
   */
  template: templateReferenceSchema,
  /** What the site shows of what its template has of its own; that it has it is for `validateSiteDocument`. */
  templateParts: templatePartsSchema.strict().prefault({}),
  /** First is canonical; the others redirect to it (ROUTE-14). `{slug}.localhost` is always accepted in demos. */
  hosts: z.array(hostSchema).min(1),
  dealership_id: z.string().min(1),
  stockFrom: z.array(stockSourceSchema).min(1),
  locations: z
    .array(z.strictObject({ id: z.string(), location_type: z.enum(['sales', 'service', 'parts']).default('sales') }))
    .min(1),
  finance_provider: financeProviderSchema.nullable().default(null),
  garage_enabled: z.boolean().default(false),
  manufacturer: z.string().nullable().default(null),
  state: stateSchema,
  brand: brandSchema.default({}),
  flags: flagsSchema.prefault({}),
  search: searchSettingsSchema.prefault({}),
  vehicle: vehicleSettingsSchema.prefault({}),
  finance: financeSettingsSchema.prefault({}),
  enquiry: enquirySettingsSchema.prefault({}),
  forms: formSettingsSchema.prefault({}),
  receipts: receiptSettingsSchema.prefault({}),
  gates: gateSettingsSchema.prefault({}),
  accounts: accountSettingsSchema.prefault({}),
  routes: routeSettingsSchema.prefault({}),
  orders: orderSettingsSchema.prefault({}),
  navigation: z.array(navigationItemSchema).prefault([...standardNavigation]),
  menu: menuSchema.prefault({}),
  footer: footerSchema.prefault({}),
  viewer: viewerSchema.prefault({}),
  favourites: favouritesSchema.prefault({}),
  viewedVehicles: viewedVehicleSettingsSchema.prefault({}),
  chat: chatSchema.nullable().default(null),
  popup: popupSchema
    .extend({
      image: shownAddressSchema.nullable().default(null),
      href: siteAddressSchema.nullable().default(null),
      /** An enquiry form in it. */
      form: z.strictObject(formChoice).superRefine(checkFormChoice).nullable().default(null),
    })
    .nullable()
    .default(null),
  promos: z.array(promoNodeSchema.extend({ node: promoContentSchema })).default([]),
  spinToWin: prizeCampaignSchema.nullable().default(null),
  onlinePayment: onlinePaymentSchema.prefault({}),
  reviews: reviewSettingsSchema.prefault({}),
  salesCounter: salesCounterSettingsSchema.prefault({}),
  brands: z
    .array(
      dealerBrandSchema.extend({
        logo: z.strictObject({ url: shownAddressSchema.nullable() }).nullable().default(null),
        path: siteAddressSchema.nullable().default(null),
      }),
    )
    .default([]),
  statsBanner: statsBannerSchema.nullable().default(null),
  acceptedPayments: z.array(z.enum(paymentMarks)).default([]),
  locationBlock: locationBlockSchema.prefault({}),
  map: mapSchema.nullable().default(null),
  fuel: fuelSettingsSchema.prefault({}),
  tradeIn: tradeInSchema.prefault({}),
  testDrive: testDriveSettingsSchema.prefault({}),
  media: mediaSchema.prefault({}),
  analytics: analyticsSchema.prefault({}),
  content: contentSchema,
});
export type SiteDocument = z.infer<typeof siteDocumentSchema>;
/** A site document as people write it: what has a default may be left out. */
export type SiteDocumentInput = z.input<typeof siteDocumentSchema>;
