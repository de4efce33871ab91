import { HostError } from '../host/host-error';
import type { IndexHost, Steps } from '../host/index-host';
import { badRequest, RequestError } from '../protocol/request-error';
import type { SearchIndex } from '../query/search-index';
import { compileSettings } from '../settings/compiled-settings';
import { IndexSettingsError } from '../settings/settings-error';
import { IndexStore } from '../store/index-store';
import { type IndexDocument, indexSettingsOf, type ReplicaDocument } from './index-document';
import type { Fields } from './read-objects';
import { changedReplica, replicaSettingsOf, replicasOf } from './replica-settings';
import { changedSettings, DEFAULT_SETTINGS, readSettingsChange } from './written-settings';

/** Indexes that can be written over the protocol, most. */
const MOST_INDEXES = 100;

/** Records laid out anew between two looks at what else is to be done. */
const RECORDS_A_STEP = 10;

type Reply = Readonly<Record<string, unknown>>;

/** The indexes that are written over the protocol: their settings, their replicas, copying and moving them. */
export class WrittenIndexes {
  private readonly host: IndexHost;
  private readonly documents = new Map<string, IndexDocument>();

  constructor(host: IndexHost) {
    this.host = host;
  }

  /**
   * An index that may be written.
   * @throws RequestError 403 for an index of the engine's owner, 400 for a replica, 404 for one without settings.
   */
  writable(indexName: string): SearchIndex {
    const index = this.host.find(indexName);
    if (!index) {
      throw new RequestError(404, `Index ${indexName} does not exist: give it settings first (searchableAttributes)`);
    }
    const primary = index.settings.indexName;
    if (!this.document(primary)) {
      throw new RequestError(403, `Index ${primary} is filled by the owner of this engine and cannot be written here`);
    }
    if (primary !== indexName) throw badRequest(`Index ${indexName} is a replica: write to its primary, ${primary}`);
    return index;
  }

  /** Changes settings of an index or of a replica; an index that is not there is created. @throws RequestError */
  *setSettings(name: string, json: unknown, forward: boolean): Steps {
    const change = readSettingsChange(withoutStrictness(json));
    const owner = this.host.find(name)?.settings.indexName ?? name;
    const before = this.document(owner);
    if (this.host.find(name) && !before) this.writable(name);
    if (before && owner !== name) {
      const replicas = new Map(before.replicas);
      replicas.set(name, changedReplica(name, replicas.get(name)!, change, before.settings));
      yield* this.lay(owner, { settings: before.settings, replicas });
      return;
    }
    const settings = changedSettings(before?.settings, change);
    yield* this.lay(name, { settings, replicas: replicasOf(settings, before, forward ? change : {}) });
  }

  /** Settings as `getSettings` tells them, with Algolia's defaults for what was not set. @throws RequestError 404. */
  settings(name: string): Reply {
    const index = this.host.find(name);
    if (!index) throw new RequestError(404, `Index ${name} does not exist`);
    const primary = index.settings.indexName;
    const document = this.document(primary);
    if (!document) throw new RequestError(403, `Index ${primary} has settings of its owner's that are not told here`);
    const told = { ...DEFAULT_SETTINGS, ...document.settings };
    const replica = document.replicas.get(name);
    if (!replica) return told;
    const { replicas: _, ...shared } = told;
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
    this.host.drop(indexName);
    this.documents.delete(indexName);
  }

  /**
   * Copies or moves an index. Rules: Algolia's reference page "Copy or move an index": replicas are not copied, what is
   * copied to must have none, what is moved takes the place of the destination and keeps the destination's replicas.
   * @throws RequestError
   */
  *operate(from: string, { operation, destination, scope }: Fields): Steps {
    if (operation !== 'copy' && operation !== 'move') throw badRequest('operation: expected one of copy, move');
    if (typeof destination !== 'string' || destination === '') throw badRequest('destination: expected an index name');
    if (destination === from) throw badRequest('destination: it is the index itself');
    const scopes = scope ?? undefined;
    if (scopes !== undefined && !(Array.isArray(scopes) && scopes.every((one) => SCOPES.includes(one as string)))) {
      throw badRequest(`scope: expected an array of ${SCOPES.join(', ')}`);
    }
    // A move of what is not there is ignored, as at Algolia.
    if (operation === 'move' && !this.host.find(from)) return;
    const source = this.writable(from);
    const target = this.host.find(destination) && this.writable(destination);
    const document = this.document(from)!;
    const { replicas: _, ...settings } = document.settings;
    const replicas = this.document(destination)?.replicas ?? new Map<string, ReplicaDocument>();
    if (operation === 'copy') {
      if (replicas.size > 0) throw badRequest(`Index ${destination} has replicas and cannot be copied to`);
      const withSettings = !scopes || (scopes as unknown[]).includes('settings');
      if (!withSettings) return;
      yield* this.lay(destination, { settings, replicas }, scopes ? target : source);
      return;
    }
    if (scopes) throw badRequest('scope: only a copy has one');
    if (document.replicas.size > 0) throw badRequest(`Index ${from} has replicas and cannot be moved`);
    const kept = this.document(destination)?.settings.replicas;
    yield* this.lay(destination, { settings: { ...settings, ...(kept ? { replicas: kept } : {}) }, replicas }, source);
    this.host.drop(from);
    this.documents.delete(from);
  }

  private document(indexName: string): IndexDocument | undefined {
    // An index that its owner has made anew since is the owner's.
    return this.host.find(indexName)?.settings.keepRecords ? this.documents.get(indexName) : undefined;
  }

  /** Lays an index out by a document, with the records of `source`: by default those that it has. */
  private *lay(indexName: string, document: IndexDocument, source = this.host.find(indexName)): Steps {
    if (!this.document(indexName) && this.documents.size >= MOST_INDEXES) {
      throw badRequest(`Too many indexes: at most ${MOST_INDEXES} can be written`);
    }
    const compiled = asRequestError(() => {
      const settings = compileSettings(indexSettingsOf(indexName, document));
      this.host.checkNames(settings);
      return settings;
    });
    const store = new IndexStore(compiled, source?.store.size);
    const from = source?.store;
    for (let ordinal = 0; from && ordinal < from.count; ordinal++) {
      if (from.isLive(ordinal)) store.upsert(from.record(ordinal));
      if (ordinal % RECORDS_A_STEP === 0) yield;
    }
    this.host.install(compiled, store);
    this.documents.set(indexName, document);
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
