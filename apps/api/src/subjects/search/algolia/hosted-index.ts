import { algoliaSettings, indexSettings } from '@forecourt/search/index-settings';
import type { SearchRecord } from '@forecourt/search/record';
import type { Algoliasearch, BatchRequest, IndexSettings } from 'algoliasearch';
import type { Logger } from 'pino';
import type { AlgoliaAccess } from '../../../ground/env/env';
import type { IndexWriter } from '../apply-changes';
import { algoliaClient } from './algolia-client';
import { fitRecord } from './fit-record';

/** Records in one request: Algolia's own clients send as many. */
const batchSize = 1_000;
/** Looks at a task before it is given up; the waits between grow to five seconds, which makes more than half an hour. */
const taskLooks = 500;

/** What `configure` found and did, by index name. */
export type Configured = Readonly<Record<string, { readonly changed: readonly string[]; readonly created: boolean }>>;

interface HostedIndexDeps {
  readonly access: AlgoliaAccess;
  readonly indexName: string;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;

/**
 * Algolia names the position of a refused record in the request. Every other refusal is about the request as a whole,
 * such as a quota of records: no vehicle may be removed for it.
 */
const refusesRecord = (error: unknown): boolean =>
  statusOf(error) === 400 && error instanceof Error && /^record at the position \d/i.test(error.message);

/** Settings that are lists without a meaningful order. */
const unordered = new Set(['replicas', 'attributesForFaceting', 'unretrievableAttributes', 'attributesToRetrieve']);

const normal = (name: string, value: unknown): string =>
  JSON.stringify(Array.isArray(value) && unordered.has(name) ? [...value].sort() : (value ?? null));

/** One index of ours at Algolia, written by the official client. Requests that a host does not answer go to the next. */
export class HostedIndex implements IndexWriter {
  readonly name: string;
  private readonly client: Algoliasearch;
  private readonly deps: HostedIndexDeps;
  /** Tasks that Algolia has accepted and that nobody has waited for. */
  private tasks: number[] = [];

  constructor(deps: HostedIndexDeps) {
    this.deps = deps;
    this.name = deps.indexName;
    this.client = algoliaClient(deps.access, deps.access.writeKey);
  }

  /**
   * Sends a change; `settled` waits until it is searched. A record that Algolia refuses is taken out of the index, for
   * an old price is worse than a missing vehicle, and logged; the others are written.
   */
  async apply({ upsert, remove }: Parameters<IndexWriter['apply']>[0]): Promise<void> {
    const requests: BatchRequest[] = [
      ...upsert.map((record) => ({ action: 'addObject' as const, body: { ...this.fitted(record) } })),
      ...remove.map((objectID) => ({ action: 'deleteObject' as const, body: { objectID } })),
    ];
    for (let start = 0; start < requests.length; start += batchSize) {
      await this.send(requests.slice(start, start + batchSize));
    }
  }

  /** Waits until everything that was sent is searched. */
  async settled(): Promise<void> {
    // A task that is forgotten before it has been waited for would be published too early.
    for (let [taskID] = this.tasks; taskID !== undefined; [taskID] = this.tasks) {
      await this.wait(taskID);
      this.tasks.shift();
    }
  }

  /** Whether the index is there. */
  async exists(): Promise<boolean> {
    return (await this.settingsOf(this.name)) !== null;
  }

  /** Identifiers of every record that the index holds, some at a time. */
  async *objectIds(): AsyncGenerator<readonly string[]> {
    let cursor: string | undefined;
    do {
      const page = await this.client.browse<Pick<SearchRecord, 'objectID'>>({
        indexName: this.name,
        browseParams:
          cursor === undefined ? { attributesToRetrieve: ['objectID'], hitsPerPage: batchSize } : { cursor },
      });
      yield page.hits.map(({ objectID }) => objectID);
      cursor = page.cursor;
    } while (cursor !== undefined);
  }

  /**
   * Gives the index and its sort orders their settings, and waits until they hold. What differs is set; settings that
   * are not ours are left alone. `dry` only looks.
   */
  async configure({ dry = false }: { readonly dry?: boolean } = {}): Promise<Configured> {
    const { primary, replicas } = algoliaSettings(indexSettings(this.name));
    const outcome: Record<string, { changed: string[]; created: boolean }> = {};
    // The primary first: it is what makes replicas.
    for (const [indexName, wanted] of [[this.name, primary] as const, ...Object.entries(replicas)]) {
      const found = await this.settingsOf(indexName);
      const changed = Object.entries(wanted).flatMap(([name, value]) =>
        normal(name, found?.[name]) === normal(name, value) ? [] : [name],
      );
      outcome[indexName] = { changed, created: found === null };
      if (dry || changed.length === 0) continue;
      const { taskID } = await this.client.setSettings({ indexName, indexSettings: wanted as IndexSettings });
      await this.client.waitForTask({ indexName, taskID, maxRetries: taskLooks });
    }
    return outcome;
  }

  /** Takes the index and its sort orders away. */
  async remove(): Promise<void> {
    const { replicas } = algoliaSettings(indexSettings(this.name));
    // A replica outlives its primary as an index of its own, and cannot go before it.
    for (const indexName of [this.name, ...Object.keys(replicas)]) {
      if ((await this.settingsOf(indexName)) === null) continue;
      const { taskID } = await this.client.deleteIndex({ indexName });
      await this.client.waitForTask({ indexName, taskID, maxRetries: taskLooks });
    }
  }

  private fitted(record: SearchRecord): SearchRecord {
    const { record: fitting, cut } = fitRecord(record, this.deps.access.recordBytes);
    if (cut > 0) {
      this.deps.log.warn(
        { objectID: record.objectID, cut },
        'comments of a vehicle are too long for Algolia; the rest of them is not searched',
      );
    }
    return fitting;
  }

  private async send(requests: readonly BatchRequest[]): Promise<void> {
    try {
      const { taskID } = await this.client.batch({
        indexName: this.name,
        batchWriteParams: { requests: [...requests] },
      });
      this.tasks.push(taskID);
    } catch (error) {
      if (!refusesRecord(error)) throw error;
      const [only] = requests;
      if (requests.length > 1) {
        const half = Math.ceil(requests.length / 2);
        await this.send(requests.slice(0, half));
        await this.send(requests.slice(half));
      } else if (only?.action === 'addObject') {
        const { objectID } = only.body as { readonly objectID: string };
        this.deps.log.error(
          { objectID, err: error },
          'Algolia refuses the record of a vehicle; it is left out of search until it changes',
        );
        await this.send([{ action: 'deleteObject', body: { objectID } }]);
      } else throw error;
    }
  }

  private async wait(taskID: number): Promise<void> {
    await this.client.waitForTask({ indexName: this.name, taskID, maxRetries: taskLooks });
  }

  private async settingsOf(indexName: string): Promise<Readonly<Record<string, unknown>> | null> {
    try {
      return { ...(await this.client.getSettings({ indexName })) };
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }
}
