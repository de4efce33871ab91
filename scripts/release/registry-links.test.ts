import { describe, expect, it } from 'vitest';
import { registryLinks } from './registry-links.mjs';

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
