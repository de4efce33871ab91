// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Longest time in milliseconds that anything may take to come. */
const patienceMs = 120_000;

/** @typedef {ReturnType<ReturnType<typeof stagedProcesses>['open']>} StagedProcess */

/** @param {string} url @param {Record<string, string>} headers @returns {Promise<{ status: number, body: string }>} */
const ask = (url, headers) =>
  new Promise((resolve) => {
    const outgoing = request(url, { headers, agent: false, timeout: 20_000 }, (incoming) => {
      let body = '';
      incoming.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      incoming.once('end', () => resolve({ status: incoming.statusCode ?? 0, body }));
    });
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => resolve({ status: 0, body: '' }));
    outgoing.end();
  });

/**
 * Runs programs of staged trees as containers would: on the Node that the lock pins, as a user without rights, with the
 * variables that they are given and no others.
 * @param {{ node: string, user: { uid: number, gid: number } | undefined, tmp: string, say: (line: string) => void }} options `node`: a Node that the user may run
 */
export const stagedProcesses = ({ node, user, tmp, say }) => {
  /**
   * @param {string} name
   * @param {string} cwd
   * @param {readonly string[]} args
   * @param {Readonly<Record<string, string>>} env
   */
  const open = (name, cwd, args, env) => {
    const child = spawn(node, args, {
      cwd,
      ...user,
      env: { PATH: '/usr/bin:/bin', NODE_ENV: 'production', TMPDIR: tmp, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = { text: '' };
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part) => {
        output.text += part;
      });
    return { name, child, output, ended: once(child, 'exit') };
  };

  /** @type {StagedProcess[]} */
  const running = [];
  return {
    /** Runs a program that ends by itself. */
    open,
    /** Starts a program that stays. @param {Parameters<typeof open>} args */
    start: (...args) => void running.push(open(...args)),
    /**
     * Waits until an address answers as wanted, while every program that was started still runs.
     * @param {string} url
     * @param {number} status
     * @param {Record<string, string>} [headers]
     */
    until: async (url, status, headers = {}) => {
      const began = Date.now();
      for (;;) {
        const answer = await ask(url, headers);
        if (answer.status === status)
          return say(`  ${url} ${headers.host ?? ''} ${status} after ${Date.now() - began} ms`);
        const gone = running.find(({ child }) => child.exitCode !== null);
        if (gone !== undefined) throw new Error(`${gone.name} has ended:\n${gone.output.text.slice(-3000)}`);
        if (Date.now() - began > patienceMs)
          throw new Error(`${url} answers ${answer.status}, not ${status}: ${answer.body.slice(0, 500)}`);
        await pause(200);
      }
    },
    /** Asks all to end, the last one first. @throws {Error} where one does not end in order, or has logged an error */
    stopAll: async () => {
      for (const { name, child, output, ended } of running.splice(0).reverse()) {
        child.kill('SIGTERM');
        const [code] = await ended;
        if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output.text.slice(-2000)}`);
        const faults = output.text.split('\n').filter((line) => /"level":(50|60)/.test(line));
        if (faults.length > 0) throw new Error(`${name} logged errors:\n${faults.join('\n')}`);
        say(`  ${name} ended in order`);
      }
    },
    /** Ends whatever still runs. */
    killAll: () => {
      for (const { child } of running.splice(0)) child.kill('SIGKILL');
    },
  };
};
