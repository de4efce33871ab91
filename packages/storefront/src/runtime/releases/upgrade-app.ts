import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { upgradeManifest } from './app-manifest';
import { runCodemods } from './app-sources';
import { codemods } from './codemods';
import { installedPackages } from './installed-packages';
import { requireOneRelease } from './one-release';
import { ProgramFailed, runProgram } from './programs';
import { notesBetween, notesText } from './release-notes';
import { compareVersions } from './versions';

/** What cannot be done, in words for whoever asked for it. */
export class UpgradeRefused extends Error {}

/** The command that installs what a package.json names, by the lock file of the app or of a workspace around it. */
const installerOf = (app: string): string => {
  const locks = { npm: 'package-lock.json', pnpm: 'pnpm-lock.yaml', yarn: 'yarn.lock' };
  for (let folder = app; ; folder = dirname(folder)) {
    const found = Object.entries(locks).find(([, lock]) => existsSync(join(folder, lock)));
    if (found !== undefined) return found[0];
    if (folder === dirname(folder)) return 'npm';
  }
};

/**
 * The version of our packages that an app has: of several, which half an upgrade leaves, the oldest, so that no note is
 * missed; null where none is installed.
 */
export const versionOfApp = (app: string): string | null =>
  installedPackages(app)
    .map(({ version }) => version)
    .sort(compareVersions)[0] ?? null;

/**
 * Brings an app to the release that this program is of: all packages in one step, then the codemods of the releases between,
 * then its route files; and tells what is left to do. What cannot be installed leaves package.json as it was.
 * @param options.app folder of the app
 * @param options.version of this program
 * @param options.releases folder of the notes of releases
 * @param options.isDryRun tells everything and changes nothing
 * @throws {UpgradeRefused} where there is nothing of ours, or something newer
 * @throws {ProgramFailed} where npm cannot install it
 */
export const upgradeApp = async ({
  app,
  version,
  releases,
  isDryRun,
  say,
}: {
  readonly app: string;
  readonly version: string;
  readonly releases: string;
  readonly isDryRun: boolean;
  readonly say: (text: string) => void;
}): Promise<void> => {
  const file = join(app, 'package.json');
  const before = readFileSync(file, 'utf8');
  const { text, changed, left, scripts } = upgradeManifest(before, version);
  const from = versionOfApp(app);
  if (from === null)
    throw new UpgradeRefused(
      `No package of Forecourt is installed for ${file}. Run this in the folder of a template app, after npm install.`,
    );
  if (compareVersions(from, version) > 0)
    throw new UpgradeRefused(`This app has ${from}, which is newer than ${version}. Nothing was changed.`);
  for (const name of left) say(`${name} comes from no registry and stays as it is.`);
  if (from === version && changed.length === 0) {
    say(`This app has ${version} already.`);
    return;
  }

  say(`Forecourt ${from} -> ${version}${isDryRun ? ', as it would be: nothing is changed' : ''}\n`);
  const installer = installerOf(app);
  say(`package.json: ${changed.map(({ name, asked }) => `${name} (${asked})`).join(', ') || 'as it is'} -> ${version}`);
  say(`${installer} install`);
  if (!isDryRun) {
    writeFileSync(file, text);
    try {
      await runProgram(installer, ['install'], { cwd: app, isShown: true });
    } catch (error) {
      writeFileSync(file, before);
      if (error instanceof ProgramFailed)
        throw new ProgramFailed(`${error.message}\npackage.json is as it was. What ${installer} says stands above.`);
      throw error;
    }
    requireOneRelease(app);
  }

  const notes = notesBetween(releases, from, version);
  const names = new Set([...notes.do, ...notes.new, ...notes.mended].map(({ name }) => name));
  const done = new Map<string, string>();
  const asked = codemods.filter(({ change }) => names.has(change));
  for (const { codemod, files } of runCodemods(app, asked, !isDryRun)) {
    const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
    say(`${codemod.change}: ${codemod.does}: ${files.length === 0 ? 'nothing to change' : files.join(', ')}`);
    done.set(codemod.change, isDryRun ? `would be done in ${count}` : `done in ${count}`);
  }
  if (scripts.routes !== undefined) {
    say(`${installer} run routes`);
    if (!isDryRun) await runProgram(installer, ['run', 'routes'], { cwd: app, isShown: true });
  }
  say(`\n${notesText(notes, done)}`);
  say('The whole text of each change: CHANGELOG.md of the packages in node_modules/@forecourt.');
  say('Then check the types, build, and look at a page.');
};
