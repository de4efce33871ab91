// MiniSearch for text, typed columns for facets, numbers and sorting: an honest peer. Its own typo tolerance and
// ranking, with the same allowances as ours, so that text queries may find slightly different records.
import MiniSearch from 'minisearch';
import { TEXT_FACETS } from '../vehicles.mjs';
import { Columns } from './columns.mjs';

const allowance = (term) => (term.length < 4 || /^\d+$/.test(term) ? false : term.length < 8 ? 1 : 2);

export class MiniSearchPeer {
  /** @param {number} size records that will be loaded. */
  constructor(size) {
    this.columns = new Columns(size + 20_000);
    this.text = new MiniSearch({
      fields: ['make', 'model', 'badge', 'name', 'features', 'comments', 'stocknum'],
      idField: 'row',
      storeFields: [],
    });
    this.remembered = { text: '', rows: [] };
  }

  /** @param {Iterable<object>} records */
  load(records) {
    for (const record of records) this.upsert(record);
  }

  upsert(record) {
    const { row, replaced } = this.columns.add(record);
    if (replaced !== undefined) this.text.discard(replaced);
    this.text.add({
      row,
      make: record.make,
      model: record.model,
      badge: record.badge,
      name: TEXT_FACETS.slice(3, -1)
        .map((name) => record[name])
        .join(' '),
      features: record.features.join(' '),
      comments: record.comments,
      stocknum: record.stocknum,
    });
    this.remembered.text = '';
  }

  /** Nothing to prepare outside the clock. */
  prepareText() {}

  search(query) {
    return this.columns.search(query, query.text === '' ? undefined : this.rows(query.text));
  }

  // The queries of one request share their text, as in the engine.
  rows(text) {
    if (this.remembered.text !== text) {
      const found = this.text.search(text, {
        combineWith: 'AND',
        prefix: (_, at, terms) => at === terms.length - 1,
        fuzzy: allowance,
        boost: { make: 7, model: 6, badge: 5, name: 4, features: 2 },
      });
      this.remembered = { text, rows: found.map(({ id }) => id) };
    }
    return this.remembered.rows;
  }

  close() {}
}
