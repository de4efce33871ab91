// The engine as the API runs it: in its worker thread, JSON bytes in, JSON bytes out.
import '../../src/source-imports.mjs';
import { printClauses, printQuery } from '../print-query.mjs';
import { SETTINGS } from '../vehicles.mjs';

export class EnginePeer {
  async load(records) {
    const { createSearchEngine } = await import('../../src/engine/search-engine.ts');
    this.engine = createSearchEngine();
    await this.engine.createIndex(SETTINGS);
    await this.engine.replaceAll('cars', records);
  }

  upsertAll(records) {
    return this.engine.apply({ indexName: 'cars', upsert: records });
  }

  prepareText() {}

  /** The bytes of a request and the key it comes with, made outside the clock. */
  request(multiQuery) {
    return {
      key: { filters: printClauses(multiQuery[0].key) },
      body: Buffer.from(JSON.stringify({ requests: multiQuery.map(printQuery) })),
    };
  }

  async answer({ body, key }) {
    const { status, body: bytes } = await this.engine.search(body, key);
    if (status !== 200) throw new Error(Buffer.from(bytes).toString());
    return bytes;
  }

  close() {
    return this.engine.close();
  }
}
