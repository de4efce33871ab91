import type { IndexedRecord } from '../record/record-fields';
import { HostError } from '../refusals/host-error';

/** Checks records before any of them is applied, so that a batch is taken whole or refused whole. */
export function readRecords(value: unknown): IndexedRecord[] {
  if (!Array.isArray(value)) throw new HostError('search_record_invalid', 'records must be an array');
  return (value as unknown[]).map((record, place) => {
    if (!isRecord(record)) {
      throw new HostError('search_record_invalid', `record ${place} is not an object with a non-empty string objectID`);
    }
    return record;
  });
}

function isRecord(value: unknown): value is IndexedRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { objectID } = value as { objectID?: unknown };
  return typeof objectID === 'string' && objectID !== '';
}
