import type pg from 'pg';
import { spreadsheetText } from './spreadsheet-text';
import { addressKey } from './staging';

/** A staged row that cannot land beside what is there, and why. It is no longer staged. */
export interface StagingClash {
  readonly record: number;
  readonly stocknum: string;
  readonly reason: string;
}

/** Writes the stock numbers that were stored as `="00123"` as they are read today. Their next row counts as a change. */
const renameSpreadsheetNumbers = async (client: pg.ClientBase, dealershipId: string): Promise<void> => {
  const { rows } = await client.query<{ stocknum: string }>(
    'select stocknum from vehicles where dealership_id = $1 and stocknum like \'="%"\'',
    [dealershipId],
  );
  for (const { stocknum } of rows)
    await client.query(
      `update vehicles v set stocknum = $3, feed_digest = null
       where dealership_id = $1 and stocknum = $2
         and not exists (select 1 from vehicles other where other.dealership_id = $1 and other.stocknum = $3)`,
      [dealershipId, stocknum, spreadsheetText(stocknum)],
    );
};

/**
 * Takes out of staging the rows that tell of a vehicle of the dealership again under its stock number spelled otherwise:
 * "S 1" for "S-1" and else the same words. Both would be on sale, for one car.
 */
export const takeSpellingClashes = async (
  client: pg.ClientBase,
  dealershipId: string,
): Promise<readonly StagingClash[]> => {
  await renameSpreadsheetNumbers(client, dealershipId);
  // Of `slug in (one, other)` the database makes a comparison of each row with each vehicle, where it has no figures of
  // a table that has just grown: of two spellings a row each it looks the vehicle up.
  const { rows } = await client.query<{ record: number; stocknum: string; holder: string }>(
    `select staged.record, staged.stocknum, v.stocknum as holder
     from stock_staging staged
       join dealerships owner on owner.id = $1
       cross join lateral (values (staged.slug), (staged.slug || '-' || owner.slug)) address (slug)
       join vehicles v on v.slug = address.slug
     where v.dealership_id = $1 and v.stocknum <> staged.stocknum`,
    [dealershipId],
  );
  const clashes = rows.filter(({ stocknum, holder }) => addressKey(stocknum) === addressKey(holder));
  if (clashes.length > 0)
    await client.query('delete from stock_staging where record = any($1::int[])', [
      clashes.map(({ record }) => record),
    ]);
  return clashes.map(({ record, stocknum, holder }) => ({
    record,
    stocknum,
    reason: `Stock number ${holder} is this one in another spelling, of the same vehicle. Write one of the two.`,
  }));
};

/** Letters and digits alone: "CX-5" and "cx 5" are one model. */
const plain = (column: string): string => `regexp_replace(lower(${column}), '[^a-z0-9]', '', 'g')`;
const differs = (column: string): string => `${plain(`v.${column}`)} <> ${plain(`staged.${column}`)}`;
/** A vehicle in words that identify it. */
const words = (table: string): string =>
  `concat_ws(' ', ${table}.year, ${table}.make, ${table}.model, '(VIN ' || ${table}.vin || ')')`;

/**
 * Takes out of staging the rows whose stock number another feed of the dealership has on sale as another vehicle: by
 * VIN, or by make, model and year where one has none. Both would overwrite each other at every run.
 */
export const takeFeedClashes = async (
  client: pg.ClientBase,
  dealershipId: string,
  feed: string,
): Promise<readonly StagingClash[]> => {
  const { rows } = await client.query<{
    record: number;
    stocknum: string;
    holder: string;
    there: string;
    here: string;
  }>(
    `delete from stock_staging staged using vehicles v
     where v.dealership_id = $1 and v.stocknum = staged.stocknum and v.feed <> $2 and not v.sold
       and case when v.vin is not null and staged.vin is not null then ${differs('vin')}
                else v.year <> staged.year or ${differs('make')} or ${differs('model')} end
     returning staged.record, staged.stocknum, v.feed as holder, ${words('v')} as there, ${words('staged')} as here`,
    [dealershipId, feed],
  );
  return rows.map(({ record, stocknum, holder, there, here }) => ({
    record,
    stocknum,
    reason: `Feed ${holder} has another vehicle on sale under this stock number: ${there}. Feed ${feed} says: ${here}. The one of ${holder} stays. Give one of them another number, or take it out of one feed.`,
  }));
};
