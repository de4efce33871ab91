// 200 multi-queries as the storefront sends them, in a neutral form that both engines translate.
import { FACETS, FEATURES, random, STATS, vehicle } from './vehicles.mjs';

/**
 * A query: `key` and `clauses` are ANDs of ORs of [attribute, value]; `ranges` are [attribute, low, high].
 * @typedef {{key: [string, string][][], clauses: [string, string][][], ranges: [string, number, number][], text: string,
 *   sort: string, offset: number, limit: number, facets: string[], stats: string[]}} NeutralQuery
 */

/** @returns {NeutralQuery[][]} */
export function workload(size, count = 200) {
  const next = random(4242);
  const sample = () => vehicle(Math.floor(next() * size));
  const available = [
    ['status', 'in_stock'],
    ['status', 'coming_soon'],
  ];
  // A fifth of the searches are on a national site that shows everything, half on the large sites.
  const key = () => {
    const share = next();
    if (share < 0.2) return [available];
    const site = share < 0.5 ? 0 : share < 0.8 ? 1 + Math.floor(next() * 3) : 4 + Math.floor(next() * 36);
    return [[['site', `site-${site}`]], available];
  };
  const query = (part) => ({
    key: part.key ?? key(),
    clauses: [],
    ranges: [],
    text: '',
    sort: 'custom_rank desc',
    offset: 0,
    limit: 21,
    facets: FACETS,
    stats: STATS,
    ...part,
  });
  // InstantSearch: the query itself, then one more for each refined facet or number without its own refinement.
  const refined = (base, choices, ranges) => {
    const clause = ([attribute, values]) => values.map((value) => [attribute, String(value)]);
    const all = { ...base, clauses: choices.map(clause), ranges };
    return [
      query(all),
      ...choices.map(([attribute], at) =>
        query({
          ...all,
          clauses: choices.toSpliced(at, 1).map(clause),
          limit: 0,
          facets: [attribute],
          stats: STATS.includes(attribute) ? [attribute] : [],
        }),
      ),
      ...ranges.map(([attribute], at) =>
        query({ ...all, ranges: ranges.toSpliced(at, 1), limit: 0, facets: [], stats: [attribute] }),
      ),
    ];
  };
  const kinds = {
    browse: () => [query({ offset: next() < 0.7 ? 0 : 21 * Math.floor(next() * 8) })],
    refine: () => {
      const one = sample();
      const other = sample();
      const choices = [
        ['make', [one.make, other.make]],
        ['body', [one.body]],
        ['fuel', [one.fuel, 'Diesel']],
        ['colour', [one.colour, 'White']],
        ['transmission', [one.transmission]],
        ['state', [one.state]],
        ['features', [one.features[0]]],
        ['year', [one.year, one.year - 1]],
        ['make_model.lvl1', [one.make_model.lvl1]],
        ['car_type', ['Used']],
      ].map(([attribute, values]) => [attribute, [...new Set(values)]]);
      while (choices.length > 2 + Math.floor(next() * 2)) choices.splice(Math.floor(next() * choices.length), 1);
      return refined(
        { key: key() },
        choices,
        next() < 0.4 ? [['price', 5000, 20_000 + Math.floor(next() * 40) * 1000]] : [],
      );
    },
    text: () => {
      const car = sample();
      const make = car.make.toLowerCase();
      const model = car.model.toLowerCase();
      const text = [
        () => make.slice(0, 3 + Math.floor(next() * 3)),
        () => `${misspelt(make, next)} ${model.slice(0, 3)}`,
        () => model,
        () => `${car.colour.toLowerCase()} ${misspelt(make, next)}`,
        () => car.stocknum.toLowerCase(),
        () => FEATURES[Math.floor(next() * 40)].toLowerCase(),
        () => `${misspelt(make, next)} ${car.badge.toLowerCase()}`,
      ][Math.floor(next() * 7)]();
      return next() < 0.5 ? [query({ text })] : refined({ key: key(), text }, [['body', [car.body]]], []);
    },
    sort: (at) => {
      const low = Math.floor(next() * 30) * 1000;
      const sort = ['price asc', 'price desc', 'km asc', 'year desc'][at % 4];
      return refined({ key: key(), sort }, [], [['price', low, low + 5000 + Math.floor(next() * 30) * 1000]]);
    },
    similar: () => {
      const car = sample();
      const base = { key: [[['site', car.site]], available], facets: [], stats: [], limit: 10 };
      const near = ['price', car.price - 10_000, car.price + 10_000];
      return [
        query({ ...base, clauses: [[['make', car.make]], [['model', car.model]]], ranges: [near] }),
        query({ ...base, clauses: [[['make', car.make]]], ranges: [near] }),
        query({ ...base, clauses: [[['body', car.body]], [['car_type', car.car_type]]], ranges: [near] }),
      ];
    },
  };
  const mix = ['browse', 'refine', 'text', 'browse', 'refine', 'text', 'browse', 'refine', 'sort', 'similar'];
  return Array.from({ length: count }, (_, at) => kinds[mix[at % mix.length]](Math.floor(at / mix.length)));
}

/**
 * Pages that the workload has not, all of a national site without facets: far down a list by price, and a hundred hits on
 * a page.
 * @returns {{deep: NeutralQuery[][], hundred: NeutralQuery[][]}}
 */
export function pagings(size, count = 60) {
  const next = random(77);
  const query = {
    key: [
      [
        ['status', 'in_stock'],
        ['status', 'coming_soon'],
      ],
    ],
    clauses: [],
    ranges: [],
    text: '',
    facets: [],
    stats: [],
  };
  // Of 50,000: offsets of 14,700 to 18,900.
  const deepest = Math.floor((size * 0.378) / 21);
  const shallowest = Math.floor((size * 0.294) / 21);
  const pageOf = () => shallowest + Math.floor(next() * (deepest - shallowest));
  const hundreds = Math.max(1, Math.min(50, Math.floor(size / 125)));
  return {
    deep: Array.from({ length: count }, () => [{ ...query, sort: 'price asc', offset: 21 * pageOf(), limit: 21 }]),
    hundred: Array.from({ length: count }, (_, at) => [
      { ...query, sort: 'custom_rank desc', offset: 100 * ((at * 7) % hundreds), limit: 100 },
    ]),
  };
}

function misspelt(word, next) {
  if (word.length < 5) return word;
  const at = 1 + Math.floor(next() * (word.length - 2));
  const kind = next();
  if (kind < 0.34) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.67) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return `${word.slice(0, at)}x${word.slice(at + 1)}`;
}
