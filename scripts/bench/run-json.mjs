// @ts-check
import { spawn } from 'node:child_process';

/**
 * Runs a Node program of ours and reads the JSON on its last line.
 * @param {string[]} args
 * @returns {Promise<any>}
 */
export const runJson = (args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (part) => {
      out += part;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`${args.join(' ')} ended with code ${code}.`));
      resolve(JSON.parse(out.trim().split('\n').at(-1) ?? 'null'));
    });
  });
