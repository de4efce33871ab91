// How soon changes are found, and what searches feel of changes and of a rebuild meanwhile.
import { percentile, percentiles, rounded } from './measure.mjs';
import { EnginePeer } from './peers/engine.mjs';
import { vehicle } from './vehicles.mjs';
import { workload } from './workload.mjs';

/** Wait between two changes while searches are timed, in milliseconds. */
const PAUSE = 100;

/**
 * @returns {Promise<object>} milliseconds: start to first answer, one and 500 changed vehicles until a search finds
 *   the change, and p99 of searches while nothing changes, while 500 vehicles change ten times a second and while the
 *   index is rebuilt.
 */
export async function updateCost(size, queries) {
  const records = Array.from({ length: size }, (_, at) => vehicle(at));
  const requestsOf = (peer) => workload(size, queries).map((multiQuery) => peer.request(multiQuery));

  const startedAt = performance.now();
  const peer = new EnginePeer();
  await peer.load(records);
  const requests = requestsOf(peer);
  await peer.answer(requests[0]);
  const startMs = rounded(performance.now() - startedAt, 0);

  const search = async (rounds) => {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      for (const request of requests) {
        const start = performance.now();
        await peer.answer(request);
        times.push(performance.now() - start);
      }
    }
    return times;
  };
  await search(1);

  let marker = 0;
  const untilFound = async (count) => {
    const from = (marker * 997) % (size - count);
    const stocknum = `FOUND${++marker}`;
    const changed = records.slice(from, from + count).map((record) => ({ ...record, stocknum }));
    const start = performance.now();
    await peer.upsertAll(changed);
    const bytes = await peer.engine.searchIndex('cars', JSON.stringify({ query: stocknum, hitsPerPage: 0 }));
    const { nbHits } = JSON.parse(Buffer.from(bytes.body).toString());
    if (nbHits !== count) throw new Error(`${count} vehicles changed, ${nbHits} found`);
    return performance.now() - start;
  };
  const one = [];
  const many = [];
  for (let repeat = 0; repeat < 20; repeat++) one.push(await untilFound(1));
  for (let repeat = 0; repeat < 10; repeat++) many.push(await untilFound(500));

  const quiet = percentiles(await search(3));
  let changing = true;
  let changes = 0;
  const changer = (async () => {
    while (changing) {
      await untilFound(500);
      changes++;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  })();
  const busy = percentiles(await search(3));
  changing = false;
  await changer;

  let rebuilding = true;
  const rebuild = peer.engine.replaceAll('cars', records).finally(() => {
    rebuilding = false;
  });
  const duringRebuild = [];
  while (rebuilding) {
    for (const request of requests) {
      const start = performance.now();
      await peer.answer(request);
      duringRebuild.push(performance.now() - start);
      if (!rebuilding) break;
    }
  }
  await rebuild;
  await peer.close();
  return {
    startMs,
    oneFoundMs: percentile(one, 0.95),
    manyFoundMs: percentile(many, 0.95),
    quietP99: quiet.p99,
    changingP99: busy.p99,
    changes,
    changingRatio: rounded(busy.p99 / quiet.p99, 2),
    rebuildingP99: percentiles(duringRebuild).p99,
    searchesDuringRebuild: duringRebuild.length,
  };
}
