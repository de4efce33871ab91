import type { IndexHost } from '../../src/host/index-host';
import type { SearchIndex } from '../../src/query/search-index';
import type { IndexedRecord } from '../../src/record/record-fields';
import { HostError } from '../../src/refusals/host-error';
import { badRequest, RequestError } from '../../src/refusals/request-error';
import { compileSettings } from '../../src/settings/compiled-settings';
import { IndexSettingsError } from '../../src/settings/settings-error';
import { IndexStore } from '../../src/store/index-store';
import { type IndexDocument, indexSettingsOf, type ReplicaDocument } from './index-document';
import type { Fields } from './read-objects';
import { changedReplica, replicaSettingsOf, replicasOf } from './replica-settings';
import { changedSettings, DEFAULT_SETTINGS, readSettingsChange } from './written-settings';

/** Indexes that can be written over the protocol, most. */
const MOST_INDEXES = 100;

type Reply = Readonly<Record<string, unknown>>;

type Records = ReadonlyMap<string, IndexedRecord>;

/** The indexes that are written over the protocol: their settings, records and replicas, copying and moving them. */
export class WrittenIndexes {
  private readonly host: IndexHost;
  private readonly documents = new Map<string, IndexDocument>();
  /** Whole records by objectID, by name of their primary: the host keeps no more of them than a hit may carry. */
  private readonly records = new Map<string, Map<string, IndexedRecord>>();

  constructor(host: IndexHost) {
    this.host = host;
  }

  /**
   * An index that may be written.
   * @throws RequestError 400 for a replica, 404 for one without settings.
   */
  writable(indexName: string): SearchIndex {
    const index = this.host.find(indexName);
    if (!index) {
      throw new RequestError(404, `Index ${indexName} does not exist: give it settings first (searchableAttributes)`);
    }
    const primary = index.settings.indexName;
    if (primary !== indexName) throw badRequest(`Index ${indexName} is a replica: write to its primary, ${primary}`);
    return index;
  }

  /** Records of an index, or of the primary of a replica, by objectID; none where there is no such index. */
  recordsOf(name: string): Records {
    return this.records.get(this.primaryOf(name)) ?? new Map();
  }

  /** Puts records into an index that may be written, and takes others out. @throws HostError for one that is not fit. */
  apply(indexName: string, upsert: readonly IndexedRecord[], remove: readonly string[]): void {
    this.host.apply(indexName, upsert, remove);
    const records = this.records.get(indexName) ?? new Map<string, IndexedRecord>();
    for (const objectID of remove) records.delete(objectID);
    for (const record of upsert) records.set(record.objectID, record);
    this.records.set(indexName, records);
  }

  /** Changes settings of an index or of a replica; an index that is not there is created. @throws RequestError */
  setSettings(name: string, json: unknown, forward: boolean): void {
    const change = readSettingsChange(withoutStrictness(json));
    const primary = this.primaryOf(name);
    const before = this.documents.get(primary);
    if (before && primary !== name) {
      const replicas = new Map(before.replicas);
      replicas.set(name, changedReplica(name, replicas.get(name)!, change, before.settings));
      this.lay(primary, { settings: before.settings, replicas });
      return;
    }
    const settings = changedSettings(before?.settings, change);
    this.lay(name, { settings, replicas: replicasOf(settings, before, forward ? change : {}) });
  }

  /** What `getSettings` returns: settings with Algolia's defaults for what was not set. @throws RequestError 404. */
  settings(name: string): Reply {
    const primary = this.primaryOf(name);
    const document = this.documents.get(primary);
    if (!document) throw new RequestError(404, `Index ${name} does not exist`);
    const all = { ...DEFAULT_SETTINGS, ...document.settings };
    const replica = document.replicas.get(name);
    if (!replica) return all;
    const { replicas: _, ...shared } = all;
    return { ...shared, ...replicaSettingsOf(replica), primary };
  }

  /** Every index with its number of records. */
  list(): Reply {
    const items = this.host.stats().flatMap(({ indexName, records, hitBytes }) => {
      const names = [...this.host.indexNamed(indexName).settings.rankings.keys()];
      const size = { entries: records, dataSize: hitBytes, fileSize: hitBytes, pendingTask: false };
      const [, ...replicas] = names;
      return [
        { name: indexName, ...size, ...(replicas.length > 0 ? { replicas } : {}) },
        ...replicas.map((name) => ({ name, ...size, primary: indexName })),
      ];
    });
    return { items, nbPages: 1 };
  }

  /** Takes an index with its replicas away; one that is not there is no fault. @throws RequestError */
  remove(indexName: string): void {
    if (!this.host.find(indexName)) return;
    this.writable(indexName);
    this.drop(indexName);
  }

  /**
   * Copies or moves an index. Rules: Algolia's reference page "Copy or move an index": replicas are not copied, what is
   * copied to must have none, what is moved takes the place of the destination and keeps the destination's replicas.
   * @throws RequestError
   */
  operate(from: string, { operation, destination, scope }: Fields): void {
    if (operation !== 'copy' && operation !== 'move') throw badRequest('operation: expected one of copy, move');
    if (typeof destination !== 'string' || destination === '') throw badRequest('destination: expected an index name');
    if (destination === from) throw badRequest('destination: it is the index itself');
    const scopes = scope ?? undefined;
    if (scopes !== undefined && !(Array.isArray(scopes) && scopes.every((one) => SCOPES.includes(one as string)))) {
      throw badRequest(`scope: expected an array of ${SCOPES.join(', ')}`);
    }
    // A move of what is not there is ignored, as at Algolia.
    if (operation === 'move' && !this.host.find(from)) return;
    this.writable(from);
    if (this.host.find(destination)) this.writable(destination);
    const document = this.documents.get(from)!;
    const { replicas: _, ...settings } = document.settings;
    const replicas = this.documents.get(destination)?.replicas ?? new Map<string, ReplicaDocument>();
    if (operation === 'copy') {
      if (replicas.size > 0) throw badRequest(`Index ${destination} has replicas and cannot be copied to`);
      const withSettings = !scopes || (scopes as unknown[]).includes('settings');
      if (!withSettings) return;
      this.lay(destination, { settings, replicas }, this.recordsOf(scopes ? destination : from));
      return;
    }
    if (scopes) throw badRequest('scope: only a copy has one');
    if (document.replicas.size > 0) throw badRequest(`Index ${from} has replicas and cannot be moved`);
    const kept = this.documents.get(destination)?.settings.replicas;
    const after = { settings: { ...settings, ...(kept ? { replicas: kept } : {}) }, replicas };
    this.lay(destination, after, this.recordsOf(from));
    this.drop(from);
  }

  private primaryOf(name: string): string {
    return this.host.find(name)?.settings.indexName ?? name;
  }

  private drop(indexName: string): void {
    this.host.drop(indexName);
    this.documents.delete(indexName);
    this.records.delete(indexName);
  }

  /** Lays an index out by a document, with the given records: by default those that it has. */
  private lay(indexName: string, document: IndexDocument, records = this.recordsOf(indexName)): void {
    if (!this.documents.has(indexName) && this.documents.size >= MOST_INDEXES) {
      throw badRequest(`Too many indexes: at most ${MOST_INDEXES} can be written`);
    }
    const compiled = asRequestError(() => {
      const settings = compileSettings(indexSettingsOf(indexName, document));
      this.host.checkNames(settings);
      return settings;
    });
    const store = new IndexStore(compiled, records.size);
    for (const record of records.values()) store.upsert(record);
    this.host.install(compiled, store);
    this.documents.set(indexName, document);
    this.records.set(indexName, new Map(records));
  }
}

const SCOPES = ['settings', 'synonyms', 'rules'];

function asRequestError<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof IndexSettingsError || error instanceof HostError) throw badRequest(error.message);
    throw error;
  }
}

// A virtual replica shows all matches in its order, which Algolia calls a strictness of 0.
function withoutStrictness(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'relevancyStrictness')) return json;
  const { relevancyStrictness, ...rest } = json as Fields;
  if (relevancyStrictness === 0 || relevancyStrictness === null) return rest;
  throw badRequest('relevancyStrictness: this search engine shows all matches in the order of a replica, which is 0');
}
