import { type FieldChecks, isCount, isFigure, isFlag, isText, isWordOf, orNull } from '../read-fields/read-fields';
import type { Car } from './vehicle';
import { priceTypes, vehicleStatuses } from './vocabulary';

const isCarId = (value: unknown): value is string => isText(value) && /^\d+$/.test(value);

/** An amount with at most two decimals, by the rule of `multipleOf(0.01)`: no double holds cents exactly. */
const isDollars = (value: unknown): value is number => {
  if (!isFigure(value) || value < 0) return false;
  const cents = value / 0.01;
  return Math.abs(cents - Math.round(cents)) < 4 * Number.EPSILON * Math.max(cents, 1);
};

const instant =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** The days of a month from 1. The calendar repeats after 400 years, and `Date.UTC` takes years below 100 for 19xx. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year + 400, month, 0)).getUTCDate();

const isInstant = (value: unknown): value is string => {
  const [, year, month, day] = (isText(value) ? instant.exec(value) : null) ?? [];
  return Number(day) <= daysIn(Number(year), Number(month));
};

/**
 * What `carSchema` asks of the fields that may change while a vehicle's page is open, without its library.
 * Source: VDP-07.
 */
export const carChecks = {
  id: isCarId,
  status: isWordOf(vehicleStatuses),
  sold: isFlag,
  reserved: isFlag,
  price: orNull(isDollars),
  before_price: orNull(isDollars),
  price_type: orNull(isWordOf(priceTypes)),
  preorder: isFlag,
  photos_count: isCount,
  updated_at: isInstant,
} as const satisfies Partial<FieldChecks<Car>>;
