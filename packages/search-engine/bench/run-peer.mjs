// Runs one peer in a process of its own, within bounds, and reads its figures.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Past its own time a peer may be busy with one last answer; then it is ended. */
const PATIENCE = 1.5;
/** The end of what a process said of its fault: enough to tell why it ended. */
const KEPT_COMPLAINT = 4000;

/**
 * The figures of a peer. One that cannot give them all has `ended` instead: "out of time", "out of memory" or what the
 * process ended with, beside how far it came (`stage`, `loaded`, `buildMs`, ...).
 * @param {string} peer
 * @param {number} vehicles
 * @param {{queries: number, rounds: number, budgetMs: number, minutes: number, heapMB: number}} options
 * @returns {Promise<Record<string, any>>}
 */
export async function runPeer(peer, vehicles, { minutes, heapMB, ...options }) {
  const script = fileURLToPath(new URL('./peer-process.mjs', import.meta.url));
  const json = JSON.stringify({ ...options, minutes });
  const child = spawn(
    process.execPath,
    ['--expose-gc', `--max-old-space-size=${heapMB}`, script, peer, String(vehicles), json],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  let complaint = '';
  let late = false;
  child.stdout.on('data', (part) => {
    said += part;
  });
  child.stderr.on('data', (part) => {
    complaint = (complaint + part).slice(-KEPT_COMPLAINT);
  });
  const timer = setTimeout(
    () => {
      late = true;
      child.kill('SIGKILL');
    },
    minutes * 60_000 * PATIENCE,
  );
  const { code, signal } = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  clearTimeout(timer);
  const last = JSON.parse(said.trim().split('\n').at(-1) || '{}');
  if (code === 0) return last;
  const ended = late
    ? 'out of time'
    : /out of memory|allocation failed/i.test(complaint)
      ? `out of memory (heap of ${heapMB} MB)`
      : `ended with ${signal ?? code}: ${/^.*Error.*$/m.exec(complaint)?.[0] ?? complaint.trim()}`;
  return { peer, vehicles, ...last, ended };
}
