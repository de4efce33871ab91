import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { vehicles } from '../../ground/database/schema';
import type { PublicAddresses } from '../../ground/http/site-origins';
import type { DocumentChange } from '../documents';
import { liveKeys } from './linked-pages';
import { readSiteDirectory } from './site-directory';
import { canonicalOrigin } from './site-documents';

const created = (changes: readonly DocumentChange[]): readonly string[] =>
  changes.filter(({ action }) => action === 'create').map(({ id }) => id);

const vehiclesOf = async (db: Pick<Db, 'select'>, dealerships: readonly string[]): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(vehicles)
    .where(inArray(vehicles.dealership_id, [...dealerships]));
  return row?.count ?? 0;
};

const stockImport = (slug: string) => `forecourt stock import <file> --dealership ${slug}`;

/** What the owner of a new site does next: where it is, stock where there is none, words of its own. */
export const nextOfSites = async (
  db: Db,
  changes: readonly DocumentChange[],
  addresses: PublicAddresses,
): Promise<readonly string[]> => {
  const directory = await readSiteDirectory(db);
  const lines: string[] = [];
  for (const id of created(changes)) {
    const site = directory.sites.get(id)?.document;
    if (site === undefined) continue;
    lines.push(`${id}: open it at ${canonicalOrigin(site, addresses)}`);
    const shown = directory.dealershipsOf(site);
    const [first] = shown;
    if (
      first !== undefined &&
      (await vehiclesOf(
        db,
        shown.map((dealership) => dealership.id),
      )) === 0
    )
      lines.push(
        `${id}: no vehicle stands at ${shown.map(({ slug }) => slug).join(', ')} yet, so its lists are empty and its home page has no picture. Import stock: ${stockImport(first.slug)} (docs/guides/import-stock.md)`,
      );
    if (!(await liveKeys(db, id)).includes('home'))
      lines.push(
        `${id}: its home page says what every new site says. Write your own: forecourt content show ${id} home > home.json, then content apply home.json --publish (docs/guides/edit-content.md)`,
      );
  }
  return lines;
};

/** What the owner of a new dealership does next: a site that shows it, and stock. */
export const nextOfDealerships = async (db: Db, changes: readonly DocumentChange[]): Promise<readonly string[]> => {
  const directory = await readSiteDirectory(db);
  const lines: string[] = [];
  for (const id of created(changes)) {
    const dealership = directory.dealerships.get(id);
    if (dealership === undefined) continue;
    if ((directory.byDealership.get(id) ?? []).length === 0)
      lines.push(`${id}: no site shows it yet. Apply one: forecourt sites apply <file>`);
    const [stands] = await db.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.dealership_id, id)).limit(1);
    if (stands === undefined) lines.push(`${id}: it has no stock yet. Import some: ${stockImport(dealership.slug)}`);
  }
  return lines;
};
