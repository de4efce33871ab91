import { shownPriceSchema } from '@forecourt/domain/vehicle-price';
import * as z from 'zod';

/**
 * One search record: a vehicle as one site shows it. `objectID` is `{website_id}:{vehicle id}`.
 * Facet names are the spec's filter names (design.md section 5): body = simple_body and so on. What depends on time
 * is a boolean written by the follower (`sold_recent`), so no filter holds a clock.
 */
export const searchRecordSchema = z.object({
  objectID: z.string(),
  site: z.string(),
  id: z.string(),
  slug: z.string(),
  path: z.string(),
  name: z.string(),
  dealership_id: z.string(),
  dealership_slug: z.string(),
  dealership_name: z.string(),
  location_id: z.string(),
  location_name: z.string(),
  city: z.string(),
  state: z.string(),
  /** Where the location is, in degrees, by the name that engines search around points by; left out where nobody says. */
  _geoloc: z.object({ lat: z.number(), lng: z.number() }).optional(),
  stocknum: z.string(),
  vin: z.string(),
  item_type: z.string(),
  car_type: z.string(),
  status: z.string(),
  available: z.boolean(),
  sold_recent: z.boolean(),
  reserved: z.boolean(),
  preorder: z.boolean(),
  has_price: z.boolean(),
  has_photos: z.boolean(),
  certified: z.boolean(),
  /** Wording of the tag on the card, by precedence TAG-01; empty when there is none. */
  tag: z.string(),
  tag_kind: z.string(),
  /** Wording of the badge that announces it (TAG-04); null where it has none. Missing in records of an earlier release. */
  announced: z.string().nullable(),
  /** Created within 8 days when the record was written (TAG-01). */
  is_new: z.boolean(),
  categories: z.array(z.string()),
  make: z.string(),
  make_slug: z.string(),
  model: z.string(),
  /** What a path says for the model: `/search/{make}/{model_slug}`. */
  model_slug: z.string(),
  /** `any` holds both levels: what the filter `make_model` asks for. */
  make_model: z.object({ lvl0: z.string(), lvl1: z.string(), any: z.array(z.string()) }),
  badge: z.string(),
  series: z.string(),
  body: z.string(),
  fuel: z.string(),
  transmission: z.string(),
  drive: z.string(),
  colour: z.string(),
  seats: z.number().nullable(),
  doors: z.number().nullable(),
  /** Whom a caravan or motorhome sleeps. Missing in records of an earlier release. */
  berths: z.number().nullable(),
  year: z.number(),
  /** The year as a word of the search text. */
  year_text: z.string(),
  km: z.number().nullable(),
  /**
   * AUD, to be sorted and filtered by, also when the vehicle is sold; null for a price that is no shown amount, so that no
   * range of prices holds the vehicle and no slider starts at 0. What is said is `shown_price`.
   */
  price: z.number().nullable(),
  /** AUD a week, to be filtered by; null where the site sells no subscription of it. */
  subscription_price: z.number().nullable(),
  /** The shown price, decided when the record was written: a card shows it and decides nothing. */
  shown_price: shownPriceSchema,
  /**
   * The release before computes the shown price from these fields; they are removed in the next release ({@link
   * formerCardFields}). Alerts go by `offer_price`, which a sold vehicle has as well: it stays in the record.
   */
  before_price: z.number().nullable(),
  offer_price: z.number().nullable(),
  price_type: z.string(),
  price_range: z.string(),
  weekly_price_range: z.string(),
  /** AUD a week with its rate and comparison rate (per cent a year); null when hidden (FIN-13). */
  weekly: z.object({ repayment: z.number(), interestRate: z.number(), comparisonRate: z.number() }).nullable(),
  /** The same repayment by itself, to be sorted by: Algolia promises that of plain attributes alone. */
  weekly_repayment: z.number().nullable(),
  /**
   * Words of the offer of a rate that it has, in place of a repayment, which would be at another rate: `Offer: 5.99% p.a.,
   * comparison rate 7.10% p.a.`; null where it has none. Missing in records of an earlier release.
   */
  offer_note: z.string().nullable().optional(),
  engine: z.string(),
  filtered_features: z.array(z.string()),
  /** Only to be searched: `4 berth`, `7 seater`. */
  size_words: z.array(z.string()),
  dealercomments: z.string(),
  photos_count: z.number(),
  primary_image_url: z.string(),
  has_file: z.boolean(),
  /** There is a way to be paid for it: what a card must know to offer Reserve (CARD-03). */
  takes_payment: z.boolean(),
  specs: z.array(z.object({ label: z.string(), value: z.string() })),
  custom_rank: z.number(),
  /** Seconds since 1970. */
  created_at: z.number(),
  /** Seconds since 1970. */
  updated_at: z.number(),
});
export type SearchRecord = z.infer<typeof searchRecordSchema>;

/** Fields a result card needs: what the engine hands out with a hit. */
export const cardFields = [
  'objectID',
  'id',
  'slug',
  'path',
  'name',
  'make',
  'model',
  'badge',
  'series',
  'year',
  'km',
  'car_type',
  'item_type',
  'status',
  'available',
  'sold_recent',
  'reserved',
  'preorder',
  'certified',
  'tag',
  'tag_kind',
  'announced',
  'price',
  'shown_price',
  'weekly',
  'offer_note',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
  'engine',
  'city',
  'state',
  'location_name',
  'location_id',
  'dealership_slug',
  'dealership_name',
  'photos_count',
  'primary_image_url',
  'has_file',
  'takes_payment',
  'specs',
  'stocknum',
] as const satisfies readonly (keyof SearchRecord)[];
/**
 * Fields that the cards of the release before read, and those of this one do not: handed out until the next release, so
 * that its template apps say a price whole while they are replaced.
 */
export const formerCardFields = [
  'before_price',
  'offer_price',
  'subscription_price',
  'price_type',
] as const satisfies readonly (keyof SearchRecord)[];
/** A record as a search hands it out: the fields of a card. */
export type SearchHit = Pick<SearchRecord, (typeof cardFields)[number]>;
