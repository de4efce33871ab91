import { simpleDrive, simpleFuel, simpleTransmission } from '@forecourt/domain/simple-words';
import { type Vehicle, vehicleSettingsSchema } from '@forecourt/domain/vehicle';
import { type SearchRecord, toSearchRecord } from '@forecourt/search/record';
import { aVehicle } from '@forecourt/testing';
import dealershipOfCars from '../../../demo/dealerships/harbour-city-motors.json' with { type: 'json' };
import dealershipOfTrucks from '../../../demo/dealerships/ironbark-trucks.json' with { type: 'json' };
import dealershipOfNissans from '../../../demo/dealerships/meridian-nissan.json' with { type: 'json' };
import dealershipOfCaravans from '../../../demo/dealerships/saltbush-leisure.json' with { type: 'json' };

/** The day of the stock: what is in it is the same for ever. */
export const stockDay = new Date('2026-06-01T00:00:00.000Z');

/** A row of the demo's feed, by column. */
export type FeedRow = Readonly<Record<string, string | number>>;
/** The rows of a dealership. */
export interface YardRows {
  readonly dealership: string;
  readonly rows: readonly FeedRow[];
}

const dealerships = [dealershipOfCars, dealershipOfNissans, dealershipOfCaravans, dealershipOfTrucks];
/** Whose stock each site shows, as the documents of the demo sites say. */
const sites: Readonly<Record<string, readonly string[]>> = {
  'harbour-city': ['harbour-city-motors', 'meridian-nissan'],
  'saltbush-leisure': ['saltbush-leisure'],
  'ironbark-trucks': ['ironbark-trucks'],
};

const text = (value: string | number | undefined): string | null =>
  value === undefined || value === '' ? null : String(value);
const figure = (value: string | number | undefined): number | null =>
  value === undefined || value === '' ? null : Number(value);

const vehicleOf = (row: FeedRow, dealership: string): Vehicle =>
  aVehicle({
    id: String(row.stocknum),
    dealership_id: dealership,
    dealership_slug: dealership,
    location_id: String(row.location_id),
    stocknum: String(row.stocknum),
    item_type: row.item_type as Vehicle['item_type'],
    car_type: row.car_type as Vehicle['car_type'],
    status: row.status as Vehicle['status'],
    sold: row.status === 'sold',
    sold_at: text(row.sold_at),
    make: String(row.make),
    model: String(row.model),
    badge: text(row.badge),
    series: null,
    year: Number(row.year),
    km: figure(row.km),
    colour: text(row.colour),
    price: figure(row.price),
    before_price: figure(row.before_price),
    vin: text(row.vin),
    body: text(row.body),
    simple_body: text(row.simple_body),
    fuel: text(row.fuel),
    simple_fuel: simpleFuel(text(row.fuel)),
    drive: text(row.drive),
    simple_drive: simpleDrive(text(row.drive)),
    trans: text(row.trans),
    simple_transmission: simpleTransmission(text(row.trans)),
    seats: figure(row.seats),
    doors: figure(row.doors),
    standardEquipment: String(row.standardEquipment ?? '').split('|'),
    dealercomments: text(row.dealercomments),
    variant: {
      bodyconfiguration: text(row['variant.bodyconfiguration']),
      towingcapacitybraked: figure(row['variant.towingcapacitybraked']),
    },
    caravan:
      row['caravan.sleeps'] === undefined
        ? null
        : {
            body_length: figure(row['caravan.body_length']),
            body_width: figure(row['caravan.body_width']),
            tare_weight: figure(row['caravan.tare_weight']),
            aggregate_trailer_mass: figure(row['caravan.aggregate_trailer_mass']),
            sleeps: figure(row['caravan.sleeps']),
            axle_type: text(row['caravan.axle_type']),
          },
    created_at: String(row.created_at),
  } as Parameters<typeof aVehicle>[0]);

/** A stand-in for a site's finance: one dollar a week for each $200 of the price. */
const estimate = (price: number | null) =>
  price === null || price === 0
    ? null
    : { repayment: Math.round(price / 200), interestRate: 8.99, comparisonRate: 9.8 };

/** The search records of every site, as the platform would write them for the demo's stock. */
export const wordStock = (yards: readonly YardRows[]): readonly SearchRecord[] =>
  Object.entries(sites).flatMap(([site, owners]) =>
    yards
      .filter(({ dealership }) => owners.includes(dealership))
      .flatMap(({ dealership, rows }) => {
        const owner = dealerships.find(({ slug }) => slug === dealership);
        if (owner === undefined) throw new Error(`demo/dealerships has no ${dealership}.`);
        return rows.map((row) => {
          const vehicle = vehicleOf(row, dealership);
          const location = owner.locations.find(({ id }) => id === vehicle.location_id);
          return toSearchRecord({
            vehicle: { ...vehicle, city: null, state: null },
            site: { website_id: site, vehicle: vehicleSettingsSchema.parse({}) },
            location: (location ?? null) as Parameters<typeof toSearchRecord>[0]['location'],
            dealership: { id: dealership, slug: dealership, name: owner.name },
            estimate: estimate(vehicle.price),
            tag: null,
            now: stockDay,
          });
        });
      }),
  );
