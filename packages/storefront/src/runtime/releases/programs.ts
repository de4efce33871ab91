import { spawn } from 'node:child_process';

/** A program that ended with a fault, with its own words where they were not shown already. */
export class ProgramFailed extends Error {}

/**
 * Runs a program to its end.
 * @param options.isShown whether what it writes is shown as it comes; else it is handed back
 * @returns what it wrote to standard output; empty where that was shown
 * @throws {ProgramFailed}
 */
export const runProgram = (
  program: string,
  args: readonly string[],
  { cwd, isShown = false }: { readonly cwd: string; readonly isShown?: boolean },
): Promise<string> =>
  new Promise((resolve, reject) => {
    const output: Record<'stdout' | 'stderr', string> = { stdout: '', stderr: '' };
    const child = spawn(program, [...args], {
      cwd,
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
      // npm is a script of the shell there.
      shell: process.platform === 'win32' && program !== process.execPath,
    });
    for (const name of ['stdout', 'stderr'] as const)
      child[name]?.setEncoding('utf8').on('data', (text: string) => {
        output[name] += text;
      });
    child.on('error', (error) => reject(new ProgramFailed(`${program} cannot be started: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) resolve(output.stdout);
      else {
        const words = (output.stderr.trim() || output.stdout.trim()).split('\n').slice(-12).join('\n');
        reject(new ProgramFailed(`${program} ${args.join(' ')} ended with code ${code}.\n${words}`.trim()));
      }
    });
  });
