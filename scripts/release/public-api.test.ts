import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiDifferences, apiText, facesOf, publicApi, untoldChanges } from './public-api.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-api-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

const button = {
  'button/index.d.ts': "export { Button, type ButtonProps as Props } from './button';\n",
  'button/button.d.ts': [
    "import type { ReactNode } from 'react';",
    "import * as styles from './button.css';",
    "import type { IconName } from '../icon/icons';",
    'type Look = { readonly kind?: keyof typeof styles.kinds; readonly icon?: IconName; readonly children: ReactNode };',
    'export type ButtonProps = Look & { readonly loading?: boolean };',
    'export declare const Button: ({ kind, loading }: ButtonProps) => import("../icon/icons").Drawn;',
    'export declare const notOutside: number;',
  ].join('\n'),
  'button/button.css.d.ts':
    'export declare const kinds: Record<"quiet", string>;\nexport declare const unused: string;\n',
  'icon/icons.d.ts': 'export type IconName = "tick";\nexport interface Drawn {\n    readonly svg: string;\n}\n',
};
const faces = new Map([['./button', 'src/button/index.ts']]);
const textOf = (files: Readonly<Record<string, string>>) => {
  rmSync(folder, { recursive: true, force: true });
  write(files);
  return apiText('@our/ui', publicApi(folder, faces));
};

describe('the public API of a package', () => {
  it('is the names of its faces, and every declaration that they reach, however deep', () => {
    expect(textOf(button)).toBe(
      [
        '# What others may import of @our/ui. Written by npm run public-api; a change of it needs a changeset.',
        '\n## @our/ui/button\nButton\nProps',
        '\n### Button\nconst Button: (given: ButtonProps) => Drawn;',
        '\n### ButtonProps\ntype ButtonProps = Look & { readonly loading?: boolean };',
        '\n### Drawn\ninterface Drawn {\n    readonly svg: string;\n}',
        '\n### IconName\ntype IconName = "tick";',
        '\n### Look\ntype Look = { readonly kind?: keyof typeof styles.kinds; readonly icon?: IconName; readonly children: ReactNode };',
        '\n### kinds\nconst kinds: Record<"quiet", string>;\n',
      ].join('\n'),
    );
  });

  it('stays as it is when something moves to another file, or takes its parts by other names', () => {
    const before = textOf(button);
    const moved = {
      ...button,
      'button/index.d.ts': "export { Button } from './button';\nexport * from './handed';\n",
      'button/handed.d.ts': "export type { ButtonProps as Props } from './props';\n",
      'button/props.d.ts': `${button['button/button.d.ts'].split('\n').slice(0, 5).join('\n')}\n`,
      'button/button.d.ts':
        'import type { ButtonProps } from \'./props\';\nexport declare const Button: ({ loading, ...rest }: ButtonProps) => import("../icon/icons").Drawn;\n',
    };
    expect(textOf(moved)).toBe(before);
  });

  it('names what has changed, what goes first, and is silent of what nobody outside reaches', () => {
    const before = textOf(button);
    expect(
      apiDifferences(
        before,
        textOf({ ...button, 'button/button.css.d.ts': 'export declare const kinds: Record<"quiet", string>;\n' }),
      ),
    ).toEqual([]);
    const after = textOf({
      ...button,
      'button/index.d.ts': "export { Button, type Look } from './button';\n",
      'icon/icons.d.ts':
        'export type IconName = "tick" | "cross";\nexport interface Drawn {\n    readonly svg: string;\n}\n',
    });
    expect(apiDifferences(before, after)).toEqual([
      'gone: Props of @our/ui/button',
      'new: Look of @our/ui/button',
      'changed: IconName',
    ]);
  });

  it('is not written of a face that was not compiled', () => {
    expect(() => textOf({ 'icon/icons.d.ts': '' })).toThrow('The face ./button has no declarations');
  });

  it('has the faces that a pattern opens and those that stand by name, and no style sheets', () => {
    write({ 'src/button/index.ts': '', 'src/icon/index.ts': '', 'src/theme/contract.css.ts': '' });
    const source = (path: string) => ({ '@forecourt/source': path, default: './dist/x.js' });
    expect([
      ...facesOf(folder, {
        './*': source('./src/*/index.ts'),
        './theme': source('./src/theme/contract.css.ts'),
        './styles.css': './dist/styles.css',
        './package.json': './package.json',
      }),
    ]).toEqual([
      ['./button', 'src/button/index.ts'],
      ['./icon', 'src/icon/index.ts'],
      ['./theme', 'src/theme/contract.css.ts'],
    ]);
  });
});

describe('a change of the public API', () => {
  const one = { name: 'one', packages: { '@our/ui': 'minor' as const }, text: '' };

  it('is told by a changeset that names the package', () => {
    expect(untoldChanges(['@our/ui'], [one])).toEqual([]);
    expect(untoldChanges([], [])).toEqual([]);
  });

  it('is refused without one, also where a changeset names another package', () => {
    expect(untoldChanges(['@our/ui', '@our/domain'], [one])).toEqual([
      expect.stringContaining('The public API of @our/domain changes, and no changeset says so.'),
    ]);
  });
});
