// @ts-check
// The thread of `startEnquirer`: enquires until it is told to stop, or has done so as often as it was told.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { enquire } from './enquiries.mjs';

const { site, turns } = workerData;
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
/** @type {{ status: number, ms: number }[]} */
const answers = [];
while (!isOver && answers.length < turns.count) {
  const { status, ms } = await enquire(site, turns.first + answers.length);
  answers.push({ status, ms });
  await pause(turns.everyMs);
}
parentPort?.postMessage(answers);
parentPort?.close();
