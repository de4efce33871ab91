// Among the integration tests, which are never taken from what was kept: a link dies with the file that it leads to, wherever
// that is.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../workspace/paths.mjs';
import { publishedPackages } from './published-packages.mjs';
import { registryLinks } from './registry-links.mjs';

const isThere = (path: string) => existsSync(join(root, path));
const web = 'https://host/owner/name';

it('a published package is packed with links that lead to what the repository has', () => {
  for (const { folder } of publishedPackages()) {
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
    const { text, dead } = registryLinks(readme, { folder, web, isThere });
    expect(dead, folder).toEqual([]);
    expect(text, folder).not.toMatch(/\]\(\.\.?\//);
  }
});

it('changesets link to what the repository has, since changelogs take their words', () => {
  for (const file of globSync('.changeset/*.md', { cwd: root }))
    expect(
      registryLinks(readFileSync(join(root, file), 'utf8'), { folder: 'packages/ui', web: '', isThere }).dead,
      file,
    ).toEqual([]);
});
