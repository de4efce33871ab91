import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../workspace/paths.mjs';
import { repositoryFault, webAddress, withPapers } from './manifest-papers.mjs';
import { publishedPackages } from './published-packages.mjs';
import { registryLinks } from './registry-links.mjs';

const setting = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

describe('a published package', () => {
  it.each(publishedPackages().map((one) => [one.folder, one] as const))(
    '%s says where it comes from, what it runs on and how it is found, as the root does',
    (folder, { manifest }) => expect(manifest).toEqual(withPapers(manifest, folder, setting)),
  );

  it('is packed with links that lead to what the repository has', () => {
    const web = webAddress(setting.repository.url);
    for (const { folder } of publishedPackages()) {
      const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
      const { text, dead } = registryLinks(readme, { folder, web, isThere: (path) => existsSync(join(root, path)) });
      expect(dead, folder).toEqual([]);
      expect(text, folder).not.toMatch(/\]\(\.\.?\//);
    }
  });

  it('runs the programs that set its links and put them back', () => {
    for (const { folder, manifest } of publishedPackages())
      expect(manifest.scripts, folder).toMatchObject({
        prepack: 'node ../../scripts/release/packed-papers.mjs',
        postpack: 'node ../../scripts/release/packed-papers.mjs --after',
      });
  });
});

it('changesets link to what the repository has, since changelogs take their words', () => {
  const isThere = (path: string) => existsSync(join(root, path));
  for (const file of globSync('.changeset/*.md', { cwd: root }))
    expect(
      registryLinks(readFileSync(join(root, file), 'utf8'), { folder: 'packages/ui', web: '', isThere }).dead,
      file,
    ).toEqual([]);
});

describe('links of a page that a registry shows', () => {
  const isThere = (path: string) => ['docs/a.md', 'packages/ui/src/b.ts', 'docs/c.md'].includes(path);
  const led = (text: string) => registryLinks(text, { folder: 'packages/ui', web: 'https://host/o/n', isThere });

  it.each([
    ['to a guide', '[a](../../docs/a.md#part)', '[a](https://host/o/n/blob/HEAD/docs/a.md#part)'],
    ['to a file of the package', '[b](src/b.ts)', '[b](https://host/o/n/blob/HEAD/packages/ui/src/b.ts)'],
    ['of a changeset', '([c](../docs/c.md))', '([c](https://host/o/n/blob/HEAD/docs/c.md))'],
    ['to the web, to a part of the page', '[d](https://x.org/a) [e](#e)', '[d](https://x.org/a) [e](#e)'],
  ])('%s', (_, before, after) => expect(led(before)).toEqual({ text: after, dead: [] }));

  it('that lead to nothing are named', () => expect(led('[x](../gone.md)').dead).toEqual(['../gone.md']));
});

describe('the repository that packages name', () => {
  it('is not sent out while it is nowhere, but to a registry on this machine', () => {
    const nowhere = 'git+https://example.invalid/forecourt.git';
    expect(repositoryFault(nowhere, 'https://registry.npmjs.org/')).toContain('npm run repository -- https://');
    expect(repositoryFault(nowhere, 'http://127.0.0.1:4873/')).toBeNull();
    expect(repositoryFault(nowhere, 'http://localhost:4873/')).toBeNull();
    expect(repositoryFault('git+https://github.com/o/n.git', 'https://registry.npmjs.org/')).toBeNull();
  });
});
