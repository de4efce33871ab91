// @ts-check
import { run } from '../workspace/run.mjs';

/**
 * What a branch has changed, as git sees it: since it left the main branch; on the main branch itself, what is not committed
 * yet, or else its last commit (of a merge, all that it brought).
 * @typedef {object} ChangedSince
 * @property {string} base commit that it is compared with
 * @property {readonly string[]} added files from the root of the checkout that are new
 * @property {readonly string[]} changed files that were there before and are others now
 */

/**
 * @param {object} options
 * @param {string} options.folder root of a checkout
 * @param {string} options.branch name of the main branch
 * @param {readonly string[]} options.paths where to look
 * @param {NodeJS.ProcessEnv} options.env
 * @returns {Promise<ChangedSince | null>} null where git does not know: no checkout of git, or one without what was before
 */
export const changedSince = async ({ folder, branch, paths, env }) => {
  /** @param {readonly string[]} args @returns {Promise<string | null>} */
  const git = async (...args) => {
    let text = '';
    const { code } = await run('git', args, {
      cwd: folder,
      env,
      onText: (more) => {
        text += more;
      },
    });
    return code === 0 ? text.trim() : null;
  };
  const lines = (/** @type {string | null} */ text) => (text ?? '').split('\n').filter((line) => line !== '');

  const head = await git('rev-parse', '--verify', '--quiet', 'HEAD');
  if (head === null) return null;
  const open = lines(await git('status', '--porcelain', '--untracked-files=all', '--', ...paths)).length > 0;
  const left = (await git('merge-base', 'HEAD', `origin/${branch}`)) ?? (await git('merge-base', 'HEAD', branch));
  const isMain = left === null || left === head;
  const base = !isMain ? left : open ? head : await git('rev-parse', '--verify', '--quiet', 'HEAD^1');
  if (base === null) return null;
  const named = async (/** @type {string} */ filter) =>
    lines(await git('diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, base, '--', ...paths));
  const untracked = lines(await git('ls-files', '--others', '--exclude-standard', '--', ...paths));
  return { base, added: [...(await named('A')), ...untracked], changed: await named('M') };
};
