import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './programs';

const storefront = '@forecourt/storefront';

/**
 * The version that a registry has under a tag or a range, by the settings of npm in an app.
 * @param to such as `latest`, `next`, `0.3.0`
 * @throws {Error} where there is none, with npm's own words
 */
export const versionAt = async (app: string, to: string): Promise<string> => {
  const output = await runProgram('npm', ['view', `${storefront}@${to}`, 'version', '--json'], { cwd: app });
  const found: unknown = output.trim() === '' ? null : JSON.parse(output);
  const version: unknown = Array.isArray(found) ? found.at(-1) : found;
  if (typeof version !== 'string') throw new Error(`The registry has no ${storefront} ${to}.`);
  return version;
};

/**
 * Fetches the storefront of a release, without what it needs, for as long as something is done with it: the notes and
 * codemods of a release stand in it, and so does the command that knows them.
 * @param use gets the path of its `forecourt`
 */
export const withRelease = async (
  app: string,
  version: string,
  use: (program: string) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-upgrade-'));
  try {
    await runProgram('npm', ['pack', `${storefront}@${version}`, '--pack-destination', folder], { cwd: app });
    const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
    if (tarball === undefined) throw new Error(`npm pack of ${storefront} ${version} left no file.`);
    await runProgram('tar', ['-xzf', tarball], { cwd: folder });
    const manifest: { readonly bin?: { readonly forecourt?: string } } = JSON.parse(
      await readFile(join(folder, 'package', 'package.json'), 'utf8'),
    );
    const program = manifest.bin?.forecourt;
    if (program === undefined) throw new Error(`${storefront} ${version} has no command to upgrade with.`);
    await use(join(folder, 'package', program));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
