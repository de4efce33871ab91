import type { NearSlot } from '@forecourt/api-contract';
import { isFlag, isText, readFields } from '@forecourt/domain/read-fields';

/** What came of booking a test drive: the number of its lead, or why not and which times are free. */
export type ReadTestDriveAnswer =
  | { readonly lead_id: string; readonly vehicle_sold: boolean }
  | {
      readonly error: string;
      readonly fields: readonly { readonly path: string; readonly message: string }[];
      readonly nearest: readonly NearSlot[];
    };

const isGiven = (value: unknown): value is unknown => true;
const orMissing = (value: unknown): value is boolean | undefined => value === undefined || isFlag(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * An answer as `testDriveAnswerSchema` of the contract reads it, without its library.
 * @throws TypeError that names the field that does not fit.
 */
export const readTestDriveAnswer = (answer: unknown): ReadTestDriveAnswer => {
  if (typeof answer === 'object' && answer !== null && 'lead_id' in answer) {
    const { lead_id, vehicle_sold } = readFields('Test drive', answer, { lead_id: isText, vehicle_sold: orMissing });
    return { lead_id, vehicle_sold: vehicle_sold === true };
  }
  const { error, fields, nearest } = readFields('Test drive', answer, {
    error: isText,
    fields: isGiven,
    nearest: isGiven,
  });
  return {
    error,
    fields: listOf(fields).map((fault) => readFields('Fault', fault, { path: isText, message: isText })),
    nearest: listOf(nearest).map((slot) => readFields('Free time', slot, { value: isText, label: isText })),
  };
};
