import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../workspace/run.mjs';
import { RELEASING } from './releasing.mjs';

const version = '1.2.3';
const types = { 'dist/index.d.ts': 'export declare const one: number;' };
const code = { 'dist/index.js': 'export const one = 1;' };

describe('npm publish of one of our packages', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-publish-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Publishes a package with these files, as far as npm goes without sending anything. */
  const publish = async (files: Readonly<Record<string, string>>, releasing = '') => {
    const manifest = {
      name: '@forecourt/tried',
      version,
      type: 'module',
      files: ['dist'],
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      scripts: { prepublishOnly: `node ${JSON.stringify(join(import.meta.dirname, 'only-by-npm-run-release.mjs'))}` },
    };
    for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const nowhere = ['--dry-run', '--registry', 'http://127.0.0.1:9', '--fetch-retries', '0', '--loglevel', 'error'];
    const env = { ...process.env, [RELEASING]: releasing };
    const { code: ended, output } = await run('npm', ['publish', ...nowhere], { cwd: folder, env });
    return { isSent: ended === 0, output };
  };

  it.each([
    ['an empty dist', {}, ['. names dist/index.d.ts, which', '. names dist/index.js, which']],
    ['a fast build', code, ['. names dist/index.d.ts, which is not in the package']],
  ])('refuses %s, also in a release, with a sentence', async (_, files, words) => {
    const { isSent, output } = await publish(files, version);
    expect(isSent).toBe(false);
    expect(output).toContain(`@forecourt/tried ${version} is not published:`);
    for (const word of words) expect(output).toContain(word);
    expect(output).toContain('Run npm run release at the root');
  });

  it('refuses a whole build that no release has checked', async () => {
    const { isSent, output } = await publish({ ...code, ...types });
    expect([isSent, output]).toEqual([false, expect.stringContaining('it is published by hand')]);
  });

  it('sends what a release has built and checked', async () => {
    const { isSent, output } = await publish({ ...code, ...types }, version);
    expect([isSent, output]).toEqual([true, expect.stringContaining(`+ @forecourt/tried@${version}`)]);
  });
});
