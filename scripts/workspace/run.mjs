// @ts-check
import { spawn } from 'node:child_process';

/**
 * @typedef {object} RunResult
 * @property {number} code exit code; 128 and more when a signal ended it
 * @property {string} output the end of what it wrote, at most 64 KB
 */

const KEPT = 64 * 1024;

/**
 * Runs a program to its end without standard input. One that hangs is ended; what it has started is not waited for.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {(text: string) => void} [options.onText] gets everything it writes, as it comes
 * @param {AbortSignal} [options.signal]
 * @param {number} [options.longestSilenceMs] what writes nothing for so long hangs
 * @returns {Promise<RunResult>}
 */
export const run = (program, args, { cwd, env, onText, signal, longestSilenceMs }) =>
  new Promise((resolve) => {
    let output = '';
    /** @type {NodeJS.Timeout | undefined} */
    let silence;
    const endSilent = () => {
      take(`\n${program} has written nothing for ${Math.round((longestSilenceMs ?? 0) / 1000)} s and was ended.\n`);
      child.kill('SIGKILL');
      // Held open by what it has started.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const listen = () => {
      clearTimeout(silence);
      if (longestSilenceMs !== undefined) silence = setTimeout(endSilent, longestSilenceMs);
    };
    const take = (/** @type {string} */ text) => {
      output = (output + text).slice(-KEPT);
      onText?.(text);
    };
    const child = spawn(program, [...args], {
      cwd,
      env,
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (/** @type {string} */ text) => {
        take(text);
        listen();
      });
    }
    listen();
    child.on('error', (error) => {
      clearTimeout(silence);
      take(`${program}: ${error.message}\n`);
      if (child.pid === undefined) resolve({ code: 127, output });
    });
    child.on('close', (code) => {
      clearTimeout(silence);
      resolve({ code: code ?? 130, output });
    });
  });
