import { randomBytes } from 'node:crypto';
import { indexSettings } from '@forecourt/search/index-settings';
import type { SearchRecord } from '@forecourt/search/record';
import { createSearchEngine } from '@forecourt/search-engine';
import type { SearchQuery } from 'algoliasearch';
import type { Logger } from 'pino';
import type { Database } from '../../../ground/database/database';
import type { AlgoliaAccess, Env } from '../../../ground/env/env';
import { siteDirectory } from '../../sites';
import { algoliaClient } from '../algolia/algolia-client';
import { sealedKey } from '../algolia/algolia-key';
import { HostedIndex } from '../algolia/hosted-index';
import { askEngine } from '../ask-engine';
import { readStock } from '../read-stock';
import { vehicleRecords } from '../site-records';
import { type Answer, differences } from './compare-answers';
import { type Question, questionsAbout } from './questions';

/** One thing that was looked at. `note`: otherwise than here, in a way that is no fault. */
export interface Finding {
  readonly title: string;
  readonly outcome: 'same' | 'note' | 'fault';
  readonly details: readonly string[];
}

interface Deps {
  readonly database: Database;
  readonly env: Pick<Env, 'now' | 'searchIndex'>;
  readonly access: AlgoliaAccess;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly say: (line: string) => void;
}

/** There is no vehicle on any site. */
export class NothingToTryError extends Error {
  override readonly name = 'NothingToTryError';
}

type Ask = (queries: readonly Question['query'][]) => Promise<readonly Answer[]>;

/** Queries of one request that both engines take. */
const queriesAtOnce = 10;

const sampleOf = async ({ database, env }: Deps, limit: number): Promise<SearchRecord[]> => {
  const directory = await siteDirectory(database.db);
  const sample: SearchRecord[] = [];
  for await (const page of readStock(database.db, directory)) {
    for (const vehicle of page) sample.push(...vehicleRecords(vehicle, directory, env.now()).upsert);
    if (sample.length >= limit) break;
  }
  return sample.slice(0, limit);
};

const hosted =
  (access: AlgoliaAccess, apiKey: string): Ask =>
  async (queries) => {
    const requests = queries.map((query) => ({ ...query }) as SearchQuery);
    const { results } = await algoliaClient(access, apiKey).search({ requests });
    return results as unknown as readonly Answer[];
  };

/** The embedded engine over the same records, held to the same site. */
const embedded = async (records: readonly SearchRecord[], indexName: string, filters: string) => {
  const engine = createSearchEngine();
  await engine.createIndex(indexSettings(indexName));
  await engine.replaceAll(indexName, records);
  const doctor = { appId: 'doctor', apiKey: 'doctor' };
  const ask: Ask = (queries) => askEngine(engine, doctor, () => ({ ok: true, restrictions: { filters } }), queries);
  return { ask, close: () => engine.close() };
};

const compared = async (
  questions: readonly Question[],
  records: readonly SearchRecord[],
  here: Ask,
  there: Ask,
): Promise<Finding[]> => {
  const byId = new Map(records.map((record) => [record.objectID, record]));
  const recordOf = (id: string): SearchRecord => {
    const record = byId.get(id);
    if (record === undefined) throw new Error(`Algolia answered with ${id}, which was never sent to it.`);
    return record;
  };
  const findings: Finding[] = [];
  for (let start = 0; start < questions.length; start += queriesAtOnce) {
    const some = questions.slice(start, start + queriesAtOnce);
    const queries = some.map(({ query }) => query);
    const [ours, theirs] = await Promise.all([here(queries), there(queries)]);
    some.forEach((question, at) => {
      const [mine, other] = [ours[at], theirs[at]];
      const details =
        mine === undefined || other === undefined ? ['not answered'] : differences(question, mine, other, recordOf);
      const different = question.answers === 'words' ? 'note' : 'fault';
      findings.push({ title: question.title, outcome: details.length === 0 ? 'same' : different, details });
    });
  }
  return findings;
};

const refused = async (attempt: () => Promise<unknown>): Promise<boolean> => {
  try {
    await attempt();
    return false;
  } catch (error) {
    if (error instanceof Error && 'status' in error && (error.status === 403 || error.status === 401)) return true;
    throw error;
  }
};

/** What a page's key must not be able to do (SITE-08). */
const keyFindings = async (
  access: AlgoliaAccess,
  indexName: string,
  apiKey: string,
  site: string,
): Promise<Finding[]> => {
  const client = algoliaClient(access, apiKey);
  const finding = (title: string, holds: boolean, detail: string): Finding => ({
    title,
    outcome: holds ? 'same' : 'fault',
    details: holds ? [] : [detail],
  });
  const [wide] = await hosted(access, apiKey)([{ indexName, filters: 'NOT site:nobody', hitsPerPage: 100 }]);
  const strangers = (wide?.hits ?? []).filter(({ objectID }) => !objectID.startsWith(`${site}:`));
  return [
    finding("a site's key finds that site's vehicles alone", strangers.length === 0, `${strangers.length} are not its`),
    finding(
      "a site's key cannot read the index out",
      await refused(() => client.browse({ indexName })),
      'FORECOURT_ALGOLIA_SEARCH_KEY may browse; make a key that may search and nothing else',
    ),
    finding(
      "a site's key cannot change the index",
      await refused(() => client.deleteObject({ indexName, objectID: `${site}:0` })),
      'FORECOURT_ALGOLIA_SEARCH_KEY may write; make a key that may search and nothing else',
    ),
  ];
};

/**
 * Tries a hosted search service out: makes a scratch index there, writes stock to it, asks it everything that pages ask,
 * and compares with the embedded engine over the same records. The scratch index is taken away whatever happens.
 * @throws NothingToTryError without stock; what the service answered when it cannot be worked with at all.
 */
export const examine = async (deps: Deps, limit: number): Promise<readonly Finding[]> => {
  const { access, env, log, say } = deps;
  const records = await sampleOf(deps, limit);
  const site = records[0]?.site;
  if (site === undefined) throw new NothingToTryError('There is no stock to try the service with: load some first.');
  const indexName = `${env.searchIndex}_doctor_${randomBytes(4).toString('hex')}`;
  const index = new HostedIndex({ access, indexName, log });
  const filters = `site:${site}`;
  try {
    say(`Making the scratch index ${indexName} with its sort orders.`);
    await index.configure();
    const set = Object.entries(await index.configure({ dry: true })).flatMap(([name, { changed }]) =>
      changed.map((setting) => `${name}: ${setting}`),
    );
    say(`Writing ${records.length} records.`);
    await index.apply({ upsert: records, remove: [] });
    await index.settled();
    const apiKey = sealedKey(access, { filters, restrictIndices: [indexName, `${indexName}_*`] });
    const here = await embedded(records, indexName, filters);
    try {
      say('Asking both.');
      const own = records.filter((record) => record.site === site);
      return [
        { title: 'settings are kept as they were set', outcome: set.length === 0 ? 'same' : 'fault', details: set },
        ...(await compared(questionsAbout(own, indexName), records, here.ask, hosted(access, apiKey))),
        ...(await keyFindings(access, indexName, apiKey, site)),
      ];
    } finally {
      await here.close();
    }
  } finally {
    say('Taking the scratch index away.');
    await index.remove().catch((error: unknown) => {
      // What went wrong before is the answer; this is what is left to do.
      log.error(
        { err: error },
        `the scratch index ${indexName} could not be taken away; delete it and its replicas by hand`,
      );
      say(`The scratch index ${indexName} could not be taken away: delete it and its replicas in Algolia's dashboard.`);
    });
  }
};
