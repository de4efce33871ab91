// The measured counting limit: what a bare loop takes that counts the facet codes of the matching rows of each query.
// Which rows match is found outside the clock; nothing is written. Beside it the engine's own CPU for whole answers,
// JSON in and out, in the same process over the same index.
import '../src/source-imports.mjs';
import { cpuSince, rounded } from './measure.mjs';
import { printClauses, printQuery } from './print-query.mjs';
import { SETTINGS, vehicle } from './vehicles.mjs';
import { workload } from './workload.mjs';

/**
 * @returns {Promise<object>} CPU per multi-query, of the floor, of the engine, and of the engine when a vehicle of its answer changes before each, without the change itself.
 */
export async function countingFloor(size, queries, rounds) {
  const { IndexHost } = await import('../src/host/index-host.ts');
  const { readRequest } = await import('../src/protocol/read-request.ts');
  const { parseFilterString } = await import('../src/protocol/filter-string.ts');
  const host = new IndexHost();
  host.createIndex(SETTINGS);
  for (let at = 0; at < size; at += 500) {
    host.apply(
      'cars',
      Array.from({ length: Math.min(500, size - at) }, (_, place) => vehicle(at + place)),
      [],
    );
  }
  const requests = workload(size, queries).map((multiQuery) => ({
    filters: printClauses(multiQuery[0].key),
    body: Buffer.from(JSON.stringify({ requests: multiQuery.map(printQuery) })),
  }));

  const index = host.indexNamed('cars');
  const { store, settings } = index;
  const jobs = requests.flatMap(({ filters, body }) =>
    readRequest({ kind: 'queries' }, body).map((query) => {
      const matched = index.match(query, { name: filters, filter: parseFilterString(filters) });
      const facets = (query.facets ?? []).flatMap((name) => settings.facetByName.get(name) ?? []);
      return {
        ordinals: matched.ordinals.slice(0, matched.count),
        facets,
        lists: facets.some(({ id }) => store.dictionary.isList[id]),
      };
    }),
  );
  const counters = new Uint32Array(store.dictionary.size);
  const slots = settings.countable.length;
  const count = ({ ordinals, facets, lists }) => {
    if (facets.length === 0) return;
    counters.fill(0);
    if (facets.length > 1 || lists) countRows(store, ordinals, counters, slots, lists);
    else countColumn(store.columns[facets[0].slot].values, ordinals, counters);
  };
  const timed = (work) => {
    work();
    const start = process.cpuUsage();
    for (let round = 0; round < rounds; round++) work();
    return cpuSince(start) / rounds / queries;
  };
  const floorCpuMs = timed(() => jobs.forEach(count));
  const engineCpuMs = timed(() => {
    for (const { filters, body } of requests) host.search({ kind: 'queries' }, body, { filters });
  });
  // What the engine remembers must follow the changes: here a vehicle that the search finds gets another price before each.
  const changing = requests.map((request, at) => {
    const [query] = readRequest({ kind: 'queries' }, request.body);
    const { ordinals, count } = index.match(query, {
      name: request.filters,
      filter: parseFilterString(request.filters),
    });
    const found = store.objectID(ordinals[(at * 7919) % Math.max(count, 1)]);
    return { ...request, changed: vehicle(Number(found.split(':')[1])) };
  });
  let searching = 0;
  const changeAndSearch = (step) => {
    for (const { filters, body, changed } of changing) {
      host.apply('cars', [{ ...changed, price: changed.price + step }], []);
      const start = process.cpuUsage();
      host.search({ kind: 'queries' }, body, { filters });
      searching += cpuSince(start);
    }
  };
  changeAndSearch(1);
  searching = 0;
  for (let round = 0; round < rounds; round++) changeAndSearch(2 + round);
  const changingCpuMs = searching / rounds / queries;
  return {
    floorCpuMs: rounded(floorCpuMs, 3),
    engineCpuMs: rounded(engineCpuMs, 3),
    ratio: rounded(engineCpuMs / floorCpuMs, 2),
    changingCpuMs: rounded(changingCpuMs, 3),
    changingRatio: rounded(changingCpuMs / floorCpuMs, 2),
  };
}

function countRows(store, ordinals, counters, slots, lists) {
  const { rowStart } = store;
  const codes = store.rows.values;
  for (let index = 0; index < ordinals.length; index++) {
    const start = rowStart[ordinals[index]];
    const end = lists ? rowStart[ordinals[index] + 1] : start + slots;
    for (let at = start; at < end; at++) counters[codes[at]]++;
  }
}

function countColumn(codes, ordinals, counters) {
  for (let index = 0; index < ordinals.length; index++) counters[codes[ordinals[index]]]++;
}
