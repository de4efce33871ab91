import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process as far as we may rely on it: its state letter (Z is a zombie: dead, only not yet collected) and name. */
interface ProcessState {
  readonly state: string;
  readonly command: string;
}

const fromProc = (pid: number): ProcessState | null => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const open = stat.indexOf('(');
  const close = stat.lastIndexOf(')');
  return { command: stat.slice(open + 1, close), state: stat.slice(close + 2, close + 3) };
};

const fromPs = (pid: number): ProcessState | null => {
  const line = execFileSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [state = '', command = ''] = line.split(/\s+(.*)/s);
  return line === '' ? null : { state, command };
};

const stateOf = (pid: number): ProcessState | null => {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    // Both ways fail for a process that does not exist.
    return null;
  }
};

/** Whether a process runs. A zombie does not, though signals still reach its number. */
export const isRunning = (pid: number): boolean => {
  const found = stateOf(pid);
  return found !== null && !found.state.startsWith('Z');
};

/** Whether a running process of that number is a PostgreSQL server, and not one that got the number later. */
export const isRunningPostgres = (pid: number): boolean =>
  isRunning(pid) && /postgres/i.test(stateOf(pid)?.command ?? '');
