import { feedBody } from '@forecourt/domain/feed-words';
import { simpleDrive, simpleFuel, simpleTransmission } from '@forecourt/domain/simple-words';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { RowReader } from '../row-reader';

/**
 * What shoppers filter by, from the first of these columns whose words say it. Words that nobody knows are told of:
 * without their meaning a filter does not find the vehicle.
 */
type FilterWord<Value> = (row: RowReader, columns: readonly string[]) => Value | null;

/** Bodies of motorcycles, trucks and caravans have no words of their own in the filter, and nothing to be told of. */
export const bodyIn = (row: RowReader, columns: readonly string[], kind: Vehicle['item_type']) =>
  kind === 'car'
    ? row.meaning(columns, feedBody, { what: 'body', such: 'Hatchback, Sedan, Wagon, SUV, Ute, Van or Cab Chassis' })
    : (columns.map((column) => feedBody(row.text(column))).find((body) => body !== null) ?? null);

export const fuelIn: FilterWord<ReturnType<typeof simpleFuel>> = (row, columns) =>
  row.meaning(columns, simpleFuel, { what: 'fuel', such: 'Petrol, Diesel, Hybrid or Electric' });

export const driveIn: FilterWord<ReturnType<typeof simpleDrive>> = (row, columns) =>
  row.meaning(columns, simpleDrive, { what: 'drive', such: '2WD, 4WD or AWD' });

export const transmissionIn: FilterWord<ReturnType<typeof simpleTransmission>> = (row, columns) =>
  row.meaning(columns, simpleTransmission, { what: 'transmission', such: 'Automatic or Manual' });
