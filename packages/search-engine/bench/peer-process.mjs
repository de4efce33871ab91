// One peer alone in a process, so that its memory is its own: `node --expose-gc peer-process.mjs <peer> <size> <json>`.
// Prints JSON lines: how far it has come, last its figures. Out of time it stops where it is and says so.
import { cpuSince, digest, memory, percentiles, rounded } from './measure.mjs';
import { vehicle } from './vehicles.mjs';
import { pagings, workload } from './workload.mjs';

const [name, sizeText, optionsText] = process.argv.slice(2);
const size = Number(sizeText);
/**
 * `budgetMs`: a slow peer answers an even sample of the workload in about this time, at least 40 multi-queries.
 * `minutes`: what loading and answering together may take.
 */
const { queries, rounds, budgetMs, minutes } = JSON.parse(optionsText ?? '{}');
/** The mix of the workload repeats every ten multi-queries: fewer are no even sample. */
const MIX = 10;
const FEWEST = 40;
const deadline = performance.now() + minutes * 60_000;

const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const outOfTime = () => performance.now() > deadline;

async function makePeer() {
  if (name === 'engine') return new (await import('./peers/engine.mjs')).EnginePeer();
  if (name === 'minisearch') return new (await import('./peers/minisearch.mjs')).MiniSearchPeer(size);
  if (name === 'lucene') return new (await import('./peers/lucene.mjs')).LucenePeer();
  if (name === 'orama') return new (await import('./peers/orama.mjs')).OramaPeer();
  await import('../src/source-imports.mjs');
  const { wordsOf } = await import('../src/text/words.ts');
  const { matchWord, typoAllowance } = await import('../src/text/typos.ts');
  return new (await import('./peers/sqlite.mjs')).SqliteSearch({ wordsOf, matchWord, typoAllowance });
}

function* stock(from, to, change = (record) => record) {
  for (let at = from; at < to; at++) yield change(vehicle(at));
}

/** The whole stock; ends the process when it takes too long, with what was loaded by then. */
function* stockInTime() {
  const start = performance.now();
  for (let at = 0; at < size; at++) {
    if (at > 0 && at % 1000 === 0) {
      const loaded = {
        peer: name,
        vehicles: size,
        stage: 'loading',
        loaded: at,
        ms: rounded(performance.now() - start, 0),
      };
      if (outOfTime()) {
        say({ ...loaded, ...memory(), ended: 'out of time' });
        process.exit(0);
      }
      if (at % 10_000 === 0) say(loaded);
    }
    yield vehicle(at);
  }
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
await peer.load(stockInTime());
// The vehicles are made up while they are loaded; that time is not the peer's, unless another thread loads meanwhile.
const buildMs = rounded(performance.now() - buildStart - (name === 'engine' ? 0 : generationMs), 0);
const built = { ...memory(), ...(peer.usage ? { rssMB: (await peer.usage()).rssMB } : {}) };
const sayAnswering = (soFar) => say({ peer: name, vehicles: size, stage: 'answering', buildMs, ...built, ...soFar });
sayAnswering({ answered: 0 });

const multiQueries = workload(size, queries);
for (const multiQuery of multiQueries) for (const query of multiQuery) peer.prepareText(query.text);
const requests = multiQueries.map((multiQuery) => (peer.request ? peer.request(multiQuery) : multiQuery));
const answerOf = async (request) => {
  if (peer.answer) return peer.answer(request);
  const found = [];
  for (const query of request) found.push(await peer.search(query));
  return found;
};
const timed = async (at, times) => {
  const start = performance.now();
  const answer = await answerOf(requests[at]);
  times.push(performance.now() - start);
  return answer;
};

/** A peer in a process of its own tells its processor time; what this one spends on talking with it does not count. */
const cpuNow = async () => (peer.usage ? (await peer.usage()).cpuMs : process.cpuUsage());
const cpuAll = async (from) => (peer.usage ? (await peer.usage()).cpuMs - from : cpuSince(from));

const order = Array.from({ length: queries }, (_, at) => (at * 7) % queries);
const digests = [];
const firstTimes = [];
const begun = performance.now();
let cpuStart = await cpuNow();
const enough = (asked) =>
  asked > 0 && asked % MIX === 0 && (outOfTime() || (asked >= FEWEST && performance.now() - begun > budgetMs));
// The first round warms up and is compared; a slow peer stops early.
let asked = 0;
for (; asked < queries && !enough(asked); asked++) {
  const at = order[asked];
  const answer = await timed(at, firstTimes);
  const results = peer.answer ? JSON.parse(Buffer.from(answer).toString()).results : answer;
  digests[at] = results.map((result, place) =>
    digest(result.nbHits, result.facets ?? {}, multiQueries[at][place].facets),
  );
  if ((asked + 1) % MIX === 0) sayAnswering({ answered: asked + 1, ...percentiles(firstTimes) });
}
let cpuMs = (await cpuAll(cpuStart)) / asked;
let times = [];
const sample = order.slice(0, asked);
for (let round = 1; round < (peer.warmRounds ?? 1); round++) for (const at of sample) await answerOf(requests[at]);
cpuStart = await cpuNow();
for (let round = 0; round < (asked < queries ? 1 : rounds); round++) {
  for (const at of sample) if (!outOfTime()) await timed(at, times);
}
// Without the time for a whole second round the first one counts: a peer this slow is warm within one answer.
const warm = times.length >= sample.length;
if (warm) cpuMs = (await cpuAll(cpuStart)) / times.length;
else times = firstTimes;
say({ peer: name, vehicles: size, stage: 'changing', buildMs, ...built, multiQueries: asked, ...percentiles(times) });

/** Deep pages and pages of a hundred hits: the middle of the times, and processor time, once warm. */
const paging = {};
for (const [kind, pages] of Object.entries(pagings(size))) {
  const asks = pages.map((page) => (peer.request ? peer.request(page) : page));
  const ask = async (taken) => {
    for (const request of asks) {
      if (outOfTime()) return;
      const start = performance.now();
      await answerOf(request);
      taken.push(performance.now() - start);
    }
  };
  for (let round = 0; round < (peer.warmRounds ?? 2); round++) await ask([]);
  const from = await cpuNow();
  const taken = [];
  for (let round = 0; round < rounds; round++) await ask(taken);
  if (taken.length > 0)
    paging[kind] = { p50: percentiles(taken).p50, cpuMs: rounded((await cpuAll(from)) / taken.length, 3) };
}

const updates = { one: [], many: [] };
const upsert = async (records) => {
  if (peer.upsertAll) return peer.upsertAll(records);
  for (const record of records) await peer.upsert(record);
};
for (const [kind, count, repeats] of [
  ['one', 1, 15],
  ['many', 500, 4],
]) {
  for (let repeat = 0; repeat < repeats && (repeat === 0 || !outOfTime()); repeat++) {
    const records = changed((repeat * 811) % (size - 500), count);
    const start = performance.now();
    await upsert(records);
    updates[kind].push(performance.now() - start);
  }
}
await peer.close();
say({
  peer: name,
  vehicles: size,
  buildMs,
  ...built,
  indexMB: built.rssMB - before.rssMB,
  multiQueries: asked,
  warm,
  ...percentiles(times),
  cpuMs: rounded(cpuMs, 3),
  paging,
  updateOneMs: percentiles(updates.one).p50,
  update500Ms: percentiles(updates.many).p50,
  digests,
});
