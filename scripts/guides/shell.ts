import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One shell in which somebody works through a guide: what a block sets is there for the next. Any command that fails ends it.
 * @param cwd where it begins
 */
export const openShell = (cwd: string, env: Readonly<Record<string, string | undefined>>) => {
  const child = spawn('bash', ['--noprofile', '--norc'], { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  let hasEnded = false;
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      for (const each of heard) each();
    });
  child.once('close', () => {
    hasEnded = true;
    for (const each of heard) each();
  });
  child.stdin.write('set -euo pipefail\n');
  return {
    /** Runs a block to its end; what it wrote. */
    run: (block: string): Promise<string> => {
      if (hasEnded) return Promise.reject(new Error('The shell has ended with an earlier block.'));
      const mark = `end of ${randomUUID()}`;
      const file = join(cwd, 'block.sh');
      // Without standard input: what a command reads there would be the next block.
      writeFileSync(file, block);
      const from = said.length;
      return new Promise((done, fail) => {
        const look = () => {
          const written = said.slice(from);
          if (written.includes(mark)) {
            heard.delete(look);
            done(written.replace(mark, '').trim());
          } else if (hasEnded) {
            heard.delete(look);
            fail(new Error(`A command of this block failed:\n${block}\nIt wrote:\n${written}`));
          }
        };
        heard.add(look);
        child.stdin.write(`. ${file} </dev/null\necho '${mark}'\n`);
      });
    },
    close: (): void => void child.stdin.end(),
  };
};
