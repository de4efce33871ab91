import { readFileSync } from 'node:fs';

/** Hundredths of a second, the unit of the processor times that Linux tells. */
const tickMs = 10;

/** Milliseconds of processor time that a process has had, all of its threads together. */
export const processorMs = (pid: number): number => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program may hold spaces; it ends with the last bracket.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
};

/** Bytes of memory that a process has now, and had at most. */
export const memoryOf = (pid: number): { readonly now: number; readonly most: number } => {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  const bytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) * 1024;
  return { now: bytes('VmRSS'), most: bytes('VmHWM') };
};
