import { describe, expect, it } from 'vitest';
import { flattenRecord } from './feed-file/flatten-record';
import { findProfile } from './profiles';
import { createUnreadColumns } from './unread-columns';

const unread = (record: Readonly<Record<string, unknown>>, profile = 'canonical') =>
  createUnreadColumns(findProfile(profile))(flattenRecord(record) ?? {});
const fields = (record: Readonly<Record<string, unknown>>, profile?: string) =>
  unread(record, profile).map(({ field }) => field);

describe('columns that no profile reads', () => {
  it('[STCK-01] are named with the column that they seem to be', () => {
    expect(unread({ stocknum: 'S1', price: { amount: 20_000, currency: 'AUD' } })).toEqual([
      { field: 'price.amount', value: '20000', reason: expect.stringContaining('call it price.') },
    ]);
    expect(unread({ listprice: '20,000' }, 'easycars-json')).toEqual([
      { field: 'listprice', value: '20,000', reason: expect.stringContaining('call it Price.') },
    ]);
  });

  it('are not named where the column that is read has a value, or where they are empty themselves', () => {
    expect(fields({ price: 19_000, listprice: 20_000 })).toEqual([]);
    expect(fields({ price: { amount: '' } })).toEqual([]);
    expect(fields({ price: ' ', listprice: 20_000 })).toEqual(['listprice']);
  });

  it('are not named where they are like none that is read, or are parts of one', () => {
    expect(fields({ miles: 12, photographer: 'Yard', finance_lenders: { manual: { interestRate: 8 } } })).toEqual([]);
  });
});
