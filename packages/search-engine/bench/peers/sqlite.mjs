// The same work done by SQLite: rows with dictionary codes, FTS5 for text, one GROUP BY for each facet. It is helped
// where we can help it: facet values are whole numbers, the typos of a word are looked up for it outside the clock,
// hits come back as stored JSON, and text results are ordered by custom rank alone (ours are ranked by relevance too).
import { DatabaseSync } from 'node:sqlite';
import { FACETS, SETTINGS, STATS, TEXT_FACETS } from '../vehicles.mjs';

const SINGLE = FACETS.filter((name) => name !== 'features');
const FACET_NAMES = [...SINGLE, 'site'];
const NUMBER_NAMES = [...new Set([...STATS, 'custom_rank'])];
const column = (name) => `f_${name.replace('.', '_')}`;
const valueAt = (record, name) => name.split('.').reduce((value, part) => value?.[part], record);

export class SqliteSearch {
  /** @param {{wordsOf: (text: string) => {word: string}[], matchWord: Function, typoAllowance: (word: string) => number}} text */
  constructor(text) {
    this.text = text;
    this.codes = new Map();
    this.values = [];
    this.vocabulary = new Set();
    this.expansions = new Map();
    this.statements = new Map();
    this.db = new DatabaseSync(':memory:');
    const facets = FACET_NAMES.map((name) => `${column(name)} INTEGER`).join(', ');
    const numbers = NUMBER_NAMES.map((name) => `n_${name} INTEGER`).join(', ');
    this.db.exec(`
      PRAGMA temp_store = MEMORY;
      CREATE TABLE vehicles (id INTEGER PRIMARY KEY, ${facets}, ${numbers});
      CREATE TABLE cards (id INTEGER PRIMARY KEY, json TEXT);
      CREATE TABLE features (value INTEGER, id INTEGER, PRIMARY KEY (value, id)) WITHOUT ROWID;
      CREATE TABLE features_of (id INTEGER, value INTEGER, PRIMARY KEY (id, value)) WITHOUT ROWID;
      CREATE VIRTUAL TABLE words USING fts5(text, content='', contentless_delete=1, prefix='2 3', tokenize='unicode61');
      CREATE TEMP TABLE matched (id INTEGER PRIMARY KEY);
    `);
  }

  /** @param {Iterable<object>} records */
  load(records) {
    const { db } = this;
    const places = Array(1 + FACET_NAMES.length + NUMBER_NAMES.length)
      .fill('?')
      .join();
    this.ids = new Map();
    this.insert = {
      vehicle: db.prepare(`INSERT OR REPLACE INTO vehicles VALUES (${places})`),
      card: db.prepare('INSERT OR REPLACE INTO cards VALUES (?, ?)'),
      feature: db.prepare('INSERT OR REPLACE INTO features VALUES (?, ?)'),
      featureOf: db.prepare('INSERT OR REPLACE INTO features_of VALUES (?, ?)'),
      words: db.prepare('INSERT OR REPLACE INTO words (rowid, text) VALUES (?, ?)'),
    };
    db.exec('BEGIN');
    for (const record of records) this.write(record);
    db.exec('COMMIT');
    for (const name of ['site', 'make', 'model', 'body', 'state', 'make_model.lvl1']) {
      db.exec(`CREATE INDEX i_${column(name)} ON vehicles (${column(name)})`);
    }
    db.exec('CREATE INDEX i_price ON vehicles (n_price); ANALYZE');
  }

  upsertAll(records) {
    this.db.exec('BEGIN');
    for (const record of records) this.write(record);
    this.db.exec('COMMIT');
  }

  write(record) {
    const { insert } = this;
    let id = this.ids.get(record.objectID);
    if (id === undefined) {
      id = this.ids.size;
      this.ids.set(record.objectID, id);
    } else {
      this.run('DELETE FROM features_of WHERE id = ?', 'run', [id]);
      for (const value of record.features) {
        this.run('DELETE FROM features WHERE value = ? AND id = ?', 'run', [this.code('features', value), id]);
      }
    }
    const facets = FACET_NAMES.map((name) => {
      const value = valueAt(record, name);
      return value === '' ? null : this.code(name, value);
    });
    insert.vehicle.run(id, ...facets, ...NUMBER_NAMES.map((name) => record[name]));
    const card = Object.fromEntries(SETTINGS.attributesToRetrieve.map((name) => [name, record[name]]));
    insert.card.run(id, JSON.stringify({ objectID: record.objectID, ...card }));
    for (const value of record.features) {
      insert.feature.run(this.code('features', value), id);
      insert.featureOf.run(id, this.code('features', value));
    }
    const searched = [...TEXT_FACETS.flatMap((name) => record[name]), record.comments].join(' ');
    const found = this.text.wordsOf(searched).map(({ word }) => word);
    for (const word of found) this.vocabulary.add(word);
    insert.words.run(id, `${found.join(' ')} ${record.stocknum.toLowerCase()}`);
  }

  code(name, value) {
    const key = `${name}\n${value}`;
    let code = this.codes.get(key);
    if (code === undefined) {
      code = this.values.push(String(value)) - 1;
      this.codes.set(key, code);
    }
    return code;
  }

  /** Looks up the typos of a search text; not timed. */
  prepareText(text) {
    if (text === '' || this.expansions.has(text)) return;
    const words = this.text.wordsOf(text).map(({ word }) => word);
    const terms = words.map((word, at) => {
      const prefix = at === words.length - 1;
      const near = [...this.vocabulary].filter(
        (token) =>
          this.text.matchWord(word, token, prefix, this.text.typoAllowance(word)) &&
          !(prefix && token.startsWith(word)),
      );
      return `(${[...near.map((token) => `"${token}"`), prefix ? `"${word}"*` : `"${word}"`].join(' OR ')})`;
    });
    this.expansions.set(text, terms.join(' AND '));
  }

  /** Answers one query: number of hits, facet counts, stats, a page of hits. */
  search(query) {
    const { where, parameters } = this.where(query);
    this.run('DELETE FROM matched', 'run');
    this.run(`INSERT INTO matched SELECT id FROM vehicles v ${where}`, 'run', parameters);
    const nbHits = this.run('SELECT count(*) AS n FROM matched', 'get').n;
    const facets = {};
    for (const name of query.facets) {
      const sql =
        name === 'features'
          ? 'SELECT f.value AS code, count(*) AS n FROM matched m JOIN features_of f ON f.id = m.id GROUP BY 1 ORDER BY n DESC LIMIT 1000'
          : `SELECT v.${column(name)} AS code, count(*) AS n FROM matched m JOIN vehicles v ON v.id = m.id WHERE code IS NOT NULL GROUP BY 1 ORDER BY n DESC LIMIT 1000`;
      facets[name] = Object.fromEntries(this.run(sql, 'all').map(({ code, n }) => [this.values[code], n]));
    }
    const stats = {};
    for (const name of query.stats) {
      stats[name] = this.run(
        `SELECT min(n_${name}) AS min, max(n_${name}) AS max, avg(n_${name}) AS avg, sum(n_${name}) AS sum FROM matched m JOIN vehicles v ON v.id = m.id`,
        'get',
      );
    }
    const order =
      query.sort === 'custom_rank desc' ? 'v.n_custom_rank DESC' : `v.n_${query.sort}, v.n_custom_rank DESC`;
    const hits =
      query.limit === 0
        ? []
        : this.run(
            `SELECT c.json FROM (SELECT v.id FROM matched m JOIN vehicles v ON v.id = m.id ORDER BY ${order} LIMIT ? OFFSET ?) page JOIN cards c ON c.id = page.id`,
            'all',
            [query.limit, query.offset],
          );
    const body = JSON.stringify({ nbHits, facets, stats });
    return {
      nbHits,
      facets,
      bytes: Buffer.from(`${body.slice(0, -1)},"hits":[${hits.map(({ json }) => json).join()}]}`),
    };
  }

  close() {
    this.db.close();
  }

  where(query) {
    const conditions = [];
    const parameters = [];
    for (const clause of [...query.key, ...query.clauses]) {
      const [name] = clause[0];
      const codes = clause.map(([attribute, value]) => this.codes.get(`${attribute}\n${value}`) ?? -1);
      const marks = codes.map(() => '?').join();
      conditions.push(
        name === 'features'
          ? `v.id IN (SELECT id FROM features WHERE value IN (${marks}))`
          : `v.${column(name)} IN (${marks})`,
      );
      parameters.push(...codes);
    }
    for (const [name, low, high] of query.ranges) {
      conditions.push(`v.n_${name} BETWEEN ? AND ?`);
      parameters.push(low, high);
    }
    if (query.text !== '') {
      conditions.push('v.id IN (SELECT rowid FROM words WHERE words MATCH ?)');
      parameters.push(this.expansions.get(query.text));
    }
    return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', parameters };
  }

  run(sql, how, parameters = []) {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement[how](...parameters);
  }
}
