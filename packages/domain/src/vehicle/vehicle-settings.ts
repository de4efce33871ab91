import * as z from 'zod';
import { carTypeSchema, vehicleStatusSchema } from './vocabulary-schemas';

/**
 * A badge that announces vehicles, such as COMING EARLY 2026 (TAG-04). An empty list names every vehicle; those that
 * name something are joined by AND. `until` is the last calendar date it shows, null for no end.
 */
const announcedBadgeSchema = z.strictObject({
  text: z.string().trim().min(1).max(40),
  status: z.array(vehicleStatusSchema).default(['coming_soon']),
  car_type: z.array(carTypeSchema).default([]),
  make: z.array(z.string()).default([]),
  model: z.array(z.string()).default([]),
  until: z.iso.date().nullable().default(null),
});

/**
 * How a site words and shows vehicles (PRICE-01, PRICE-04, VDP-03, ROUTE-08, SITE-05, SIDE-02, SIDE-03, CARD-03,
 * TAG-04). `soldCarDays` in days of 24 hours, from `sold_at`; one setting for sold pages, sold offers and preset 3.
 */
export const vehicleSettingsSchema = z.strictObject({
  noPriceText: z.string().min(1).max(60).default('Enquire for price.'),
  usedWord: z.enum(['Used', 'Pre-Owned']).default('Used'),
  soldCarDays: z.number().int().min(0).max(90).default(3),
  truncateComments: z.boolean().default(true),
  phoneStartsRevealed: z.boolean().default(false),
  illustratedPictures: z.boolean().default(false),
  /** The dealer sells at offer prices: `offer_price` is shown (PRICE-04). */
  offerPrices: z.boolean().default(false),
  /** The dealer sells subscriptions: `subscription_price` is shown (PRICE-04). */
  subscriptions: z.boolean().default(false),
  /** What holding a car costs, AUD dollars; at 0 no amount is shown (CARD-03). */
  reserveFee: z.number().min(0).max(100_000).multipleOf(0.01).default(200),
  /** Trade-in may be offered at all; a car must be purchasable besides (CARD-03). */
  tradeInAllowed: z.boolean().default(true),
  /** Wording of the enquiry button (SIDE-02). */
  enquireLabel: z.enum(['Enquire Now', 'Enquire']).default('Enquire Now'),
  /** What a card opens for an enquiry: the short form in a window, or the page of the enquiry (CARD-02). */
  cardEnquiry: z.enum(['window', 'page']).default('window'),
  /** Wording of the sidebar's reserve button (SIDE-02). */
  reserveLabel: z.enum(['Reserve Now', 'Reserve Car Now']).default('Reserve Now'),
  /** Wording of a card's reserve button; the amount follows it (CARD-02). */
  cardReserveLabel: z.enum(['Reserve Now', 'Reserve This Car']).default('Reserve Now'),
  /** Wording of a card's finance button (CARD-02). */
  financeLabel: z.string().trim().min(1).max(40).default('Get Finance'),
  /** The badge that announces vehicles, null for none (TAG-04). */
  announcedBadge: announcedBadgeSchema.nullable().default(null),
});
export type VehicleSettings = z.infer<typeof vehicleSettingsSchema>;
/** As a site document writes it: everything may be left out. */
export type VehicleSettingsInput = z.input<typeof vehicleSettingsSchema>;
