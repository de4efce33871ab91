import { describe, expect, it } from 'vitest';
import { updatedRecord } from '../../test/stand-in/partial-update';

const record = { objectID: '1', price: 10, version: 2, tags: ['a', 'b', 'a'], make: 'Kia' };

// Operations as algolia.com/doc/rest-api/search/partial-update-object describes them.
describe('a partial update', () => {
  it.each([
    [{ price: 12 }, { price: 12 }],
    [{ price: { _operation: 'Increment', value: 5 } }, { price: 15 }],
    [{ price: { _operation: 'Decrement', value: 4 } }, { price: 6 }],
    [{ doors: { _operation: 'Increment', value: 4 } }, { doors: 4 }],
    [{ tags: { _operation: 'Add', value: 'b' } }, { tags: ['a', 'b', 'a', 'b'] }],
    [{ tags: { _operation: 'AddUnique', value: 'b' } }, { tags: ['a', 'b', 'a'] }],
    [{ tags: { _operation: 'AddUnique', value: 'c' } }, { tags: ['a', 'b', 'a', 'c'] }],
    [{ tags: { _operation: 'Remove', value: 'a' } }, { tags: ['b'] }],
    [{ colours: { _operation: 'Add', value: 'red' } }, { colours: ['red'] }],
    [{ version: { _operation: 'IncrementFrom', value: 2 } }, { version: 3 }],
    [{ version: { _operation: 'IncrementSet', value: 9 } }, { version: 9 }],
    [{ nested: { a: 1 } }, { nested: { a: 1 } }],
  ])('applies the update %j', (change, changed) => {
    expect(updatedRecord(record, '1', change)).toEqual({ ...record, ...changed });
  });

  it('is skipped as a whole when the version does not allow it', () => {
    expect(
      updatedRecord(record, '1', { price: 1, version: { _operation: 'IncrementFrom', value: 1 } }),
    ).toBeUndefined();
    expect(updatedRecord(record, '1', { price: 1, version: { _operation: 'IncrementSet', value: 2 } })).toBeUndefined();
    expect(updatedRecord(undefined, '1', { version: { _operation: 'IncrementFrom', value: 1 } })).toBeUndefined();
    expect(updatedRecord(undefined, '1', { version: { _operation: 'IncrementFrom', value: 0 } })).toEqual({
      objectID: '1',
      version: 1,
    });
    expect(updatedRecord(undefined, '1', { version: { _operation: 'IncrementSet', value: 4 } })).toEqual({
      objectID: '1',
      version: 4,
    });
  });

  it('refuses an unknown operation', () => {
    expect(() => updatedRecord(record, '1', { price: { _operation: 'Double', value: 1 } })).toThrow(
      /unknown operation/,
    );
    expect(() => updatedRecord(record, '1', { price: { _operation: 'Increment', value: 'x' } })).toThrow(/number/);
    expect(() => updatedRecord(record, '1', { tags: { _operation: 'Add', value: {} } })).toThrow(/text or a number/);
  });
});
