// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * One process for all time: a number alone is given away again after its process has ended.
 * @typedef {object} ProcessIdentity
 * @property {number} pid
 * @property {string} started when it started, in the machine's own terms
 */

const bootId = () => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Some containers hide it; the start time alone is then what there is.
    return '';
  }
};

const fromProc = (/** @type {number} */ pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may itself hold blanks and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, parent, started] = [fields[0], fields[1], fields[19]];
  return state === 'Z' || state === 'X' ? null : { started: `${bootId()}/${started}`, parent: Number(parent) };
};

const fromPs = (/** @type {number} */ pid) => {
  const line = execFileSync('ps', ['-o', 'stat=,ppid=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  const match = /^(\S+)\s+(\d+)\s+(.+)$/.exec(line);
  return match === null || match[1]?.startsWith('Z') ? null : { started: match[3] ?? '', parent: Number(match[2]) };
};

const look = (/** @type {number} */ pid) => {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    // Both ways fail for a process that does not exist.
    return null;
  }
};

/**
 * Identity of a running process; null when there is none (a dead one not yet collected does not run).
 * @param {number} pid
 * @returns {ProcessIdentity | null}
 */
export const identify = (pid) => {
  const found = look(pid);
  return found === null ? null : { pid, started: found.started };
};

/**
 * Whether that very process runs still.
 * @param {ProcessIdentity} identity
 */
export const isAlive = (identity) => identify(identity.pid)?.started === identity.started;

/**
 * The process that started this one, and its own parent: the shell and npm when run as an npm script.
 * @param {number} pid
 * @returns {ProcessIdentity[]}
 */
export const ancestors = (pid) => {
  const found = [];
  let parent = look(pid)?.parent ?? 0;
  for (let step = 0; step < 2 && parent > 1; step += 1) {
    const identity = identify(parent);
    if (identity === null) break;
    found.push(identity);
    parent = look(parent)?.parent ?? 0;
  }
  return found;
};
