import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const fromProc = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

const fromPs = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()) * 1024;

/** Has Linux count anew from what a process has now. */
const forgetMost = (pid: number): void => {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Where that is not allowed it counts from the start of the process: more than asked for, never less.
  }
};

/**
 * For tests: the most memory, in bytes, that a running process has had from now on. Linux keeps count; elsewhere it is
 * looked at ten times a second. `stop` answers the figure, and has to be called.
 */
export const watchMemory = (pid: number): { readonly stop: () => number } => {
  let most = 0;
  const look = () => {
    most = Math.max(most, process.platform === 'linux' ? fromProc(pid) : fromPs(pid));
  };
  if (process.platform === 'linux') forgetMost(pid);
  const timer = process.platform === 'linux' ? undefined : setInterval(look, 100);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return most;
    },
  };
};
