import type { IndexSettings } from '../src/settings/index-settings';

// The rules of the engine written a second time, the slow and plain way: every record is looked at for every query,
// nothing is indexed, nothing is shared with the engine. Tests compare the two.

export type NaiveRecord = { readonly objectID: string } & Readonly<Record<string, unknown>>;

export type NaiveTerm =
  | { readonly kind: 'facet'; readonly attribute: string; readonly value: string; readonly negated: boolean }
  | {
      readonly kind: 'number';
      readonly attribute: string;
      readonly comparison: '=' | '!=' | '<' | '<=' | '>' | '>=';
      readonly value: number;
      readonly negated: boolean;
    }
  | {
      readonly kind: 'range';
      readonly attribute: string;
      readonly low: number;
      readonly high: number;
      readonly negated: boolean;
    };

export interface NaiveQuery {
  readonly indexName: string;
  readonly text: string;
  readonly typos: boolean;
  readonly prefix: 'prefixLast' | 'prefixAll' | 'prefixNone';
  readonly restrictTo?: readonly string[] | undefined;
  /** Every clause must hold; a clause holds when one of its terms does. */
  readonly clauses: readonly (readonly NaiveTerm[])[];
  /** A point in degrees, a radius in metres (undefined: any) and steps within which distances count as equal. */
  readonly around?: NaiveAround | undefined;
  /** Boxes of two opposite corners: latitude and longitude of each. */
  readonly boxes?: readonly (readonly [number, number, number, number])[] | undefined;
  readonly facets: readonly string[];
  readonly maxValuesPerFacet: number;
  readonly offset: number;
  readonly length: number;
}

export interface NaiveAround {
  readonly lat: number;
  readonly lng: number;
  readonly radius: number | undefined;
  readonly precision: number | readonly { readonly from: number; readonly value: number }[];
}

export interface NaiveAnswer {
  readonly objectIDs: readonly string[];
  readonly nbHits: number;
  readonly facets: Readonly<Record<string, readonly (readonly [string, number])[]>>;
  readonly stats: Readonly<Record<string, { min: number; max: number; sum: number; avg: number }>>;
}

export function naiveSearch(settings: IndexSettings, records: Iterable<NaiveRecord>, query: NaiveQuery): NaiveAnswer {
  const matching: Ranked[] = [];
  for (const record of records) {
    if (!query.clauses.every((clause) => clause.some((term) => holds(settings, record, term)))) continue;
    if (query.boxes && !query.boxes.some((box) => isInBox(record, box))) continue;
    const far = query.around ? farness(record, query.around) : 0;
    const cost = textCost(settings, record, query);
    if (cost && far !== undefined) matching.push({ record, cost, far });
  }
  const keys = sortKeys(settings, query);
  matching.sort((left, right) => {
    for (const key of keys) {
      const difference = compare(key(left), key(right));
      if (difference !== 0) return difference;
    }
    return left.record.objectID < right.record.objectID ? -1 : 1;
  });
  return {
    objectIDs: matching.slice(query.offset, query.offset + query.length).map(({ record }) => record.objectID),
    nbHits: matching.length,
    facets: Object.fromEntries(
      query.facets.map((name) => [
        name,
        facetValues(
          matching.map(({ record }) => record),
          name,
          query.maxValuesPerFacet,
        ),
      ]),
    ),
    stats: Object.fromEntries(
      query.facets.flatMap((name) => {
        if (!numericNames(settings).has(name)) return [];
        const numbers = matching.map(({ record }) => numberOf(record, name)).filter((value) => value !== undefined);
        if (numbers.length === 0) return [];
        const sum = numbers.reduce((total, value) => total + value, 0);
        return [[name, { min: Math.min(...numbers), max: Math.max(...numbers), sum, avg: sum / numbers.length }]];
      }),
    ),
  };
}

/** Values of an attribute as text, without repeats: what a facet sees of a record. */
export function naiveValues(record: NaiveRecord, attribute: string): string[] {
  let found: unknown[] = [record];
  for (const name of attribute.split('.')) {
    found = found.flat(Infinity).map((value) => (value as Record<string, unknown> | null | undefined)?.[name]);
  }
  const scalars = found.flat(Infinity).filter((value) => value !== undefined && value !== null && value !== '');
  return [...new Set(scalars.map(String))];
}

function holds(settings: IndexSettings, record: NaiveRecord, term: NaiveTerm): boolean {
  return rawHolds(settings, record, term) !== term.negated;
}

function rawHolds(settings: IndexSettings, record: NaiveRecord, term: NaiveTerm): boolean {
  if (term.kind === 'facet') {
    const wanted = term.value.toLowerCase();
    return naiveValues(record, term.attribute).some((value) => value.toLowerCase() === wanted);
  }
  const value = numericNames(settings).has(term.attribute) ? numberOf(record, term.attribute) : undefined;
  if (value === undefined) return false;
  if (term.kind === 'range') return value >= term.low && value <= term.high;
  switch (term.comparison) {
    case '=':
      return value === term.value;
    case '!=':
      return value !== term.value;
    case '<':
      return value < term.value;
    case '<=':
      return value <= term.value;
    case '>':
      return value > term.value;
    case '>=':
      return value >= term.value;
  }
}

function numericNames(settings: IndexSettings): Set<string> {
  const ranked = [...(settings.customRanking ?? []), ...(settings.replicas ?? []).flatMap(({ ranking }) => ranking)];
  return new Set([
    ...(settings.numericAttributes ?? []),
    ...ranked.map((entry) => /\(([^()]*)\)/.exec(entry)?.[1] ?? ''),
  ]);
}

function numberOf(record: NaiveRecord, attribute: string): number | undefined {
  let value: unknown = record;
  for (const name of attribute.split('.')) value = (value as Record<string, unknown> | undefined)?.[name];
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' ? value : undefined;
}

function facetValues(records: readonly NaiveRecord[], name: string, limit: number): [string, number][] {
  const counts = new Map<string, number>();
  for (const record of records) {
    for (const value of naiveValues(record, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1)).slice(0, limit);
}

// ---- distance

function placesOf(record: NaiveRecord): { lat: number; lng: number }[] {
  return [record._geoloc].flat().filter((place): place is { lat: number; lng: number } => {
    const { lat, lng } = (place ?? {}) as { lat?: unknown; lng?: unknown };
    return typeof lat === 'number' && typeof lng === 'number' && lat >= -90 && lat <= 90 && lng >= -180 && lng <= 180;
  });
}

function isInBox(record: NaiveRecord, [lat, lng, otherLat, otherLng]: readonly [number, number, number, number]) {
  const between = (value: number, one: number, other: number) => (value - one) * (value - other) <= 0;
  return placesOf(record).some((place) => between(place.lat, lat, otherLat) && between(place.lng, lng, otherLng));
}

/** Metres to the record's nearest place, brought down to its step; undefined when out of the radius or nowhere. */
function farness(record: NaiveRecord, around: NaiveAround): number | undefined {
  const places = placesOf(record);
  if (places.length === 0) return undefined;
  const metres = Math.min(...places.map((place) => metresBetween(around, place)));
  if (around.radius !== undefined && metres > around.radius) return undefined;
  const steps = typeof around.precision === 'number' ? [{ from: 0, value: around.precision }] : around.precision;
  const { from, value } = steps.filter((step) => step.from <= metres).at(-1) ?? { from: 0, value: 1 };
  return metres - ((metres - from) % value);
}

// Haversine, written out by its textbook steps.
function metresBetween(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const radians = Math.PI / 180;
  const a = Math.sin(((other.lat - one.lat) * radians) / 2);
  const b = Math.sin(((other.lng - one.lng) * radians) / 2);
  const h = a * a + Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * b * b;
  return Math.round(2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(h))));
}

// ---- order

type Ranked = { readonly record: NaiveRecord; readonly cost: readonly number[]; readonly far: number };

function sortKeys(settings: IndexSettings, query: NaiveQuery): ((ranked: Ranked) => number)[] {
  const byNumber = (entry: string) => {
    const [, direction, attribute] = /^(asc|desc)\((.*)\)$/.exec(entry)!;
    return ({ record }: Ranked) => {
      const value = numberOf(record, attribute!);
      return value === undefined ? Number.POSITIVE_INFINITY : direction === 'asc' ? value : -value;
    };
  };
  const replica = settings.replicas?.find(({ name }) => name === query.indexName);
  return [
    ...(replica?.ranking ?? []).map(byNumber),
    ({ cost }) => cost[0]!,
    ({ far }) => far,
    ({ cost }) => cost[1]!,
    ({ cost }) => cost[2]!,
    ...(settings.customRanking ?? []).map(byNumber),
    ({ record }) => fnv1a(record.objectID),
  ];
}

function compare(left: number, right: number): number {
  return left === right ? 0 : left < right ? -1 : 1;
}

function fnv1a(text: string): number {
  let hash = 2166136261n;
  for (let at = 0; at < text.length; at++) hash = ((hash ^ BigInt(text.charCodeAt(at))) * 16777619n) % 2n ** 32n;
  return Number(hash);
}

// ---- text

/** Typos, weight of the attribute, inexact words: sums over the words; undefined when a word is not found. */
function textCost(settings: IndexSettings, record: NaiveRecord, query: NaiveQuery): readonly number[] | undefined {
  const words = splitWords(query.text);
  const total = [0, 0, 0];
  for (let place = 0; place < words.length; place++) {
    const best = wordCost(settings, record, query, words, place);
    if (!best) return undefined;
    best.forEach((part, index) => {
      total[index]! += part;
    });
  }
  return total;
}

function wordCost(
  settings: IndexSettings,
  record: NaiveRecord,
  query: NaiveQuery,
  words: readonly string[],
  place: number,
): readonly number[] | undefined {
  const last = words.length - 1;
  const begins = (at: number) => query.prefix === 'prefixAll' || (query.prefix === 'prefixLast' && at === last);
  const facets = new Set(settings.attributesForFaceting.map((entry) => entry.replace(/^\w+\((.*)\)$/, '$1')));
  const identifiers = settings.identifierAttributes ?? [];
  const costs: (readonly number[])[] = [];

  settings.searchableAttributes.forEach((entry, rank) => {
    for (const attribute of typeof entry === 'string' ? entry.split(',') : entry) {
      if (identifiers.includes(attribute)) continue;
      if (query.restrictTo && !query.restrictTo.includes(attribute)) continue;
      for (const value of naiveValues(record, attribute)) {
        for (const token of tokens(value, facets.has(attribute))) {
          const own = matchTypos(words[place]!, token, begins(place), query.typos);
          if (own !== undefined) costs.push([own, rank, token === words[place] ? 0 : 1]);
          for (const start of [place - 1, place]) {
            if (start < 0 || start >= last) continue;
            const pair = words[start]! + words[start + 1]!;
            const typos = matchTypos(pair, token, begins(start + 1) && pair.length >= 4, false);
            if (typos !== undefined) costs.push([typos, rank, token === pair ? 0 : 1]);
          }
        }
      }
    }
  });
  for (const attribute of identifiers) {
    if (query.restrictTo && !query.restrictTo.includes(attribute)) continue;
    for (const value of naiveValues(record, attribute)) {
      const key = splitWords(value).join('');
      for (const [wanted, mayBegin] of [
        [words[place]!, begins(place)],
        [words.join(''), begins(last)],
      ] as const) {
        if (key === wanted) costs.push([0, 0, 0]);
        else if (mayBegin && wanted.length >= 3 && key.startsWith(wanted)) costs.push([0, 0, 1]);
      }
    }
  }
  return costs.sort((left, right) => left[0]! - right[0]! || left[1]! - right[1]! || left[2]! - right[2]!)[0];
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function splitWords(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function tokens(value: string, isName: boolean): string[] {
  const text = plain(value);
  const found = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const joined = found.slice(1).flatMap((match, at) => {
    const left = found[at]!;
    const between = text.slice(left.index + left[0].length, match.index);
    return isName || /^\S$/u.test(between) ? [left[0] + match[0]] : [];
  });
  return [...found.map(([word]) => word), ...joined];
}

/** Typos between a search word and a word, or undefined when they are too many. */
export function matchTypos(word: string, token: string, mayBegin: boolean, typos: boolean): number | undefined {
  if (token === word || (mayBegin && token.startsWith(word))) return 0;
  const allowed = !typos || /^\p{N}+$/u.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (allowed === 0) return undefined;
  const ends = mayBegin ? Array.from({ length: token.length + 1 }, (_, end) => end) : [token.length];
  const nearest = Math.min(...ends.map((end) => distance(word, token.slice(0, end))));
  const counted = nearest + (word[0] === token[0] ? 0 : 1);
  return counted <= allowed ? counted : undefined;
}

// The same few words are compared over and over; only the speed of the tests depends on this.
const distances = new Map<string, number>();

function distance(left: string, right: string): number {
  const key = `${left} ${right}`;
  const known = distances.get(key) ?? fullDistance(left, right);
  distances.set(key, known);
  return known;
}

function fullDistance(left: string, right: string): number {
  const table = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= left.length; row++) {
    for (let column = 1; column <= right.length; column++) {
      const options = [
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + (left[row - 1] === right[column - 1] ? 0 : 1),
      ];
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        options.push(table[row - 2]![column - 2]! + 1);
      }
      table[row]![column] = Math.min(...options);
    }
  }
  return table[left.length]![right.length]!;
}
