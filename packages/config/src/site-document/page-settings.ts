import * as z from 'zod';
import { httpsAddressSchema } from '../shown-address/shown-address';

// What a dealer chooses about its pages and what belongs to no rule of domain, finance or search.

/** Where pages stand that dealers have at different addresses (ROUTE-02, ROUTE-06). */
export const routeSettingsSchema = z.strictObject({
  /** Reserve and buy online are one flow; the other address redirects to this one. */
  purchase: z.enum(['/cars/{slug}/checkout', '/cars/{slug}/buy-online']).default('/cars/{slug}/checkout'),
  /** `{location-slug}` is the name without a trailing Sales, Service or Parts; /contact is one page for all. */
  location: z
    .enum(['/locations/{slug}', '/locations/{dealership_slug}', '/contact-us/{location-slug}', '/contact'])
    .default('/contact'),
});
/** Where pages stand that dealers have at different addresses. */
export type RouteSettings = z.infer<typeof routeSettingsSchema>;

/** What the vehicle viewer starts with (GALL-02); a vehicle without a spin starts with its gallery on every site. */
export const viewerSchema = z.strictObject({
  defaultView: z.enum(['spinner', 'gallery']).default('spinner'),
  /** Where another company shows the spin of a vehicle by its `spin_code`, which stands in the place of `{code}`. */
  spinPlayer: httpsAddressSchema
    .refine((text) => text.includes('{code}'), 'must hold {code} where the code of a vehicle goes')
    .nullable()
    .default(null),
});

/**
 * Favourites and compare lists (FAVS-01, CARD-04): whether the device keeps them (`local`) or the open tab alone
 * (`none`), and which of the two cards and vehicle pages offer.
 */
export const favouritesSchema = z.strictObject({
  storage: z.enum(['local', 'none']).default('local'),
  mode: z.enum(['favourite', 'compare']).default('favourite'),
});

const HOST_WITH_DOT = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/;

/** Address of another company's service, to which pages are opened: by name, so that it can be nothing inside a house. */
const serviceUrl = httpsAddressSchema.refine((text) => HOST_WITH_DOT.test(URL.parse(text)?.hostname ?? ''), {
  error: 'must name a host such as collect.example.com, and no IP address',
});

/**
 * The chat widget (CHAT-01). The script is loaded at the first use of Instant Message; `openCall` names the function
 * it leaves on `window`, such as `ChatWidget.open`.
 */
export const chatSchema = z.strictObject({
  scriptUrl: serviceUrl,
  openCall: z.string().regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/, 'must be a name such as ChatWidget.open'),
});

const claim = (least: number) => z.number().int().min(1).max(10_000).default(least);

/** The stats banner of the brands page (BRND-01), each figure with a plus. A dealer answers for them: off by default. */
export const statsBannerSchema = z.strictObject({ locations: claim(50), brands: claim(40), years: claim(30) });

/** Ways to pay that the payment strip can show (CONT-01). */
export const paymentMarks = ['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay'] as const;

/** The block of locations on content pages (LOC-01): which, and laid out how. */
export const locationBlockSchema = z.strictObject({
  /** `primary`, `sales`, `service`, `parts`, `service-and-parts`, `all`, or the id of a location. */
  filter: z.string().min(1).default('all'),
  layout: z.enum(['section', 'grid', 'carousel']).default('section'),
});

/** An origin of the web: an address without a path. */
const originSchema = serviceUrl.refine((text) => URL.canParse(text) && /^[^?#]*\/\/[^/?#]+\/?$/.test(text), {
  error: 'must be an origin such as https://tiles.example.com, without a path',
});

/**
 * The map on pages of places (LOC-02): the address of a MapLibre style, and the other origins from which that style
 * takes tiles, letters and signs. Pages of the site may ask these and no others.
 */
export const mapSchema = z.strictObject({ styleUrl: serviceUrl, hosts: z.array(originSchema).max(8).default([]) });
/** The map of a site. */
export type MapSettings = z.infer<typeof mapSchema>;

/** Pictures (MEDI-01): the quality asked of the image CDN, 1 to 100. */
export const mediaSchema = z.strictObject({ quality: z.number().int().min(1).max(100).default(75) });

/** Where events go (ANLY-01): a list on `window` that a tag manager reads, or an address that takes them as JSON. */
const analyticsSinkSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('data-layer'), name: z.string().regex(/^[A-Za-z_$][\w$]*$/) }),
  z.strictObject({ kind: z.literal('beacon'), url: serviceUrl }),
]);

/**
 * The dealer's tag manager: Google's by its id, or one that answers in its way at another address. It reads the list of a
 * `data-layer` sink. `hosts` are where its tags come from and send to; pages reach no others. `consent`: it waits until
 * the visitor has agreed to marketing on this device, as marketing popups do.
 */
const tagManagerSchema = z.strictObject({
  id: z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container id such as GTM-ABC1234'),
  scriptUrl: serviceUrl.default('https://www.googletagmanager.com/gtm.js'),
  dataLayer: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*$/)
    .default('dataLayer'),
  hosts: z.array(serviceUrl).max(10).default([]),
  consent: z.boolean().default(true),
});

/** The dealer's sinks and tag manager; none unless it names some. */
export const analyticsSchema = z.strictObject({
  sinks: z.array(analyticsSinkSchema).max(5).default([]),
  tagManager: tagManagerSchema.nullable().default(null),
});

/**
 * Valuations of shoppers' own vehicles (TRAD-01). Whether trade-in is offered at all is `vehicle.tradeInAllowed`.
 */
export const tradeInSchema = z.strictObject({
  /** Whether each is stored through POST /api/miscellaneous as well. */
  storeValuation: z.boolean().default(false),
  /** Days for which an offer holds, today counted. */
  offerDays: z.number().int().min(1).max(60).default(7),
  /** What the dealer keeps of the advertised price for preparing, warranting and selling a vehicle, percent. */
  dealerShare: z.number().min(0).max(40).default(12),
});

/**
 * Receipts: whether a shopper whose enquiry is stored is told so by e-mail, at the address that came with it, and
 * whether by SMS where no e-mail goes. A dealer answers for what is sent in its name: off by default.
 */
export const receiptSettingsSchema = z.strictObject({
  email: z.boolean().default(false),
  sms: z.boolean().default(false),
});

/**
 * What is taken at /online-payment (SPNW-01): by default what `forecourt invoices create` has made, by its reference and
 * its amount. `anyAmount`: any reference with any amount as well, kept as a deposit for the dealer to place.
 */
export const onlinePaymentSchema = z.strictObject({ anyAmount: z.boolean().default(false) });

/** How forms are gone through (FORM-05): the enquiry page of a vehicle on one page, or in steps. */
export const formSettingsSchema = z.strictObject({ enquirySteps: z.enum(['one', 'steps']).default('one') });
