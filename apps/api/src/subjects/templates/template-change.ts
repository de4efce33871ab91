import type { SiteDocument } from '@forecourt/config/site-document';
import { brandFaults, partFaults } from '@forecourt/config/validation';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db, Transacting, Tx } from '../../ground/database/database';
import { type TemplateRow, templates } from '../../ground/database/schema';
import { type BuiltInTemplate, builtInTemplates } from '../../ground/env/template-registry';
import { recordChange } from '../../ground/spine/record-change';
import { drawnByTemplate, templateId, themedTemplates } from '../../ground/templates/known-templates';
import { templateDocument } from '../../ground/templates/template-document';
import { type DocumentApplication, documentDifference, keepVersion } from '../documents';
import { documentsLock, readSiteDirectory } from '../sites';

/** What is there before a change: registrations, the templates of the folder, and the live sites. */
export interface TemplateSet {
  readonly rows: readonly TemplateRow[];
  readonly builtIn: readonly BuiltInTemplate[];
  readonly sites: readonly SiteDocument[];
}

/** What a change makes of the registrations. */
export interface TemplateChange {
  /** All that are there after it. */
  readonly rows: readonly TemplateRow[];
  /** Why it may not be made, in words. */
  readonly faults: readonly string[];
  /** What is worth knowing, though it may. */
  readonly notes: readonly string[];
  /** The version that documents of its sites are judged by, by its id. */
  readonly judges?: string;
  /** Ids of versions whose sites it draws in their place, and whose documents are judged as well. */
  readonly replaces?: readonly string[];
}

/** A change as a function of what is there: planned, and again in the transaction that makes it. */
export type ChangeTemplates = (set: TemplateSet) => TemplateChange;

/** A version of a template at an address, as it draws a site. */
interface Drawing {
  readonly id: string;
  /** Of a registered version; null for a template of the own folder, which is where the installation says. */
  readonly origin: string | null;
}

/** A site whose pages are to come from another version of a template, or from another address; null where from none. */
export interface MovedSite {
  readonly website_id: string;
  readonly from: Drawing | null;
  readonly to: Drawing | null;
}

/** What a change would do, or has done. */
export interface PlannedChange extends Pick<TemplateChange, 'faults' | 'notes'> {
  /** Sites whose pages another version draws, or the same one at another address. */
  readonly moved: readonly MovedSite[];
  /** The registered versions that they come to, as they are registered then. */
  readonly targets: readonly TemplateRow[];
  /** Ids of the registrations that are new or say something else, and of those that go. */
  readonly stored: readonly string[];
  readonly removed: readonly string[];
}

/** The sites that a version draws, by its id. */
export const sitesDrawnBy = (id: string, { rows, builtIn, sites }: TemplateSet): readonly SiteDocument[] => {
  const known = themedTemplates(builtIn, rows);
  return sites.filter(({ template }) => drawnByTemplate(template, known)?.id === id);
};

const drawingOf = (reference: string, { rows, builtIn }: Pick<TemplateSet, 'rows' | 'builtIn'>): Drawing | null => {
  const found = drawnByTemplate(reference, themedTemplates(builtIn, rows));
  if (found === undefined) return null;
  return { id: found.id, origin: rows.find((row) => templateId(row) === found.id)?.origin ?? null };
};

const movedSites = (set: TemplateSet, rows: readonly TemplateRow[]): readonly MovedSite[] =>
  set.sites.flatMap(({ website_id, template }) => {
    const [from, to] = [drawingOf(template, set), drawingOf(template, { ...set, rows })];
    return from?.id === to?.id && from?.origin === to?.origin ? [] : [{ website_id, from, to }];
  });

/** What documents of sites say and a version cannot draw, in words: brands nobody could read (SITE-07), parts it lacks. */
const documentsAgainst = (id: string, replaces: readonly string[], set: TemplateSet): readonly string[] => {
  const template = themedTemplates(set.builtIn, set.rows).find((one) => one.id === id);
  if (template === undefined) return [];
  return [id, ...replaces]
    .flatMap((one) => sitesDrawnBy(one, set))
    .flatMap(({ website_id, brand, templateParts }) =>
      [...brandFaults(template.theme, brand), ...partFaults(template, templateParts)].map(
        ({ path, reason }) => `${website_id} in ${id}: ${path}: ${reason}`,
      ),
    );
};

/** Why a name must not be left with registered versions of which none is current, in words; null where one is. */
export const noCurrentFault = (
  name: string,
  { rows, builtIn }: Pick<TemplateSet, 'rows' | 'builtIn'>,
): string | null => {
  const versions = rows.filter((row) => row.name === name);
  const isWhole = versions.length === 0 || versions.some((row) => row.is_current);
  if (isWhole || builtIn.some((template) => template.name === name)) return null;
  return `Make another one current first: forecourt templates use ${versions.map(templateId).join(' | ')}`;
};

const byId = (rows: readonly TemplateRow[]): ReadonlyMap<string, TemplateRow> =>
  new Map(rows.map((row) => [templateId(row), row]));

const isSame = (one: TemplateRow, other: TemplateRow): boolean =>
  documentDifference(templateDocument(one), templateDocument(other)).length === 0;

/** Everything that is there, as a transaction sees it. */
export const readTemplateSet = async (db: Pick<Db, 'select'>): Promise<TemplateSet> => {
  const rows = await db.select().from(templates).orderBy(templates.name, desc(templates.registered_at));
  const directory = await readSiteDirectory(db);
  const sites = [...directory.sites.values()].map(({ document }) => document);
  return { rows, builtIn: await builtInTemplates(), sites };
};

interface Plan extends PlannedChange {
  readonly before: ReadonlyMap<string, TemplateRow>;
  readonly after: ReadonlyMap<string, TemplateRow>;
}

const planOf = (set: TemplateSet, change: ChangeTemplates): Plan => {
  const { rows, faults, notes, judges, replaces = [] } = change(set);
  const [before, after] = [byId(set.rows), byId(rows)];
  const moved = movedSites(set, rows);
  const stored = [...after].flatMap(([id, row]) => {
    const held = before.get(id);
    return held !== undefined && isSame(held, row) ? [] : [id];
  });
  const targets = [...after.values()].filter((row) => moved.some(({ to }) => to?.id === templateId(row)));
  const removed = [...before.keys()].filter((id) => !after.has(id));
  const unread = judges === undefined ? [] : documentsAgainst(judges, replaces, { ...set, rows });
  return { before, after, moved, targets, stored, removed, notes, faults: [...faults, ...unread] };
};

/** What a change would do, and no change. */
export const planChange = async (db: Pick<Db, 'select'>, change: ChangeTemplates): Promise<PlannedChange> =>
  planOf(await readTemplateSet(db), change);

const keep = (tx: Tx, id: string, { before, after }: Plan, application: DocumentApplication): Promise<void> => {
  const [held, row] = [before.get(id), after.get(id)];
  return keepVersion(
    tx,
    {
      ...{ kind: 'template', id },
      before: held === undefined ? null : templateDocument(held),
      document: row === undefined ? null : templateDocument(row),
    },
    application,
  );
};

/**
 * Makes a change, with its history and what gateway and pages follow, in one transaction. With any fault nothing changes.
 * No document is applied meanwhile, which could come to name a version that goes.
 */
export const makeChange = (
  db: Transacting,
  change: ChangeTemplates,
  application: DocumentApplication,
): Promise<PlannedChange> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`);
    const plan = planOf(await readTemplateSet(tx), change);
    if (plan.faults.length > 0) return plan;
    // One version of a name is current: the old one lets go first.
    for (const id of [...plan.removed, ...plan.stored]) {
      const held = plan.before.get(id);
      if (held === undefined) continue;
      await tx
        .delete(templates)
        .where(sql`${eq(templates.name, held.name)} and ${eq(templates.version, held.version)}`);
    }
    for (const id of plan.stored) {
      const row = plan.after.get(id);
      if (row !== undefined) await tx.insert(templates).values({ ...row, registered_at: sql`now()` });
    }
    for (const id of [...plan.removed, ...plan.stored]) await keep(tx, id, plan, application);
    const moves = plan.moved.map(({ website_id: websiteId }) => ({ kind: 'site' as const, websiteId }));
    if (moves.length > 0) await recordChange(tx, moves);
    return plan;
  });
