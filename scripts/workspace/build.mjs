// @ts-check
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { packagesOf } from './packages-of.mjs';
import { binaries, root, withBinaries } from './paths.mjs';
import { run } from './run.mjs';

/** Lines of a failed task's output that are shown. */
const SHOWN = 80;

/**
 * Reads what turbo writes while tasks run side by side: which have begun, and what each has said.
 * @param {(task: string) => void} [onTask] gets the name of each workspace whose build begins
 */
export const turboOutput = (onTask) => {
  /** @type {Map<string, string[]>} */
  const said = new Map();
  /** @type {string[]} */
  const other = [];
  let rest = '';
  return {
    /** @param {string} text */
    take: (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [, task, words = ''] = /^@forecourt\/([\w-]+):build: ?(.*)$/.exec(line) ?? [];
        if (task === undefined) {
          other.push(line);
          continue;
        }
        const begins = words.startsWith('cache miss');
        if (begins) onTask?.(task);
        said.set(task, [...(said.get(task) ?? []), ...(begins ? [] : [words])].slice(-SHOWN));
      }
    },
    /** What the failed tasks said, or all that belongs to none when turbo itself failed. */
    faults: () => {
      const failed = [...other.join('\n').matchAll(/@forecourt\/([\w-]+)#build/g)].map((match) => match[1] ?? '');
      const tasks = [...new Set(failed)].filter((task) => said.has(task));
      if (tasks.length === 0) return other.join('\n').trim();
      return tasks.map((task) => `${task}:\n${said.get(task)?.join('\n').trim()}`).join('\n\n');
    },
  };
};

/**
 * Whether a workspace, or one of ours that it needs, has not been built or has lost its build. What is there may be of
 * an older day: only turbo tells that.
 * @param {string} folder of the checkout
 * @param {string} workspace its place, such as `apps/api`
 */
export const lacksBuild = (folder, workspace) =>
  [workspace, ...packagesOf(folder, workspace)].some((place) => !existsSync(join(folder, place, 'dist')));

/**
 * Builds packages and apps through turbo, which leaves out what has not changed.
 * @param {object} options
 * @param {readonly string[]} [options.only] workspaces to build, by their places such as `apps/api`, with what they
 *   depend on; all when absent
 * @param {boolean} [options.itself] false builds what they depend on and not them
 * @param {number} [options.atOnce] most builds beside each other; one for each processor when absent
 * @param {NodeJS.ProcessEnv} options.env
 * @param {(task: string) => void} [options.onTask] gets the name of each workspace whose build begins
 * @param {AbortSignal} [options.signal]
 * @throws {Error} with the output of what failed
 */
export const build = async ({
  only = [],
  itself = true,
  atOnce = Math.max(2, availableParallelism()),
  env,
  onTask,
  signal,
}) => {
  const output = turboOutput(onTask);
  const { code } = await run(
    join(binaries, 'turbo'),
    [
      'run',
      'build',
      '--output-logs=new-only',
      '--log-order=stream',
      `--concurrency=${atOnce}`,
      ...only.map((place) => `--filter={./${place}}${itself ? '' : '^...'}`),
    ],
    { cwd: root, env: withBinaries(env), onText: output.take, signal },
  );
  if (code !== 0) throw new Error(`The build failed.\n${output.faults()}`);
};
