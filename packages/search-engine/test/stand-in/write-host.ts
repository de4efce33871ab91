import type { IndexHost, SearchAnswer } from '../../src/host/index-host';
import { readQuery } from '../../src/protocol/read-query';
import { parseBody } from '../../src/protocol/read-request';
import type { SearchIndex } from '../../src/query/search-index';
import { type IndexedRecord, project } from '../../src/record/record-fields';
import { HostError } from '../../src/refusals/host-error';
import { badRequest, RequestError } from '../../src/refusals/request-error';
import { browseRecords } from './browse-records';
import { updatedRecord } from './partial-update';
import { fieldsOf, type ObjectChange, putObject, readObjectChange, updateObject } from './read-objects';
import type { WriteRoute } from './write-route';
import { WrittenIndexes } from './written-indexes';

/** What a write and a reading call answer with. */
type Reply = Readonly<Record<string, unknown>>;

const everyone = { name: '', filter: [] };

/**
 * The calls of Algolia's protocol that write, set settings and read records back, over the indexes of a host. A call is
 * carried out to its end before it is answered, so every task whose number has been given is published.
 */
export class WriteHost {
  private readonly host: IndexHost;
  private readonly written: WrittenIndexes;
  private lastTask = 0;

  constructor(host: IndexHost) {
    this.host = host;
    this.written = new WrittenIndexes(host);
  }

  /** @throws RequestError for what is wrong with the call. */
  answer(route: WriteRoute, body: string | Uint8Array): SearchAnswer {
    try {
      return { status: 200, body: new TextEncoder().encode(JSON.stringify(this.reply(route, body))) };
    } catch (error) {
      // Whether a record fits an index shows when it is read into it.
      if (error instanceof HostError && error.code === 'search_record_invalid') throw badRequest(error.message);
      throw error;
    }
  }

  private reply(route: WriteRoute, body: string | Uint8Array): Reply {
    switch (route.kind) {
      case 'batch':
        return this.done({ objectIDs: this.change(route.indexName, readBatch(parseBody(body)).map(readObjectChange)) });
      case 'batchSeveral':
        return this.batchSeveral(readBatch(parseBody(body)));
      case 'addObject': {
        const [objectID] = this.change(route.indexName, [putObject(parseBody(body), undefined, true)]);
        return this.done({ objectID, createdAt: now() });
      }
      case 'putObject':
        this.change(route.indexName, [putObject(parseBody(body), route.objectID, false)]);
        return this.done({ objectID: route.objectID, updatedAt: now() });
      case 'updateObject':
        this.change(route.indexName, [updateObject(parseBody(body), route.objectID, route.create)]);
        return this.done({ objectID: route.objectID, updatedAt: now() });
      case 'deleteObject':
        this.change(route.indexName, [{ action: 'delete', objectID: route.objectID }]);
        return this.done({ deletedAt: now() });
      case 'deleteBy':
        this.deleteBy(route.indexName, parseBody(body));
        return this.done({ deletedAt: now() });
      case 'clear':
        this.change(route.indexName, [{ action: 'clear' }]);
        return this.done({ updatedAt: now() });
      case 'deleteIndex':
        this.written.remove(route.indexName);
        return this.done({ deletedAt: now() });
      case 'setSettings':
        this.written.setSettings(route.indexName, parseBody(body), route.forward);
        return this.done({ updatedAt: now() });
      case 'operation':
        this.written.operate(route.indexName, fieldsOf(parseBody(body), 'expected an object'));
        return this.done({ updatedAt: now() });
      case 'getSettings':
        return this.written.settings(route.indexName);
      case 'listIndexes':
        return this.written.list();
      case 'getObject': {
        const record = this.record(route.indexName, route.objectID);
        if (record === undefined) throw new RequestError(404, 'ObjectID does not exist');
        return project(record, route.attributes.split(','));
      }
      case 'getObjects':
        return this.objects(parseBody(body));
      case 'browse': {
        const index = this.index(route.indexName);
        const asked = fieldsOf(parseBody(body), 'expected an object');
        return browseRecords(index, this.written.recordsOf(route.indexName), asked);
      }
      case 'task':
        if (!/^\d{1,15}$/.test(route.taskID) || Number(route.taskID) > this.lastTask) {
          throw new RequestError(404, `Task ${route.taskID} does not exist`);
        }
        return { status: 'published', pendingTask: false };
    }
  }

  private done(fields: Reply): Reply {
    return { ...fields, taskID: ++this.lastTask };
  }

  /** Carries out changes in their order; searches see all of them at once. Returns the objectIDs they were of. */
  private change(indexName: string, changes: readonly ObjectChange[]): string[] {
    this.written.writable(indexName);
    const { upsert, remove } = resolveChanges(this.written.recordsOf(indexName), changes);
    this.written.apply(indexName, upsert, remove);
    return changes.flatMap((change) => (change.action === 'clear' ? [] : change.objectID));
  }

  private batchSeveral(requests: readonly unknown[]): Reply {
    const byIndex = new Map<string, ObjectChange[]>();
    for (const request of requests) {
      const { indexName } = fieldsOf(request, 'each request of a batch must be an object');
      if (typeof indexName !== 'string') throw badRequest('indexName is missing');
      this.written.writable(indexName);
      const known = byIndex.get(indexName);
      if (known) known.push(readObjectChange(request));
      else byIndex.set(indexName, [readObjectChange(request)]);
    }
    const objectIDs: string[] = [];
    const taskID: Record<string, unknown> = {};
    for (const [indexName, changes] of byIndex) {
      objectIDs.push(...this.change(indexName, changes));
      taskID[indexName] = ++this.lastTask;
    }
    return { taskID, objectIDs };
  }

  private deleteBy(indexName: string, json: unknown): void {
    const index = this.written.writable(indexName);
    const query = readQuery(json, indexName, { hitsPerPage: 1000 });
    if (query.text !== '') throw badRequest('deleteBy: records are chosen by filters, not by search text');
    if (query.filter.length === 0 && !query.around) throw badRequest('deleteBy: name at least one filter');
    const { ordinals, count } = index.match(query, everyone);
    const objectIDs = Array.from(ordinals.subarray(0, count), (ordinal) => index.store.objectID(ordinal));
    this.written.apply(indexName, [], objectIDs);
  }

  private objects(json: unknown): Reply {
    const results = readBatch(json).map((request) => {
      const fields = fieldsOf(request, 'each request must be an object with an indexName and an objectID');
      const { indexName, objectID, attributesToRetrieve = ['*'] } = fields;
      if (typeof indexName !== 'string' || typeof objectID !== 'string') {
        throw badRequest('each request needs an indexName and an objectID');
      }
      if (!isTexts(attributesToRetrieve)) throw badRequest('attributesToRetrieve: expected an array of strings');
      const record = this.record(indexName, objectID);
      return record === undefined ? null : project(record, attributesToRetrieve);
    });
    return { results };
  }

  private record(indexName: string, objectID: string): IndexedRecord | undefined {
    this.index(indexName);
    return this.written.recordsOf(indexName).get(objectID);
  }

  private index(name: string): SearchIndex {
    const index = this.host.find(name);
    if (!index) throw new RequestError(404, `Index ${name} does not exist`);
    return index;
  }
}

/** What a batch comes to: later changes of a record see the earlier ones. */
function resolveChanges(records: ReadonlyMap<string, IndexedRecord>, changes: readonly ObjectChange[]) {
  const pending = new Map<string, IndexedRecord | undefined>();
  let cleared = false;
  const current = (objectID: string) => {
    if (pending.has(objectID)) return pending.get(objectID);
    return cleared ? undefined : records.get(objectID);
  };
  for (const change of changes) {
    if (change.action === 'clear') {
      cleared = true;
      pending.clear();
    } else if (change.action === 'put') pending.set(change.objectID, change.record);
    else if (change.action === 'delete') pending.set(change.objectID, undefined);
    else {
      const before = current(change.objectID);
      if (!before && !change.create) continue;
      const after = updatedRecord(before, change.objectID, change.change);
      if (after) pending.set(change.objectID, after);
    }
  }
  const gone = [...pending].flatMap(([objectID, record]) => (record === undefined ? [objectID] : []));
  return {
    upsert: [...pending.values()].filter((record) => record !== undefined),
    remove: cleared ? [...records.keys()] : gone,
  };
}

function readBatch(json: unknown): readonly unknown[] {
  const { requests } = fieldsOf(json, 'expected an object with requests');
  if (!Array.isArray(requests)) throw badRequest('requests: expected an array');
  return requests as unknown[];
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function now(): string {
  return new Date().toISOString();
}
