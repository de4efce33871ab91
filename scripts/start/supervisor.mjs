// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { identify } from '../workspace/process-identity.mjs';
import { nextTry } from './backoff.mjs';

/**
 * @typedef {object} ServiceSpec
 * @property {string} name
 * @property {string} program
 * @property {readonly string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} [tellsFaults] what it writes to standard error goes to ours and not to its log
 */
/**
 * @typedef {object} Service
 * @property {ServiceSpec} spec
 * @property {import('node:child_process').ChildProcess | null} child
 * @property {number | null} launchedAt by the clock of `performance`; null while it does not run
 * @property {number} failures
 * @property {NodeJS.Timeout | null} pending
 * @property {boolean} expected its end is wanted: it is not started again
 * @property {(() => void)[]} onEnd
 */

const TAIL = 4_000;

/**
 * Keeps services running: starts them, starts again what ended by itself, stops them in the reverse order.
 *
 * A service runs in a process group of its own, so that Ctrl-C in the terminal reaches only us and the order of
 * stopping is ours. Its standard input is a pipe from us: it closes with us even if we are killed.
 * @param {object} options
 * @param {string} options.logs folder of the services' logs
 * @param {ReturnType<typeof import('./process-records.mjs').processRecords>} options.records
 * @param {(text: string) => void} options.say
 */
export const createSupervisor = ({ logs, records, say }) => {
  /** @type {Map<string, Service>} */
  const services = new Map();
  const logOf = (/** @type {string} */ name) => join(logs, `${name}.log`);

  const launch = (/** @type {Service} */ service) => {
    const { name, program, args, cwd, env, tellsFaults = false } = service.spec;
    const log = openSync(logOf(name), 'a');
    const began = performance.now();
    const child = spawn(program, [...args], {
      cwd,
      env: { ...env, FORECOURT_PARENT_PIPE: '1' },
      stdio: ['pipe', log, tellsFaults ? 'inherit' : log],
      detached: true,
    });
    closeSync(log);
    service.child = child;
    service.launchedAt = began;
    // Writing to a service that has ended is no fault of its own: its end is dealt with below.
    child.stdin?.on('error', () => undefined);
    const identity = child.pid === undefined ? null : identify(child.pid);
    if (identity !== null) records.write({ name, process: identity, launchers: [] });

    let ended = false;
    const onEnd = (/** @type {string} */ how) => {
      if (ended) return;
      ended = true;
      service.child = null;
      service.launchedAt = null;
      records.remove(name);
      const waiting = service.onEnd.splice(0);
      if (!service.expected) {
        const { failures, delay } = nextTry(service, performance.now() - began);
        service.failures = failures;
        say(`  ! ${name} ended (${how}); it is started again in ${delay / 1000} s. Its log: ${logOf(name)}`);
        service.pending = setTimeout(() => launch(service), delay);
      }
      for (const tell of waiting) tell();
    };
    child.once('error', (error) => onEnd(error.message));
    child.once('exit', (code, signal) => onEnd(signal ?? `code ${code}`));
  };

  const stop = async (/** @type {Service} */ service, /** @type {number} */ patienceMs) => {
    service.expected = true;
    if (service.pending !== null) clearTimeout(service.pending);
    const { child } = service;
    if (child === null) return;
    const end = new Promise((resolve) => service.onEnd.push(() => resolve(undefined)));
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    await end;
    clearTimeout(force);
  };

  return {
    /** @param {ServiceSpec} spec */
    start: (spec) => {
      mkdirSync(logs, { recursive: true });
      rmSync(logOf(spec.name), { force: true });
      /** @type {Service} */
      const service = {
        spec,
        child: null,
        launchedAt: null,
        failures: 0,
        pending: null,
        expected: false,
        onEnd: [],
      };
      services.set(spec.name, service);
      launch(service);
    },

    /**
     * Ends a service that runs but does not work; it is then started again like one that ended by itself.
     * @param {string} name
     */
    restart: (name) => {
      const child = services.get(name)?.child;
      child?.kill('SIGTERM');
      setTimeout(() => {
        if (child?.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      }, 5_000).unref();
    },

    /**
     * When a service that runs was launched, in milliseconds of `performance.now()`; null while it waits to be started
     * again.
     * @param {string} name
     */
    launchedAt: (name) => services.get(name)?.launchedAt ?? null,

    /** How often a service has ended by itself. @param {string} name */
    failures: (name) => services.get(name)?.failures ?? 0,

    /** The last lines that a service wrote. @param {string} name */
    tail: (name) => {
      try {
        const text = readFileSync(logOf(name), 'utf8').slice(-TAIL);
        return text.trim().split('\n').slice(-20).join('\n');
      } catch {
        // It was never started, so it has said nothing.
        return '';
      }
    },

    names: () => [...services.keys()],

    /**
     * Stops the named services, one after the other, in the order given.
     * @param {readonly string[]} names
     * @param {number} patienceMs after which a service is killed
     */
    stop: async (names, patienceMs) => {
      // None is to come back while another is being stopped.
      for (const name of names) {
        const service = services.get(name);
        if (service !== undefined) service.expected = true;
      }
      for (const name of names) {
        const service = services.get(name);
        if (service !== undefined) await stop(service, patienceMs);
      }
    },

    /** Kills everything at once. */
    kill: () => {
      for (const service of services.values()) {
        service.expected = true;
        if (service.pending !== null) clearTimeout(service.pending);
        service.child?.kill('SIGKILL');
      }
    },
  };
};

/** @typedef {ReturnType<typeof createSupervisor>} Supervisor */
