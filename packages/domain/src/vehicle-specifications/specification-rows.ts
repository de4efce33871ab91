import { formatNumber } from '../numbers/format-number';
import { bodyLabel } from '../simple-words/body';
import type { Vehicle } from '../vehicle/vehicle';
import { carTypeLabel } from '../vehicle/wording';
import { formatFeet } from './feet';
import { isRegoCurrent, monthAndYear } from './vehicle-dates';

/** One line of a specification. `value` is never empty and never the word null (VDP-02). */
export interface SpecificationRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** Specification lines under one heading; never without a line. */
export interface SpecificationGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly SpecificationRow[];
}

/** Lines that count as key information (VDP-01). */
const keyFactsLimit = 4;

type Row = readonly [key: string, label: string, value: string | number | null | undefined, unit?: string];

/** The first of these words that says something; feeds write '-' and 'null' for nothing (VDP-02). */
const firstKnown = (...words: readonly (string | null | undefined)[]): string | null =>
  words.find((word) => shownValue(word) !== null)?.trim() ?? null;

/** A value as text, or null when it is empty, null or the word 'null' that feeds write for it (VDP-02). */
const shownValue = (value: string | number | null | undefined, unit = ''): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? formatNumber(value) + unit : null;
  const text = value.trim();
  return text === '' || /^(null|undefined|nan|n\/a|-)$/i.test(text) ? null : text + unit;
};

const shownRows = (rows: readonly Row[]): readonly SpecificationRow[] =>
  rows.flatMap(([key, label, value, unit]) => {
    const shown = shownValue(value, unit);
    return shown === null ? [] : [{ key, label, value: shown }];
  });

/** Engine in one phrase: `2.8 L, 4 cyl, turbo diesel`-style parts that are known. */
export const engineSummary = (vehicle: Pick<Vehicle, 'engine_size_litres' | 'variant'>): string => {
  const litres = vehicle.engine_size_litres ?? vehicle.variant?.enginesize_litres ?? 0;
  const cylinders = vehicle.variant?.cylinders ?? 0;
  return [litres > 0 ? `${formatNumber(litres)} L` : null, cylinders > 0 ? `${cylinders} cyl` : null]
    .filter((part) => part !== null)
    .join(', ');
};

const transmission = (vehicle: Vehicle): string | null => {
  const kind = firstKnown(vehicle.trans, vehicle.simple_transmission);
  return kind !== null && vehicle.gearnum !== null && vehicle.gearnum > 1 ? `${vehicle.gearnum} speed ${kind}` : kind;
};

/** What no vehicle has 0 of; feeds write it where they know nothing. */
const measured = (value: number | null | undefined): number | null =>
  value === undefined || value === 0 ? null : value;

const caravanRows = (vehicle: Vehicle): readonly Row[] => [
  ['sleeps', 'Sleeps', measured(vehicle.caravan?.sleeps)],
  ['body_length', 'Body length', formatFeet(vehicle.caravan?.body_length ?? null)],
  ['tare_weight', 'Tare', measured(vehicle.caravan?.tare_weight), ' kg'],
  ['aggregate_trailer_mass', 'ATM', measured(vehicle.caravan?.aggregate_trailer_mass), ' kg'],
  ['body_width', 'Body width', formatFeet(vehicle.caravan?.body_width ?? null)],
  ['axle_type', 'Axle', vehicle.caravan?.axle_type],
];

const vehicleRows = (vehicle: Vehicle): readonly Row[] => [
  ['km', vehicle.item_type === 'caravan' ? 'Distance' : 'Odometer', vehicle.km, ' km'],
  ['transmission', 'Transmission', transmission(vehicle)],
  ['fuel', 'Fuel', firstKnown(vehicle.fuel, vehicle.simple_fuel)],
  ['engine', 'Engine', engineSummary(vehicle)],
  ['drive', 'Drive', firstKnown(vehicle.drive, vehicle.simple_drive)],
  ['body', 'Body', firstKnown(bodyLabel(vehicle.body), bodyLabel(vehicle.simple_body))],
  [
    'bodyconfiguration',
    'Body configuration',
    firstKnown(vehicle.bodyconfiguration, vehicle.variant?.bodyconfiguration),
  ],
  ['seats', 'Seats', measured(vehicle.seats)],
  ['doors', 'Doors', measured(vehicle.doors)],
  ['colour', 'Colour', vehicle.colour],
  ['interior_colour', 'Interior colour', vehicle.interior_colour],
];

const identityRows = (vehicle: Vehicle, context: SpecificationContext): readonly Row[] => [
  ['car_type', 'Condition', carTypeLabel(vehicle.car_type, context.settings)],
  ['build_date', 'Build date', monthAndYear(vehicle.build_date)],
  ['compliance_date', 'Compliance date', monthAndYear(vehicle.compliance_date)],
  ['regplate', 'Registration', vehicle.regplate],
  [
    'rego_expiry',
    'Registration expires',
    isRegoCurrent(vehicle, context.now) ? monthAndYear(vehicle.rego_expiry) : null,
  ],
  ['vin', 'VIN', vehicle.vin],
  ['nvic', 'National vehicle code (NVIC)', vehicle.has_nvic ? 'Known to us' : null],
  ['stocknum', 'Stock number', vehicle.stocknum],
];

const engineRows = ({ variant }: Vehicle): readonly Row[] => [
  ['cylinders', 'Cylinders', measured(variant?.cylinders)],
  ['enginesize', 'Engine size', measured(variant?.enginesize), ' cc'],
  ['induction', 'Induction', variant?.induction],
  ['geartype', 'Gear type', variant?.geartype],
  ['torque', 'Torque', measured(variant?.torque), ' Nm'],
  ['fuelconsumptioncombined', 'Fuel consumption (combined)', measured(variant?.fuelconsumptioncombined), ' L/100km'],
  ['fuelcapacity', 'Fuel tank', measured(variant?.fuelcapacity), ' L'],
];

const sizeRows = ({ variant }: Vehicle): readonly Row[] => [
  ['vehiclelength', 'Length', measured(variant?.vehiclelength), ' mm'],
  ['vehiclewidth', 'Width', measured(variant?.vehiclewidth), ' mm'],
  ['vehicleheight', 'Height', measured(variant?.vehicleheight), ' mm'],
  ['grossvehiclemass', 'Gross vehicle mass', measured(variant?.grossvehiclemass), ' kg'],
  ['towingcapacitybraked', 'Towing capacity (braked)', measured(variant?.towingcapacitybraked), ' kg'],
];

/** What specifications need besides the vehicle. */
export interface SpecificationContext {
  readonly now: Date;
  readonly settings: { readonly usedWord: 'Used' | 'Pre-Owned' };
}

/**
 * A vehicle's specifications in groups, most telling first; the first four lines of all are its key information
 * (VDP-01). Empty, null and 'null' values are left out, rego expiry shows only in the future (VDP-02), and a caravan
 * leads with its own lines, feet beside metres (UNIT-01). Groups without a line are left out.
 */
export const specificationRows = (vehicle: Vehicle, context: SpecificationContext): readonly SpecificationGroup[] => {
  const isCaravan = vehicle.item_type === 'caravan';
  const groups: readonly SpecificationGroup[] = [
    {
      key: 'overview',
      title: 'Overview',
      rows: shownRows([...(isCaravan ? caravanRows(vehicle) : []), ...vehicleRows(vehicle)]),
    },
    { key: 'engine', title: 'Engine and economy', rows: shownRows(engineRows(vehicle)) },
    { key: 'size', title: 'Size and towing', rows: shownRows(sizeRows(vehicle)) },
    {
      key: 'safety',
      title: 'Safety',
      rows: shownRows([['ancaprating', 'ANCAP rating', measured(vehicle.variant?.ancaprating), ' stars']]),
    },
    { key: 'identity', title: 'History and identity', rows: shownRows(identityRows(vehicle, context)) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
};

/** The first four specification lines: key information on page and card (VDP-01, CARD-01). */
export const keyFacts = (groups: readonly SpecificationGroup[]): readonly SpecificationRow[] =>
  groups.flatMap(({ rows }) => rows).slice(0, keyFactsLimit);
