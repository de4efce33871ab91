// One peer alone in a process, so that its memory is its own: `node --expose-gc peer-process.mjs <peer> <size> <json>`.
// Prints one JSON line with its figures.
import { cpuSince, digest, memory, percentiles, rounded } from './measure.mjs';
import { vehicle } from './vehicles.mjs';
import { workload } from './workload.mjs';

const [name, sizeText, optionsText] = process.argv.slice(2);
const size = Number(sizeText);
/** `budgetMs`: a slow peer answers an even sample of the workload, at least 40 multi-queries. */
const { queries, rounds, budgetMs } = JSON.parse(optionsText ?? '{}');

async function makePeer() {
  if (name === 'engine') return new (await import('./peers/engine.mjs')).EnginePeer();
  if (name === 'minisearch') return new (await import('./peers/minisearch.mjs')).MiniSearchPeer(size);
  if (name === 'orama') return new (await import('./peers/orama.mjs')).OramaPeer();
  await import('../src/source-imports.mjs');
  const { wordsOf } = await import('../src/text/words.ts');
  const { matchWord, typoAllowance } = await import('../src/text/typos.ts');
  return new (await import('./peers/sqlite.mjs')).SqliteSearch({ wordsOf, matchWord, typoAllowance });
}

function* stock(from, to, change = (record) => record) {
  for (let at = from; at < to; at++) yield change(vehicle(at));
}

/** Vehicles that exist, with other prices. */
function changed(from, count) {
  return [...stock(from, from + count, (record) => ({ ...record, price: record.price + 10 }))];
}

const peer = await makePeer();
const generation = performance.now();
let generated = 0;
for (const record of stock(0, Math.min(size, 2000))) generated += record.price > 0 ? 1 : 0;
const generationMs = ((performance.now() - generation) / generated) * size;
// What the process takes before there is an index: Node, this script, the making up of vehicles.
const before = memory();
const buildStart = performance.now();
await peer.load(stock(0, size));
// The vehicles are made up while they are loaded; that time is not the peer's, unless another thread loads meanwhile.
const buildMs = rounded(performance.now() - buildStart - (name === 'engine' ? 0 : generationMs), 0);
const built = memory();

const multiQueries = workload(size, queries);
for (const multiQuery of multiQueries) for (const query of multiQuery) peer.prepareText(query.text);
const requests = multiQueries.map((multiQuery) => (peer.request ? peer.request(multiQuery) : multiQuery));
const answerOf = async (request) => {
  if (peer.answer) return peer.answer(request);
  const found = [];
  for (const query of request) found.push(await peer.search(query));
  return found;
};

const order = Array.from({ length: queries }, (_, at) => (at * 7) % queries);
const digests = [];
const begun = performance.now();
let asked = 0;
// The first round warms up and is compared; a slow peer stops early.
for (const at of order) {
  const answer = await answerOf(requests[at]);
  const results = peer.answer ? JSON.parse(Buffer.from(answer).toString()).results : answer;
  digests[at] = results.map((result, place) =>
    digest(result.nbHits, result.facets ?? {}, multiQueries[at][place].facets),
  );
  asked++;
  if (asked >= 40 && performance.now() - begun > budgetMs) break;
}
const times = [];
const cpuStart = process.cpuUsage();
const sample = order.slice(0, asked);
for (let round = 0; round < (asked < queries ? 1 : rounds); round++) {
  for (const at of sample) {
    const start = performance.now();
    await answerOf(requests[at]);
    times.push(performance.now() - start);
  }
}
const cpuMs = rounded(cpuSince(cpuStart) / times.length, 3);

const updates = { one: [], many: [] };
const upsert = async (records) => {
  if (peer.upsertAll) return peer.upsertAll(records);
  for (const record of records) await peer.upsert(record);
};
for (const [kind, count, repeats] of [
  ['one', 1, 15],
  ['many', 500, 4],
]) {
  for (let repeat = 0; repeat < repeats; repeat++) {
    const records = changed((repeat * 811) % (size - 500), count);
    const start = performance.now();
    await upsert(records);
    updates[kind].push(performance.now() - start);
  }
}
await peer.close();
process.stdout.write(
  `${JSON.stringify({
    peer: name,
    vehicles: size,
    buildMs,
    ...built,
    indexMB: built.rssMB - before.rssMB,
    multiQueries: sample.length,
    ...percentiles(times),
    cpuMs,
    updateOneMs: percentiles(updates.one).p50,
    update500Ms: percentiles(updates.many).p50,
    digests,
  })}\n`,
);
