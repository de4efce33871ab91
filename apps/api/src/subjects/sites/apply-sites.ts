import { eq, sql } from 'drizzle-orm';
import type { Db, Transacting, Tx } from '../../ground/database/database';
import { siteHosts, sites } from '../../ground/database/schema';
import { type Change, recordChange } from '../../ground/spine/record-change';
import { registeredTemplates } from '../../ground/templates/known-templates';
import {
  type ApplyOutcome,
  changeOf,
  type DocumentApplication,
  type DocumentChange,
  type DocumentInput,
  keepVersion,
} from '../documents';
import { checkSites, type ReadSite } from './check-sites';
import { liveOffers } from './shared-addresses';
import { readSiteDirectory, type SiteDirectory } from './site-directory';

/** Any fixed number: documents are applied one set after another, or two could claim the same host. */
export const documentsLock = 7_306_131_003;

const siteChange = ({ source, document }: ReadSite, { sites: live }: SiteDirectory): DocumentChange =>
  changeOf({ source, id: document.website_id }, live.get(document.website_id)?.document, document, [
    'hosts',
    'stockFrom',
    'locations',
  ]);

/** The result that `applySites` would return, without any change. */
export const planSites = async (db: Pick<Db, 'select'>, inputs: readonly DocumentInput[]): Promise<ApplyOutcome> => {
  const directory = await readSiteDirectory(db);
  const { read, faults } = checkSites(inputs, directory, await liveOffers(db), await registeredTemplates(db));
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, changes: read.map((site) => siteChange(site, directory)) };
};

const store = async (tx: Tx, { document }: ReadSite): Promise<void> => {
  const { website_id, slug, hosts } = document;
  await tx
    .insert(sites)
    .values({ website_id, slug, document })
    .onConflictDoUpdate({
      target: sites.website_id,
      set: { slug, document, revision: sql`${sites.revision} + 1`, updated_at: sql`now()` },
    });
  await tx.delete(siteHosts).where(eq(siteHosts.website_id, website_id));
  await tx.insert(siteHosts).values([...new Set(hosts)].map((host) => ({ host, website_id })));
};

/**
 * Makes site documents live, all or none, with no rebuild and no restart (SITE-03). With any fault nothing changes
 * (SITE-01). A document that equals the live one writes nothing; of every other one a version is kept, with who did it.
 */
export const applySites = (
  db: Transacting,
  inputs: readonly DocumentInput[],
  application: DocumentApplication,
): Promise<ApplyOutcome> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`);
    const directory = await readSiteDirectory(tx);
    const { read, faults } = checkSites(inputs, directory, await liveOffers(tx), await registeredTemplates(tx));
    if (faults.length > 0) return { ok: false, faults };
    const changes = read.map((site) => siteChange(site, directory));
    const touched = read.filter((_, index) => changes[index]?.action !== 'none');
    // Slugs and hosts may wander from one site to another within one set: the old holders let go first.
    for (const { document } of touched) {
      await tx.delete(siteHosts).where(eq(siteHosts.website_id, document.website_id));
      await tx
        .update(sites)
        .set({ slug: sql`'!' || ${sites.website_id}` })
        .where(eq(sites.website_id, document.website_id));
    }
    for (const site of touched) {
      const { document } = site;
      const before = directory.sites.get(document.website_id)?.document ?? null;
      await keepVersion(tx, { kind: 'site', id: document.website_id, before, document }, application);
      await store(tx, site);
    }
    const recorded: Change[] = touched.map(({ document }) => ({ kind: 'site', websiteId: document.website_id }));
    if (recorded.length > 0) await recordChange(tx, recorded);
    return { ok: true, changes };
  });
