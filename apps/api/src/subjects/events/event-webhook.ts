import { carTypeSchema, itemTypeSchema, priceTypeSchema, vehicleStatusSchema } from '@forecourt/domain/vehicle';
import * as z from 'zod';
import { webhookBody } from '../../ground/messages/webhook-contract';
import { vehicleStates } from './told-vehicle';

const aud = z.number().nonnegative().nullable();
const text = z.string().nullable();

/** A vehicle as far as it takes to know which it is and how it stands. */
export const eventVehicleSchema = z
  .object({
    vehicle_id: z.string(),
    stock_number: z.string(),
    vin: text,
    slug: z.string(),
    path: z.string().describe('Its page on every site of the dealership that shows it.'),
    name: z.string(),
    item_type: itemTypeSchema,
    car_type: carTypeSchema,
    status: vehicleStatusSchema,
    state: z.enum(vehicleStates).describe('Whether it can be bought, is held for somebody, or is sold.'),
    year: z.number().int(),
    make: z.string(),
    model: z.string(),
    badge: text,
    km: z.number().int().nullable(),
    colour: text,
    location_id: text,
    photos_count: z.number().int().nonnegative(),
    price: aud.describe('AUD dollars; null where pages show none, as of one that is sold.'),
    price_type: priceTypeSchema.nullable().describe('What the price includes.'),
    before_price: aud,
    offer_price: aud,
    subscription_price: aud.describe('AUD dollars a week.'),
  })
  .meta({ id: 'EventVehicle' });
export type EventVehicle = z.infer<typeof eventVehicleSchema>;

const head = {
  sequence: z
    .number()
    .int()
    .positive()
    .describe(
      'Counts the events of the dealership. What a receiver did not ask for is left out, so numbers may be missing.',
    ),
  at: z.iso.datetime().describe('When it was noticed, within seconds of the change.'),
};
const ofVehicle = { ...head, vehicle: eventVehicleSchema };
const value = z.union([z.string(), z.number(), z.boolean()]).nullable();
const prices = z
  .object({
    price: aud,
    price_type: priceTypeSchema.nullable(),
    before_price: aud,
    offer_price: aud,
    subscription_price: aud,
  })
  .meta({ id: 'EventPrices' });
const ofContent = {
  ...head,
  website_id: z.string(),
  key: z.string().describe('The page, by its name in the table of content or the word of its address.'),
};

/** One event, by its name. */
export const eventSchema = z.discriminatedUnion('event', [
  z.object({ ...ofVehicle, event: z.literal('vehicle-added') }),
  z.object({
    ...ofVehicle,
    event: z.literal('vehicle-changed'),
    changes: z
      .array(z.object({ field: z.string(), before: value.optional(), after: value.optional() }))
      .min(1)
      .describe('What has changed. Texts and lists are named without their values: read the vehicle for them.'),
  }),
  z.object({ ...ofVehicle, event: z.literal('vehicle-price-changed'), before: prices, after: prices }),
  z.object({ ...ofVehicle, event: z.literal('vehicle-reserved'), was: z.enum(vehicleStates) }),
  z.object({
    ...ofVehicle,
    event: z.literal('vehicle-released'),
    was: z.enum(vehicleStates).describe('`reserved`, or `sold` of one that is on sale again.'),
  }),
  z.object({
    ...ofVehicle,
    event: z.literal('vehicle-sold'),
    was: z.enum(vehicleStates),
    sold_at: z.iso.datetime().nullable(),
  }),
  z.object({
    ...ofVehicle,
    event: z.literal('vehicle-removed'),
    reason: z.enum(['hidden', 'gone']).describe('Its dealer hides it, or it is in the stock no more.'),
  }),
  z.object({
    ...ofContent,
    event: z.literal('content-published'),
    revision: z.number().int().positive(),
    title: text,
  }),
  z.object({ ...ofContent, event: z.literal('content-withdrawn') }),
]);
export type SentEvent = z.infer<typeof eventSchema>;

const fields = z.object({
  test: z
    .literal(true)
    .optional()
    .describe('A sample of `forecourt webhook send-test --events`: nothing has happened.'),
  batch_id: z.uuid(),
  dealership_id: z.string(),
  stream: z
    .uuid()
    .describe(
      'Names the count of `sequence`. Another one than you have: numbers began anew, as after a restore. Forget yours, and read the stock anew.',
    ),
  after: z
    .number()
    .int()
    .nonnegative()
    .describe(
      'The sequence up to which this receiver was told before. Greater than the last that you have: some are missing, read the stock anew.',
    ),
  is_gap: z.boolean().describe('Events are missing that will not be sent any more: read the stock anew.'),
  events: z.array(eventSchema).min(1).max(500),
});
type EventsSent = z.infer<typeof fields>;

const exampleVehicle: EventVehicle = {
  vehicle_id: '42',
  stock_number: 'S1',
  vin: null,
  slug: '2019-ford-ranger-s1',
  path: '/cars/2019-ford-ranger-s1',
  name: '2019 Ford Ranger XLT',
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  state: 'available',
  year: 2019,
  make: 'Ford',
  model: 'Ranger',
  badge: 'XLT',
  km: 81_500,
  colour: 'White',
  location_id: 'example-motors-north',
  photos_count: 12,
  price: 39_990,
  price_type: 'drive_away',
  before_price: null,
  offer_price: null,
  subscription_price: null,
};
const exampleHead = { at: '2026-11-21T01:00:00.000Z', vehicle: exampleVehicle };
const examplePrices = { price: 41_990, price_type: 'drive_away', before_price: null } as const;
const noOffers = { offer_price: null, subscription_price: null };

const example = {
  batch_id: '019ab000-0000-7000-8000-000000000005',
  dealership_id: 'example-motors',
  stream: '019ab000-0000-7000-8000-000000000006',
  after: 1_041,
  is_gap: false,
  events: [
    {
      ...exampleHead,
      sequence: 1_042,
      event: 'vehicle-price-changed',
      before: { ...examplePrices, ...noOffers },
      after: { ...examplePrices, ...noOffers, price: 39_990 },
    },
    {
      ...exampleHead,
      sequence: 1_043,
      event: 'vehicle-changed',
      changes: [{ field: 'km', before: 81_000, after: 81_500 }, { field: 'images' }],
    },
    {
      ...exampleHead,
      sequence: 1_044,
      event: 'vehicle-reserved',
      was: 'available',
      vehicle: { ...exampleVehicle, state: 'reserved' },
    },
    {
      sequence: 1_045,
      at: '2026-11-21T01:00:02.000Z',
      event: 'content-published',
      website_id: 'example-motors',
      key: 'about',
      revision: 3,
      title: 'About us',
    },
  ],
} satisfies EventsSent;

/** What happened to the stock of a dealership and the pages of its sites, many events in one request. */
export const eventsWebhook = webhookBody({
  type: 'events',
  summary:
    'What happened to the stock of a dealership and to the pages of its sites: up to 500 events in order, sent one request after another.',
  fields,
  example,
});

/** A sample for those who write a receiver, marked as a test. @param id of its delivery */
export const sampleEvents = (id: string): string => eventsWebhook.write({ test: true, ...example, batch_id: id });
