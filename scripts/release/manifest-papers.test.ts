import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../workspace/paths.mjs';
import { repositoryFault, withPapers } from './manifest-papers.mjs';
import { publishedPackages } from './published-packages.mjs';

const setting = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

describe('a published package', () => {
  it.each(publishedPackages().map((one) => [one.folder, one] as const))(
    '%s says where it comes from, what it runs on and how it is found, as the root does',
    (folder, { manifest }) => expect(manifest).toEqual(withPapers(manifest, folder, setting)),
  );

  it('runs the programs that set its links and put them back', () => {
    for (const { folder, manifest } of publishedPackages())
      expect(manifest.scripts, folder).toMatchObject({
        prepack: 'node ../../scripts/release/packed-papers.mjs',
        postpack: 'node ../../scripts/release/packed-papers.mjs --after',
      });
  });
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
