import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installedPackages } from './installed-packages';
import { releaseFault, requireOneRelease } from './one-release';

let app = '';
beforeEach(() => {
  app = realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-one-release-')));
});
afterEach(() => rmSync(app, { recursive: true, force: true }));

type Asked = Readonly<Record<string, string>>;

/** Writes a package at a path of the app; its name is the end of the path. */
const put = (path: string, version: string, dependencies: Asked = {}, more: object = {}) => {
  const file = join(app, path, 'package.json');
  mkdirSync(dirname(file), { recursive: true });
  const name = path.replace(/^.*node_modules\//, '') || 'app';
  writeFileSync(file, JSON.stringify({ name, version, dependencies, ...more }));
};
const ours = 'node_modules/@forecourt';
const asks = (version: string, ...names: readonly string[]): Asked =>
  Object.fromEntries(names.map((name) => [`@forecourt/${name}`, version]));

/** What npm leaves behind `npm install @forecourt/ui@0.3.0` in an app of 0.2.0. */
const halfUpgrade = () => {
  put('', '1.0.0', { ...asks('0.2.0', 'storefront', 'config'), ...asks('0.3.0', 'ui'), next: '16.4.5' });
  put(`${ours}/ui`, '0.3.0');
  put(`${ours}/config`, '0.2.0', asks('0.2.0', 'ui'));
  put(`${ours}/config/${ours}/ui`, '0.2.0');
  put(`${ours}/storefront`, '0.2.0', asks('0.2.0', 'ui', 'config'));
  put(`${ours}/storefront/${ours}/ui`, '0.2.0');
};

describe('an app with packages of ours', () => {
  it('that are one release in one copy each is taken', () => {
    put('', '1.0.0', asks('0.2.0', 'storefront', 'ui'), { devDependencies: asks('0.2.0', 'config') });
    for (const name of ['ui', 'config']) put(`${ours}/${name}`, '0.2.0');
    put(`${ours}/storefront`, '0.2.0', asks('0.2.0', 'ui', 'config'));
    expect(installedPackages(app).map(({ name, askedBy }) => [name, askedBy])).toEqual([
      ['@forecourt/config', ['@forecourt/storefront', 'this app']],
      ['@forecourt/storefront', ['this app']],
      ['@forecourt/ui', ['@forecourt/storefront', 'this app']],
    ]);
    expect(() => requireOneRelease(app)).not.toThrow();
  });

  it('of which one alone was upgraded is told each copy, whom it is for, where it is and what mends it', () => {
    halfUpgrade();
    expect(() => requireOneRelease(app)).toThrow(
      [
        'This app has packages of Forecourt of 2 versions (0.2.0 and 0.3.0). They are one release and go together:',
        '  @forecourt/ui 0.2.0 for @forecourt/config (node_modules/@forecourt/config/node_modules/@forecourt/ui)',
        '  @forecourt/ui 0.2.0 for @forecourt/storefront (node_modules/@forecourt/storefront/node_modules/@forecourt/ui)',
        '  @forecourt/ui 0.3.0 for this app (node_modules/@forecourt/ui)',
        'Bring all of them to one version: npx forecourt upgrade, or',
        '  npm install --save-exact @forecourt/config@0.3.0 @forecourt/storefront@0.3.0 @forecourt/ui@0.3.0',
      ].join('\n'),
    );
  });

  it('of two releases is refused, too, where an override leaves one copy of each', () => {
    put('', '1.0.0', asks('0.3.0', 'storefront'));
    put(`${ours}/storefront`, '0.3.0', asks('0.3.0', 'ui'));
    put(`${ours}/ui`, '0.2.0');
    expect(() => requireOneRelease(app)).toThrow(
      /2 versions .*\n {2}@forecourt\/storefront 0\.3\.0 for this app .*\n {2}@forecourt\/ui 0\.2\.0 for @forecourt\/storefront/,
    );
  });

  it('in two copies of one version is told to join them', () => {
    put('', '1.0.0', asks('0.3.0', 'storefront', 'ui'));
    put(`${ours}/ui`, '0.3.0');
    put(`${ours}/storefront`, '0.3.0', {}, { peerDependencies: asks('0.3.0', 'ui') });
    put(`${ours}/storefront/${ours}/ui`, '0.3.0');
    expect(() => requireOneRelease(app)).toThrow(/more than one copy[\s\S]*npm dedupe/);
  });

  it('is not looked for in a folder without a package.json, such as that of a server', () => {
    expect(installedPackages(app)).toEqual([]);
    expect(() => requireOneRelease(app)).not.toThrow();
  });

  it('that lead to one folder by links, as in a workspace, is taken; private ones count for nothing', () => {
    for (const name of ['ui', 'storefront']) put(`packages/${name}`, '0.3.0', name === 'ui' ? {} : asks('0.3.0', 'ui'));
    put('packages/own', '0.1.0', asks('0.3.0', 'ui'), { private: true, name: '@forecourt/own' });
    put('app', '1.0.0', { ...asks('0.3.0', 'ui', 'storefront'), ...asks('0.1.0', 'own'), '@forecourt/gone': '1.0.0' });
    mkdirSync(join(app, ours), { recursive: true });
    for (const name of ['ui', 'storefront', 'own']) symlinkSync(join(app, 'packages', name), join(app, ours, name));
    const folder = join(app, 'app');
    const installed = installedPackages(folder);
    expect(installed.map(({ folder: place }) => place)).toEqual(
      ['storefront', 'ui'].map((name) => join(app, 'packages', name)),
    );
    expect(releaseFault(folder, installed)).toBeNull();
  });
});
