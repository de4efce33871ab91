import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { statuses } from './status';

const sources = fileURLToPath(new URL('../src/', import.meta.url));

/** What stands in the meta of each file of stories: all before its first story. */
const metas = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => [file, readFileSync(`${sources}${file}`, 'utf8').split(/^export default/m)[0] ?? ''] as const);

describe('every file of stories', () => {
  it('says one status of its component, by which designers know whether to take it', () => {
    expect(metas.length).toBeGreaterThan(100);
    const statusesOf = (meta: string) => Object.keys(statuses).filter((status) => meta.includes(`'${status}'`));
    expect(metas.filter(([, meta]) => statusesOf(meta).length !== 1).map(([file]) => file)).toEqual([]);
  });

  it('has a guide, of which the compiler asks for every part', () =>
    expect(metas.filter(([, meta]) => !/\bguide\(\{/.test(meta)).map(([file]) => file)).toEqual([]));
});
