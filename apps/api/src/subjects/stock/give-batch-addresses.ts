import { type AddressSeeker, giveAddresses, vehicleSlug } from '@forecourt/domain/vehicle';
import type pg from 'pg';

/** Staged records, by number, and whose they are. */
export interface AddressedBatch {
  readonly dealershipId: string;
  readonly from: number;
  readonly to: number;
}

interface SeekerRow {
  readonly record: number;
  readonly stocknum: string;
  readonly wanted: string;
  readonly dealership_slug: string;
  readonly present: string | null;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
}

/** Vehicles are named by dealership and stock number, since a new one has no id yet. */
const keyOf = (dealershipId: string, stocknum: string): string => `${dealershipId}/${stocknum}`;
/** Nobody's key: several vehicles had a slug, before addresses were unique. */
const several = '';

/**
 * The records of a batch that cannot simply have what their words say: known vehicles with another address, and new ones
 * whose address a vehicle has or had, or another record wants too.
 */
const findSeekers = async (client: pg.ClientBase, { dealershipId, from, to }: AddressedBatch) => {
  const { rows } = await client.query<SeekerRow>(
    `select staged.record, staged.stocknum, staged.slug as wanted, v.slug as present, v.year, v.make, v.model, v.badge,
            (select slug from dealerships where id = $1) as dealership_slug
     from (select record, stocknum, slug, count(*) over (partition by slug) as seekers
           from stock_staging where record between $2 and $3) staged
       left join vehicles v on v.dealership_id = $1 and v.stocknum = staged.stocknum
     where case when v.id is not null then v.slug <> staged.slug
                else staged.seekers > 1
                  or exists (select from vehicles other where other.slug = staged.slug)
                  or exists (select from vehicle_slugs former where former.slug = staged.slug) end
     order by staged.record`,
    [dealershipId, from, to],
  );
  return rows.map((row) => {
    const { record, stocknum, wanted, dealership_slug: dealershipSlug, present } = row;
    const before = present === null ? null : { slug: present, wanted: vehicleSlug(row) };
    return { record, stocknum, seeker: { key: keyOf(dealershipId, stocknum), wanted, dealershipSlug, before } };
  });
};

/** Who has, had or is about to get each of the slugs; null for nobody. */
const findOwners = async (
  client: pg.ClientBase,
  { dealershipId, from, to }: AddressedBatch,
  slugs: readonly string[],
  seekers: readonly string[],
): Promise<ReadonlyMap<string, string | null>> => {
  const { rows } = await client.query<{ slug: string; dealership_id: string; stocknum: string }>(
    `select slug, dealership_id, stocknum from vehicles where slug = any($1::text[])
     union
     select former.slug, v.dealership_id, v.stocknum
     from vehicle_slugs former join vehicles v on v.id = former.vehicle_id where former.slug = any($1::text[])
     union
     select slug, $2, stocknum from stock_staging
     where record between $3 and $4 and slug = any($1::text[]) and not (stocknum = any($5::text[]))`,
    [slugs, dealershipId, from, to, seekers],
  );
  const owners = new Map<string, string | null>(slugs.map((slug) => [slug, null]));
  for (const { slug, dealership_id, stocknum } of rows)
    owners.set(slug, owners.get(slug) === null ? keyOf(dealership_id, stocknum) : several);
  return owners;
};

/** Asks for owners as the rule asks for them, a round for all vehicles at once: two rounds where a slug is taken. */
const decide = async (
  client: pg.ClientBase,
  batch: AddressedBatch,
  seekers: readonly AddressSeeker[],
  stocknums: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const owners = new Map<string, string | null>();
  for (;;) {
    const unknown = new Set<string>();
    const given = giveAddresses(seekers, (slug) => {
      const owner = owners.get(slug);
      if (owner === undefined) unknown.add(slug);
      return owner ?? null;
    });
    if (unknown.size === 0) return given;
    for (const [slug, owner] of await findOwners(client, batch, [...unknown], stocknums)) owners.set(slug, owner);
  }
};

/**
 * Writes into staging the addresses that the vehicles of a batch get, where those are not what their words say. To be
 * called in the transaction that writes the batch; another import that gives one of them away meanwhile makes that
 * transaction fail by `vehicles_slug`.
 */
export const giveBatchAddresses = async (client: pg.ClientBase, batch: AddressedBatch): Promise<void> => {
  const found = await findSeekers(client, batch);
  if (found.length === 0) return;
  const seekers = found.map(({ seeker }) => seeker);
  const stocknums = found.map(({ stocknum }) => stocknum);
  const given = await decide(client, batch, seekers, stocknums);
  await client.query(
    `update stock_staging staged set slug = given.slug
     from unnest($1::int[], $2::text[]) as given (record, slug) where staged.record = given.record`,
    [found.map(({ record }) => record), found.map(({ seeker }) => given.get(seeker.key) ?? seeker.wanted)],
  );
};
