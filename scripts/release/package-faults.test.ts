import { describe, expect, it } from 'vitest';
import { withWorkspaces } from './lock-versions.mjs';
import { brokenExports, type Manifest, packageFaults, unreleasable } from './package-faults.mjs';

const manifest: Manifest = {
  name: '@forecourt/one',
  version: '2.0.0',
  files: ['dist', 'CHANGELOG.md'],
  exports: {
    '.': { '@forecourt/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './styles.css': './dist/styles.css',
    './typefaces/*.css': './dist/typefaces/*.css',
    './package.json': './package.json',
  },
  scripts: { prepublishOnly: 'node ../../scripts/release/only-by-npm-run-release.mjs' },
  dependencies: { '@forecourt/two': '2.0.0', zod: '4.0.0' },
};
const types = ['dist/index.d.ts'];
const build = ['dist/index.js', 'dist/styles.css', 'dist/typefaces/metro.css'];
const papers = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];
const whole = [...papers, 'src/index.ts', 'src/test-drive/slots.ts', ...build, ...types];
const versions = { '@forecourt/one': '2.0.0', '@forecourt/two': '2.0.0' };
const without = (...missing: readonly string[]) => whole.filter((file) => !missing.includes(file));

describe('a package that is to be published', () => {
  it('is well when it holds what it promises', () => {
    expect(packageFaults({ manifest, files: whole }, versions)).toEqual([]);
  });

  it('is refused after a build without types, and without a build', () => {
    expect(brokenExports({ manifest, files: without(...types) })).toEqual([
      '. names dist/index.d.ts, which is not in the package',
    ]);
    expect(brokenExports({ manifest, files: without(...types, ...build) })).toHaveLength(4);
  });

  it('is refused when a face has code and no types', () => {
    const untyped = { ...manifest, exports: { '.': { default: './dist/index.js' } } };
    expect(brokenExports({ manifest: untyped, files: whole })).toEqual(['. names no types']);
  });

  describe('whose exports open every folder', () => {
    const exports = {
      './*': { '@forecourt/source': './src/*/index.ts', types: './dist/*/index.d.ts', default: './dist/*/index.js' },
    };
    const face = (name: string) => [`src/${name}/index.ts`, `dist/${name}/index.d.ts`, `dist/${name}/index.js`];
    const faults = (files: readonly string[]) => brokenExports({ manifest: { ...manifest, exports }, files });

    it('is well when each face is built and has types', () => {
      expect(faults([...face('offer'), ...face('vehicle'), 'dist/slug/slug.js'])).toEqual([]);
    });

    it('is refused with a face that is not built, has no types or no source, and without any', () => {
      expect(faults([...face('offer'), 'src/offer/terms/index.ts', 'dist/vehicle/index.js'])).toEqual([
        './offer/terms names dist/offer/terms/index.d.ts, which is not in the package',
        './offer/terms names dist/offer/terms/index.js, which is not in the package',
        './vehicle names src/vehicle/index.ts, which is not in the package',
        './vehicle names dist/vehicle/index.d.ts, which is not in the package',
      ]);
      expect(faults([])).toHaveLength(3);
    });
  });

  it.each(['README.md', 'LICENSE'])('is refused without %s', (paper) => {
    expect(packageFaults({ manifest, files: without(paper) }, versions)).toEqual([`${paper} is not in the package`]);
  });

  it('is refused with a command whose program is not built', () => {
    const withCommand = { ...manifest, bin: { tried: './dist/tried.js' } };
    expect(packageFaults({ manifest: withCommand, files: [...whole, 'dist/tried.js'] }, versions)).toEqual([]);
    expect(packageFaults({ manifest: withCommand, files: whole }, versions)).toEqual([
      'the command tried is ./dist/tried.js, which is not in the package',
    ]);
  });

  it('is refused when its changelog stays at home, or anybody may publish it', () => {
    const { files: _files, scripts: _scripts, ...bare } = manifest;
    expect(packageFaults({ manifest: bare, files: whole }, versions)).toEqual([
      'CHANGELOG.md is not among the "files" of package.json',
      'prepublishOnly does not run only-by-npm-run-release.mjs',
    ]);
  });

  it.each([
    'src/price.test.ts',
    'src/price.int.test.ts',
    'src/button.stories.tsx',
    'src/stories-assets/ute.webp',
    'src/__screenshots__/one.png',
    'test/listings.ts',
    'bench/listings.ts',
    'tsconfig.json',
    '.env',
  ])('is refused with %s', (file) => {
    expect(packageFaults({ manifest, files: [...whole, file] }, versions)).toEqual([
      `${file} is for this repository alone`,
    ]);
  });

  it('is refused when it wants another of ours in a version that does not come with it', () => {
    const wants = (version: string, of: Readonly<Record<string, string>> = versions) =>
      packageFaults({ manifest: { ...manifest, dependencies: { '@forecourt/two': version } }, files: whole }, of);
    expect(wants('1.0.0')).toEqual(['it wants @forecourt/two 1.0.0, and 2.0.0 is published with it']);
    expect(wants('2.0.0', {})).toEqual(['it wants @forecourt/two 2.0.0, and none is published with it']);
  });

  it('is not released before its changelog tells of its version', () => {
    const packed = { manifest, files: whole };
    const told = '# @forecourt/one\n\n## 2.0.0\n\n### Minor Changes\n';
    const untold = ['CHANGELOG.md does not tell of 2.0.0: run npm run version-packages'];
    expect(unreleasable(packed, told)).toEqual([]);
    expect(unreleasable(packed, told.replace('2.0.0', '2.0.0-next.1'))).toEqual(untold);
    expect(unreleasable({ manifest, files: without('CHANGELOG.md') }, told)).toEqual(untold);
  });
});

describe('a lock after new versions', () => {
  it('follows our own packages and leaves the rest', () => {
    const lock = {
      lockfileVersion: 3,
      packages: {
        '': { name: 'root', devDependencies: { turbo: '2.0.0' } },
        'packages/one': { version: '1.0.0', dependencies: { '@forecourt/two': '1.0.0', zod: '4.0.0' } },
        'node_modules/zod': { version: '4.0.0' },
      },
    };
    const manifests = { '': { version: '0.0.0' }, 'packages/one': manifest };
    expect(withWorkspaces(lock, manifests)).toEqual({
      ...lock,
      packages: {
        ...lock.packages,
        'packages/one': { version: '2.0.0', dependencies: { '@forecourt/two': '2.0.0', zod: '4.0.0' } },
      },
    });
  });
});
