import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));

const read = (file: string): string => readFileSync(`${source}/${file}`, 'utf8');

/** A state that a rule says by its ground or a shadow, both of which are taken away where colours are forced. */
const stateByGround =
  /(?:aria-(?:current|pressed|selected|checked)|data-current|:checked)[^\n{]*\{[^}]*(?:background|boxShadow):/;

const files = globSync('**/*.css.ts', { cwd: source }).filter((file) => stateByGround.test(read(file)));

describe('style files that say a state by a ground', () => {
  it('are found by the search of this test', () => {
    expect(files).toContain('pagination/pagination.css.ts');
    expect(files.length).toBeGreaterThan(10);
  });

  it.each(files)('%s says it where colours are forced, too', (file) => {
    expect(read(file)).toContain('(forced-colors: active)');
  });
});
