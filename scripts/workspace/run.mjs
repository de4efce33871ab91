// @ts-check
import { spawn } from 'node:child_process';

/**
 * @typedef {object} RunResult
 * @property {number} code exit code; 128 and more when a signal ended it
 * @property {string} output the end of what it wrote, at most 64 KB
 */

const KEPT = 64 * 1024;

/**
 * Runs a program to its end without standard input.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {(text: string) => void} [options.onText] gets everything it writes, as it comes
 * @param {AbortSignal} [options.signal]
 * @returns {Promise<RunResult>}
 */
export const run = (program, args, { cwd, env, onText, signal }) =>
  new Promise((resolve) => {
    let output = '';
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
      stream.on('data', take);
    }
    child.on('error', (error) => {
      take(`${program}: ${error.message}\n`);
      if (child.pid === undefined) resolve({ code: 127, output });
    });
    child.on('close', (code) => resolve({ code: code ?? 130, output }));
  });
