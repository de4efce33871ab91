import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from '@forecourt/domain/simple-words';
import { type Vehicle, vehicleSettingsSchema } from '@forecourt/domain/vehicle';
import { vehicleTag } from '@forecourt/domain/vehicle-tag';
import { type SearchRecord, toSearchRecord } from '@forecourt/search/record';
import { aVehicle } from '@forecourt/testing';

/** A vehicle of the search bench's generator (`packages/search-engine/bench/vehicles.mjs`). */
export interface GeneratedVehicle {
  readonly site: string;
  readonly make: string;
  readonly model: string;
  readonly badge: string;
  readonly series: string;
  readonly body: string;
  readonly fuel: string;
  readonly transmission: string;
  readonly drive: string;
  readonly colour: string;
  readonly car_type: string;
  readonly status: string;
  readonly item_type: string;
  readonly certified: boolean;
  readonly dealership_name: string;
  readonly city: string;
  readonly state: string;
  readonly seats: number;
  readonly doors: number;
  readonly year: number;
  readonly features: readonly string[];
  readonly price: number;
  readonly km: number;
  readonly stocknum: string;
  readonly comments: string;
}

/** The day of the bench. */
const today = new Date('2026-06-01T00:00:00.000Z');
const lastMonth = '2026-05-02T00:00:00.000Z';

const vehicleSettings = vehicleSettingsSchema.parse({});

const vehicleOf = (made: GeneratedVehicle, at: number): Vehicle =>
  aVehicle({
    id: String(at),
    stocknum: made.stocknum,
    vin: `6T1BF3EK${String(100_000_000 + at)}`,
    item_type: made.item_type as Vehicle['item_type'],
    car_type: made.car_type.toLowerCase() as Vehicle['car_type'],
    status: made.status as Vehicle['status'],
    sold: made.status === 'sold',
    sold_at: made.status === 'sold' ? lastMonth : null,
    certified: made.certified,
    make: made.make,
    model: made.model,
    badge: made.badge,
    series: made.series,
    year: made.year,
    km: made.km,
    colour: made.colour,
    price: made.price,
    body: made.body,
    simple_body: simpleBody(made.body),
    fuel: made.fuel,
    simple_fuel: simpleFuel(made.fuel),
    drive: made.drive,
    simple_drive: simpleDrive(made.drive),
    trans: made.transmission,
    simple_transmission: simpleTransmission(made.transmission),
    seats: made.seats,
    doors: made.doors,
    standardEquipment: [...made.features],
    dealercomments: made.comments,
    city: made.city,
    state: made.state as Vehicle['state'],
    created_at: lastMonth,
  });

const recordOf = (vehicle: Vehicle, made: GeneratedVehicle): SearchRecord =>
  toSearchRecord({
    vehicle,
    site: { website_id: made.site, vehicle: vehicleSettings },
    location: null,
    dealership: { id: made.dealership_name, slug: made.dealership_name, name: made.dealership_name },
    // A stand-in for a site's finance: one dollar a week for each $200 of the price.
    estimate:
      vehicle.price === null
        ? null
        : { repayment: Math.round(vehicle.price / 200), interestRate: 8.99, comparisonRate: 9.8 },
    tag: vehicleTag(vehicle, { now: today }),
    now: today,
  });

/** What becomes of a vehicle between two looks; no record before is a vehicle that is new. */
export interface Change {
  readonly before: SearchRecord | undefined;
  readonly after: SearchRecord;
}

/** Of ten changed vehicles six have a lower price, two are new, one is sold and one is written about anew. */
const changed = (vehicle: Vehicle, place: number): Vehicle | undefined => {
  const kind = place % 10;
  if (kind < 6) return { ...vehicle, price: Math.round((vehicle.price ?? 0) * (0.92 + kind / 100)) };
  if (kind < 8) return undefined;
  if (kind === 8) return { ...vehicle, status: 'sold', sold: true, sold_at: today.toISOString() };
  return { ...vehicle, dealercomments: `${vehicle.dealercomments} Now with a tow bar and new tyres.` };
};

/** The stock of forty sites, and `count` changes spread evenly over it. */
export const alertStock = (
  generate: (at: number) => GeneratedVehicle,
  { size, count }: { readonly size: number; readonly count: number },
): { readonly stock: readonly SearchRecord[]; readonly changes: readonly Change[] } => {
  const made = Array.from({ length: size }, (_, at) => generate(at));
  const vehicles = made.map(vehicleOf);
  const stock = made.map((each, at) => recordOf(vehicles[at]!, each));
  const changes = Array.from({ length: count }, (_, place): Change => {
    const at = Math.floor((place * size) / count);
    const now = changed(vehicles[at]!, place);
    return now === undefined
      ? { before: undefined, after: stock[at]! }
      : { before: stock[at], after: recordOf(now, made[at]!) };
  });
  return { stock, changes };
};
