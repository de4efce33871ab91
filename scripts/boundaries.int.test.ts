import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pinnedNode, root, withBinaries } from './workspace/paths.mjs';
import { run } from './workspace/run.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-boundaries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Looks at a repository of these files, each with what it imports. */
const boundaries = async (files: Readonly<Record<string, readonly string[]>>) => {
  const all = { 'packages/domain/src/index.ts': [], ...files };
  writeFileSync(join(folder, 'tsconfig.base.json'), '{}');
  for (const [file, imports] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const lines = imports.map((from, place) => `import { value as v${place} } from '${from}';\nv${place};`);
    writeFileSync(join(folder, file), [...lines, 'export const value = 1;'].join('\n'));
  }
  const env = withBinaries(process.env);
  return run(pinnedNode, [join(root, 'scripts', 'boundaries.mjs'), folder], { cwd: root, env });
};

const api = 'apps/api/src';
const whole = {
  [`${api}/ground/database/database.ts`]: [],
  [`${api}/subjects/sites/index.ts`]: ['./site'],
  [`${api}/subjects/sites/site.ts`]: ['../../ground/database/database'],
  [`${api}/subjects/sites/module.ts`]: ['./site'],
  [`${api}/subjects/leads/lead.ts`]: ['../sites'],
  [`${api}/app/serve.ts`]: ['../subjects/sites/module', '../subjects/sites'],
};

describe('boundaries', () => {
  it('pass for an API in which programs stand on subjects, and subjects on the ground', async () => {
    expect(await boundaries(whole)).toMatchObject({ code: 0 });
  });

  it('fail, by name, when the ground or a subject imports what is above it, or anybody what is inside a subject', async () => {
    const { code, output } = await boundaries({
      ...whole,
      [`${api}/ground/database/database.ts`]: ['../../subjects/offers'],
      [`${api}/subjects/offers/index.ts`]: ['../../app/work', '../sites/site'],
      [`${api}/app/work.ts`]: ['../subjects/sites/site'],
    });
    expect(code).toBe(1);
    for (const rule of [
      'api-ground-is-below',
      'api-subjects-are-below',
      'api-subjects-by-their-index',
      'api-programs-use-subjects-by-index-or-module',
    ])
      expect(output).toContain(rule);
  });

  it('fail when two subjects use each other, though no file does', async () => {
    const planted = {
      [`${api}/subjects/leads/index.ts`]: [],
      [`${api}/subjects/sites/other.ts`]: ['../leads'],
    };
    const { code, output } = await boundaries({ ...whole, ...planted });
    expect(code).toBe(1);
    expect(output).toContain(`Rooms of ${api}/subjects import each other in a circle`);
    expect(output).toContain(`${api}/subjects/leads/lead.ts -> ${api}/subjects/sites/index.ts`);
  });
});
