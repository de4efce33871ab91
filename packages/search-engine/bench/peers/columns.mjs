// Typed columns as a careful engineer would put them beside a text library: a code for each facet value, counted in
// plain loops over the matching rows. Nothing of the engine is used.
import { FACETS, SETTINGS, STATS } from '../vehicles.mjs';

const SINGLE = [...FACETS.filter((name) => name !== 'features'), 'site'];
const NUMBERS = [...new Set([...STATS, 'custom_rank'])];
const valueAt = (record, name) => name.split('.').reduce((value, part) => value?.[part], record);

export class Columns {
  /** @param {number} capacity rows that will ever be added, replaced ones included. */
  constructor(capacity) {
    this.count = 0;
    this.live = new Uint8Array(capacity);
    this.rowOf = new Map();
    this.facets = Object.fromEntries(
      [...SINGLE, 'features'].map((name) => [
        name,
        { codes: new Map(), values: [''], column: new Uint16Array(capacity) },
      ]),
    );
    this.featureStart = new Uint32Array(capacity + 1);
    this.features = new Uint16Array(capacity * 27);
    this.numbers = Object.fromEntries(NUMBERS.map((name) => [name, new Float64Array(capacity)]));
    this.cards = [];
    this.matching = new Uint32Array(capacity);
    this.counters = new Uint32Array(1 << 16);
  }

  code({ codes, values }, value) {
    const text = value === undefined || value === null ? '' : String(value);
    if (text === '') return 0;
    let code = codes.get(text);
    if (code === undefined) {
      code = values.push(text) - 1;
      codes.set(text, code);
    }
    return code;
  }

  /** Adds a record or replaces the one with its objectID. Returns its row and the row that it replaced, if any. */
  add(record) {
    const row = this.count++;
    const replaced = this.rowOf.get(record.objectID);
    if (replaced !== undefined) this.live[replaced] = 0;
    this.rowOf.set(record.objectID, row);
    this.live[row] = 1;
    for (const name of SINGLE) this.facets[name].column[row] = this.code(this.facets[name], valueAt(record, name));
    let at = this.featureStart[row];
    for (const value of record.features) this.features[at++] = this.code(this.facets.features, value);
    this.featureStart[row + 1] = at;
    for (const name of NUMBERS) this.numbers[name][row] = record[name];
    const card = Object.fromEntries(SETTINGS.attributesToRetrieve.map((name) => [name, record[name]]));
    this.cards.push(Buffer.from(JSON.stringify({ objectID: record.objectID, ...card })));
    return { row, replaced };
  }

  /**
   * Answers a query.
   * @param {number[] | undefined} rows rows that the text found, best first; undefined without text.
   */
  search(query, rows) {
    const tests = [...query.key, ...query.clauses].map((clause) => this.test(clause));
    const ranges = query.ranges.map(([name, low, high]) => [this.numbers[name], low, high]);
    const { matching } = this;
    let count = 0;
    const take = (row) => {
      if (this.live[row] === 0) return;
      for (const test of tests) if (!test(row)) return;
      for (const [column, low, high] of ranges) if (!(column[row] >= low && column[row] <= high)) return;
      matching[count++] = row;
    };
    if (rows) for (const row of rows) take(row);
    else for (let row = 0; row < this.count; row++) take(row);

    const facets = Object.fromEntries(query.facets.map((name) => [name, this.countFacet(name, matching, count)]));
    const stats = Object.fromEntries(query.stats.map((name) => [name, statsOf(this.numbers[name], matching, count)]));
    const hits = this.page(query, matching, count, rows !== undefined);
    const head = JSON.stringify({ nbHits: count, facets, stats }).slice(0, -1);
    return {
      nbHits: count,
      facets,
      bytes: Buffer.concat([Buffer.from(`${head},"hits":[`), ...hits, Buffer.from(']}')]),
    };
  }

  test(clause) {
    const [name] = clause[0];
    const facet = this.facets[name];
    const wanted = new Set(clause.map(([, value]) => facet.codes.get(value) ?? -1));
    if (name === 'features') {
      return (row) => {
        for (let at = this.featureStart[row]; at < this.featureStart[row + 1]; at++) {
          if (wanted.has(this.features[at])) return true;
        }
        return false;
      };
    }
    if (wanted.size === 1) {
      const [only] = wanted;
      return (row) => facet.column[row] === only;
    }
    return (row) => wanted.has(facet.column[row]);
  }

  countFacet(name, matching, count) {
    const { values, column } = this.facets[name];
    const counters = this.counters.fill(0, 0, values.length);
    if (name === 'features') {
      for (let index = 0; index < count; index++) {
        const row = matching[index];
        for (let at = this.featureStart[row]; at < this.featureStart[row + 1]; at++) counters[this.features[at]]++;
      }
    } else for (let index = 0; index < count; index++) counters[column[matching[index]]]++;
    const found = [];
    for (let code = 1; code < values.length; code++) if (counters[code] > 0) found.push([values[code], counters[code]]);
    return Object.fromEntries(found.sort((left, right) => right[1] - left[1]).slice(0, 1000));
  }

  page(query, matching, count, ranked) {
    if (query.limit === 0) return [];
    const [name, direction] = query.sort.split(' ');
    const rows = Array.from(matching.subarray(0, count));
    // Text results are in the library's own order unless a sort was asked for.
    if (!ranked || name !== 'custom_rank') {
      const [first, rank] = [this.numbers[name], this.numbers.custom_rank];
      const sign = direction === 'desc' ? -1 : 1;
      rows.sort((left, right) => sign * (first[left] - first[right]) || rank[right] - rank[left]);
    }
    const hits = rows.slice(query.offset, query.offset + query.limit).map((row) => this.cards[row]);
    return hits.flatMap((card, place) => (place > 0 ? [Buffer.from(','), card] : [card]));
  }
}

function statsOf(column, matching, count) {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let index = 0; index < count; index++) {
    const value = column[matching[index]];
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value;
  }
  return count > 0 ? { min, max, avg: sum / count, sum } : {};
}
