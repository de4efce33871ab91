// @ts-check
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../workspace/process-identity.mjs';

/** @typedef {import('../workspace/process-identity.mjs').ProcessIdentity} ProcessIdentity */
/**
 * @typedef {object} ProcessRecord
 * @property {string} name
 * @property {ProcessIdentity} process
 * @property {ProcessIdentity[]} launchers who started it; when one has gone, nobody is left to stop it
 */

/**
 * @param {unknown} value
 * @returns {value is ProcessIdentity}
 */
const isIdentity = (value) =>
  typeof value === 'object' && value !== null && 'pid' in value && Number.isInteger(value.pid) && 'started' in value;

/**
 * Records of running processes, one file each, so that a later start finds what an earlier one left behind.
 * @param {string} folder
 */
export const processRecords = (folder) => {
  const fileOf = (/** @type {string} */ name) => join(folder, `${name}.json`);

  /** @returns {ProcessRecord[]} */
  const readAll = () => {
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        try {
          const record = JSON.parse(readFileSync(join(folder, file), 'utf8'));
          return isIdentity(record.process) ? [{ launchers: [], ...record, name: file.slice(0, -5) }] : [];
        } catch {
          // Half written by a process that was killed: it says nothing that could be relied on.
          return [];
        }
      });
  };

  return {
    readAll,
    /** @param {ProcessRecord} record */
    write: (record) => {
      mkdirSync(folder, { recursive: true });
      const draft = `${fileOf(record.name)}.draft`;
      writeFileSync(draft, JSON.stringify(record));
      renameSync(draft, fileOf(record.name));
    },
    /** @param {string} name */
    remove: (name) => rmSync(fileOf(name), { force: true }),
  };
};

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
const send = (pid, signal) => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has ended in the meantime, which is what was wanted.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/**
 * Ends recorded processes: asks first, forces after `patienceMs`. Only the very processes of the records are touched,
 * never another one that got the number since.
 * @param {readonly ProcessRecord[]} records
 * @param {number} patienceMs
 * @returns {Promise<string[]>} names of those that were still running
 */
export const endProcesses = async (records, patienceMs) => {
  const running = records.filter((record) => isAlive(record.process));
  for (const record of running) send(record.process.pid, 'SIGTERM');
  for (let waited = 0; waited < patienceMs && running.some((record) => isAlive(record.process)); waited += 50) {
    await pause(50);
  }
  for (const record of running) if (isAlive(record.process)) send(record.process.pid, 'SIGKILL');
  return running.map((record) => record.name);
};
