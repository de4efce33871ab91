import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type InstalledPackage, installedPackages, thisApp } from './installed-packages';

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A folder as somebody in the app would name it; where it is far outside, in whole. */
const placeOf = (folder: string, app: string): string => {
  const path = relative(app, folder);
  return path.startsWith(`..${sep}..${sep}..`) ? folder : path.replaceAll(sep, '/');
};

/** The command that brings all packages that the app asks for itself to one version. */
const installCommand = (installed: readonly InstalledPackage[], version: string): string => {
  const names = [...new Set(installed.filter(({ askedBy }) => askedBy.includes(thisApp)).map(({ name }) => name))];
  return `npm install --save-exact ${names.map((name) => `${name}@${version}`).join(' ')}`;
};

/**
 * What is wrong with the copies of our packages in an app, or null. They are released together, and a change that two of
 * them make together comes apart where they are of two releases; two copies of one also double its code and split its
 * state.
 * @param app real folder of the app
 */
export const releaseFault = (app: string, installed: readonly InstalledPackage[]): string | null => {
  const versions = [...new Set(installed.map(({ version }) => version))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const names = installed.map(({ name }) => name);
  const doubled = installed.filter(({ name }) => names.indexOf(name) !== names.lastIndexOf(name));
  if (versions.length < 2 && doubled.length === 0) return null;
  const shown = doubled.length > 0 ? doubled : installed;
  return [
    versions.length > 1
      ? `This app has packages of Forecourt of ${versions.length} versions (${inWords(versions)}). They are one release and go together:`
      : 'This app has packages of Forecourt in more than one copy, which would not share what they hold:',
    ...shown.map(
      ({ name, version, folder, askedBy }) => `  ${name} ${version} for ${inWords(askedBy)} (${placeOf(folder, app)})`,
    ),
    versions.length > 1
      ? `Bring all of them to one version: npx forecourt upgrade, or\n  ${installCommand(installed, versions.at(-1) ?? 'latest')}`
      : 'Join them: npm dedupe. Where two folders of a workspace hold them, name one version in both.',
  ].join('\n');
};

/**
 * Refuses an app whose packages of ours are not of one release. Half an upgrade leaves such: npm installs it without a word.
 * @param app folder of the app
 * @throws with the copies, who gets which, and the command that mends it
 */
export const requireOneRelease = (app: string): void => {
  const fault = releaseFault(realpathSync(app), installedPackages(app));
  if (fault !== null) throw new Error(fault);
};
