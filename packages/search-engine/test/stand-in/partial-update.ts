import { type IndexedRecord, setOwn } from '../../src/record/record-fields';
import { badRequest } from '../../src/refusals/request-error';

type Fields = Readonly<Record<string, unknown>>;

interface Operation {
  readonly _operation: string;
  readonly value: unknown;
}

/**
 * A record with some of its attributes changed: values are set, built-in operations (`{_operation, value}`) carried
 * out. Meaning of the operations: Algolia's reference page "Add or update attributes".
 * @param record undefined when there is none yet.
 * @returns undefined when IncrementFrom or IncrementSet says that the update does not apply.
 * @throws RequestError 400 for an unknown operation or a value that does not fit it.
 */
export function updatedRecord(
  record: IndexedRecord | undefined,
  objectID: string,
  change: Fields,
): IndexedRecord | undefined {
  const updated: Record<string, unknown> = { ...record };
  for (const [name, value] of Object.entries(change)) {
    if (!isOperation(value)) {
      setOwn(updated, name, value);
      continue;
    }
    const current = record && Object.hasOwn(record, name) ? record[name] : undefined;
    const result = operate(name, value, current, record !== undefined);
    if (result === undefined) return undefined;
    setOwn(updated, name, result);
  }
  return { ...updated, objectID };
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '_operation');
}

// Undefined: the whole update is to be left aside.
function operate(name: string, { _operation, value }: Operation, current: unknown, exists: boolean): unknown {
  switch (_operation) {
    case 'Increment':
      return numberOf(current) + operand(name, value);
    case 'Decrement':
      return numberOf(current) - operand(name, value);
    case 'Add':
      return [...listOf(current), element(name, value)];
    case 'Remove':
      return listOf(current).filter((item) => item !== element(name, value));
    case 'AddUnique': {
      const list = listOf(current);
      return list.includes(element(name, value)) ? list : [...list, value];
    }
    case 'IncrementFrom': {
      const from = operand(name, value);
      return from === (exists ? numberOf(current) : 0) ? from + 1 : undefined;
    }
    case 'IncrementSet': {
      const to = operand(name, value);
      return to > (exists ? numberOf(current) : 0) ? to : undefined;
    }
    default:
      throw badRequest(`${name}: unknown operation ${JSON.stringify(_operation)}`);
  }
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

function operand(name: string, value: unknown): number {
  if (typeof value !== 'number') throw badRequest(`${name}: the operation needs a number as its value`);
  return value;
}

function element(name: string, value: unknown): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw badRequest(`${name}: the operation needs a text or a number as its value`);
}
