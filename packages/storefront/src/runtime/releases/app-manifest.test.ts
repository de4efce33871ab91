import { describe, expect, it } from 'vitest';
import { upgradeManifest } from './app-manifest';

const upgraded = (manifest: object, indent: string | number = 2) =>
  upgradeManifest(`${JSON.stringify(manifest, null, indent)}\n`, '0.3.0');

describe('a package.json', () => {
  it('gets one exact version of all packages of ours, and keeps the rest and its form', () => {
    const { text, changed } = upgraded(
      {
        name: 'app',
        dependencies: { '@forecourt/ui': '^0.2.0', next: '16.4.5' },
        devDependencies: { '@forecourt/testing': '0.1.0' },
      },
      '\t',
    );
    expect(text).toBe(
      `${JSON.stringify(
        {
          name: 'app',
          dependencies: { '@forecourt/ui': '0.3.0', next: '16.4.5' },
          devDependencies: { '@forecourt/testing': '0.3.0' },
        },
        null,
        '\t',
      )}\n`,
    );
    expect(changed).toEqual([
      { name: '@forecourt/ui', asked: '^0.2.0' },
      { name: '@forecourt/testing', asked: '0.1.0' },
    ]);
  });

  it.each(['workspace:*', 'file:../ui', 'link:../ui', 'git+ssh://git@example.com/a.git', 'owner/repository'])(
    'keeps a package that comes from %s, and names it',
    (spec) => {
      const manifest = { dependencies: { '@forecourt/ui': spec } };
      expect(upgraded(manifest)).toMatchObject({ changed: [], left: ['@forecourt/ui'] });
    },
  );

  it('that has the version already stays as it is, byte for byte', () => {
    const text = '{"dependencies":{"@forecourt/ui":"0.3.0"}}';
    expect(upgradeManifest(text, '0.3.0')).toEqual({ text, changed: [], left: [], scripts: {} });
  });
});
