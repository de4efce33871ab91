import { DatabaseSync } from 'node:sqlite';
import type { SearchRecord } from '@forecourt/search/record';
import MiniSearch from 'minisearch';
import { peerFields, peerWords, plainWords } from './peer-text';
import type { WordSearch } from './product-search';

const fields = ['name', 'badge', 'what', 'features', 'place', 'comments', 'number'];

/** MiniSearch with every word, the last as a beginning, and the typos that the product forgives. */
export const miniSearch = (records: readonly SearchRecord[]): WordSearch => {
  const sites = new Map<string, MiniSearch>();
  for (const record of records) {
    const index =
      sites.get(record.site) ??
      new MiniSearch({ fields, idField: 'id', tokenize: (text) => [...plainWords(text)], processTerm: (term) => term });
    sites.set(record.site, index);
    index.add({ id: record.id, ...peerFields(record) });
  }
  return {
    name: 'MiniSearch',
    find: (site, words) => {
      const found = sites.get(site)?.search(peerWords(words).join(' '), {
        combineWith: 'AND',
        prefix: (_term, at, terms) => at === terms.length - 1,
        fuzzy: (term) => (term.length < 4 || /^\d+$/.test(term) ? false : term.length < 8 ? 1 : 2),
        boost: { name: 7, badge: 5, what: 4, features: 2 },
      });
      return (found ?? []).map(({ id }) => String(id));
    },
  };
};

/** SQLite FTS5 with every word, the last as a beginning. */
export const sqliteFts5 = (records: readonly SearchRecord[]): WordSearch => {
  const db = new DatabaseSync(':memory:');
  db.exec(`CREATE VIRTUAL TABLE vehicles USING fts5(id UNINDEXED, site UNINDEXED, ${fields.join(', ')})`);
  const insert = db.prepare(`INSERT INTO vehicles VALUES (${fields.map(() => '?').join(', ')}, ?, ?)`);
  for (const record of records) {
    const text = peerFields(record);
    insert.run(record.id, record.site, ...fields.map((field) => plainWords(text[field] ?? '').join(' ')));
  }
  const find = db.prepare('SELECT id FROM vehicles WHERE site = ? AND vehicles MATCH ? ORDER BY bm25(vehicles)');
  return {
    name: 'SQLite FTS5',
    find: (site, words) => {
      const terms = peerWords(words).map((word) => `"${word}"`);
      if (terms.length === 0) return [];
      return find.all(site, `${terms.join(' ')}*`).map(({ id }) => String(id));
    },
  };
};
