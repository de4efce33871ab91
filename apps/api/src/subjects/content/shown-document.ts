import { defaultContent } from '@forecourt/config/content';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { Db } from '../../ground/database/database';
import type { ContentRow } from '../../ground/database/schema';
import { documentDifference } from '../documents';
import { noRevision, requireSite } from './command-arguments';
import { type ContentPlace, documentOf, findContent, findRevision, siteContent } from './find-content';

/** Which revision of a page to return: the live one by default. */
interface ShownOptions {
  readonly draft?: boolean;
  readonly revision?: number;
}

/** What a page says now or by default, in its draft, or in one of its revisions, as a document that can be applied again. */
export const shownDocument = async (
  db: Db,
  place: ContentPlace,
  { draft, revision }: ShownOptions,
): Promise<Readonly<Record<string, unknown>>> => {
  const site = await requireSite(db, place.website_id);
  if (revision !== undefined) {
    const found = await findRevision(db, place, revision);
    if (found !== null) return documentOf(found);
    throw noRevision(place, revision);
  }
  const row = await findContent(db, place, draft === true ? 'draft' : 'live');
  if (row !== null) return documentOf(row);
  if (draft === true) throw new CliError(exitCodes.inputFaults, `There is no draft of ${place.key}.`);
  const blocks = defaultContent(place.key, site);
  if (blocks !== null) return documentOf({ ...place, head: {}, blocks });
  throw new CliError(exitCodes.inputFaults, `Nothing is published of ${place.key}, and it says nothing by default.`);
};

/** The state of each page of a site that has content of its own or a default. */
export const standingOf = async (db: Db, websiteId: string) => {
  const byKey = (rows: readonly ContentRow[]) => new Map(rows.map((row) => [row.key, row]));
  const live = byKey(await siteContent(db, websiteId, 'live'));
  const drafts = byKey(await siteContent(db, websiteId, 'draft'));
  const keys = new Set(['home', 'privacy', ...[...live.keys(), ...drafts.keys()].sort()]);
  return [...keys].map((key) => ({ key, live: live.get(key) ?? null, draft: drafts.get(key) ?? null }));
};

/** A value of a document in a line. */
export const shownValue = (value: unknown): string => JSON.stringify(value) ?? '(none)';

/** A short description of a revision: its note, else how it differs from the one before. */
export const summaryOf = (row: ContentRow, before: ContentRow | undefined): string => {
  if (row.note !== null) return row.note;
  if (before === undefined) return 'first';
  const paths = documentDifference(documentOf(before), documentOf(row)).map(({ path }) => path);
  if (paths.length === 0) return `says what r${before.revision} says`;
  return `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}`;
};
