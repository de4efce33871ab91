import type pg from 'pg';
import type { Database } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import { RemoteFault } from '../../ground/outbound/read-remote';
import { recordChange } from '../../ground/spine/record-change';
import { originalsOf, PictureError, storePicture } from '../media';
import { documentLocations, type SiteDirectory, siteDirectory } from '../sites';
import { mapQuestionOf, questionKey, questionOfKey } from './map-question';
import { staticMapSettings } from './place-settings';
import { readStaticMap } from './static-map-provider';

/** Pictures that are claimed at once. */
const claimed = 20;
/** Tries of a picture that may yet come; the wait doubles from two minutes. */
const mostAttempts = 8;

export interface MapFetchDeps {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly env: Pick<Env, 'dataDir' | 'allowPrivateAddresses' | 'settingsOf'>;
}

/** The sites that show a map, by its question. */
const sitesByQuestion = (directory: SiteDirectory): ReadonlyMap<string, readonly string[]> => {
  const asked = [...directory.sites.values()].flatMap(({ document }) =>
    documentLocations(document, directory)
      .filter(({ visible }) => visible)
      .map(({ address }) => ({ question: questionKey(mapQuestionOf(address)), site: document.website_id })),
  );
  const byQuestion = Map.groupBy(asked, ({ question }) => question);
  return new Map([...byQuestion].map(([question, of]) => [question, [...new Set(of.map(({ site }) => site))]]));
};

/** Takes pictures that are due. Another worker skips them; if this one dies they are due again a while later. */
const claim = async (pool: pg.Pool, questions: readonly string[]) => {
  const { rows } = await pool.query<{ question: string; attempts: number }>(
    `update map_pictures set attempts = attempts + 1, due_at = now() + interval '15 minutes'
     where question in (select question from map_pictures where due_at <= now() and question = any($2)
                        order by due_at, question limit $1 for update skip locked)
     returning question, attempts`,
    [claimed, questions],
  );
  return rows;
};

/** Fetches and stores one picture. A fault of the picture is written down; one of ours is thrown. */
const take = async (
  { database: { pool }, env }: MapFetchDeps,
  { question, attempts }: { readonly question: string; readonly attempts: number },
): Promise<boolean> => {
  const provider = env.settingsOf(staticMapSettings);
  if (provider === null) return false;
  try {
    const bytes = await readStaticMap(provider, questionOfKey(question), env);
    const { hash } = await storePicture({ pool, originals: originalsOf(env) }, bytes, `map ${question}`);
    await pool.query(`update map_pictures set hash = $2, fault = null, due_at = null where question = $1`, [
      question,
      hash,
    ]);
    return true;
  } catch (error) {
    if (!(error instanceof RemoteFault || error instanceof PictureError)) throw error;
    const isFinal = error instanceof PictureError || error.isFinal || attempts >= mostAttempts;
    // What a key or a quota forbids today may be allowed tomorrow.
    await pool.query(
      `update map_pictures set fault = $2, due_at = now() + make_interval(mins => $3) where question = $1`,
      [question, error.message, isFinal ? 24 * 60 : 2 ** attempts],
    );
    return false;
  }
};

/**
 * Fetches pictures of the maps around the locations of all sites that are not kept yet, where a provider is set: each
 * once, until its address changes. The pages of the sites that show one are drawn anew. Answers how many came and failed.
 */
export const fetchMapPictures = async (
  deps: MapFetchDeps,
): Promise<{ readonly stored: number; readonly failed: number }> => {
  const { db, pool } = deps.database;
  const counts = { stored: 0, failed: 0 };
  if (deps.env.settingsOf(staticMapSettings) === null) return counts;
  const sites = sitesByQuestion(await siteDirectory(db));
  const questions = [...sites.keys()];
  await pool.query(
    `insert into map_pictures (question, due_at) select question, now() from unnest($1::text[]) as asked(question)
     on conflict (question) do nothing`,
    [questions],
  );
  for (;;) {
    const due = await claim(pool, questions);
    if (due.length === 0) return counts;
    const shownOn = new Set<string>();
    for (const picture of due) {
      const isStored = await take(deps, picture);
      counts[isStored ? 'stored' : 'failed'] += 1;
      if (isStored) for (const site of sites.get(picture.question) ?? []) shownOn.add(site);
    }
    await db.transaction((tx) =>
      recordChange(
        tx,
        [...shownOn].map((websiteId) => ({ kind: 'site' as const, websiteId })),
      ),
    );
  }
};
