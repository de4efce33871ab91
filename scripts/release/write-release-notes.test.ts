import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readChangeset } from './release-notes.mjs';
import { comingRelease, writeReleaseNotes } from './write-release-notes.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-notes-'));
  mkdirSync(join(folder, 'docs/releases'), { recursive: true });
  writeFileSync(join(folder, 'docs/releases/next.md'), 'All in one sentence.\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const changesets = [readChangeset('one', "---\n'@forecourt/ui': minor\n---\nThe part is another one from now on.")];

it('a release leaves a page for people and its notes in the storefront, and the next one begins without words', () => {
  expect(comingRelease(changesets, folder)).toContain('All in one sentence.');
  writeReleaseNotes(changesets, '0.2.0', folder);
  expect(readFileSync(join(folder, 'docs/releases/0.2.0.md'), 'utf8')).toMatch(
    /^# 0\.2\.0\n[\s\S]*All in one sentence\./,
  );
  expect(JSON.parse(readFileSync(join(folder, 'packages/storefront/releases/0.2.0.json'), 'utf8'))).toEqual({
    version: '0.2.0',
    do: [],
    new: [{ name: 'one', packages: ['ui'], what: 'The part is another one from now on.' }],
    mended: [],
  });
  expect(existsSync(join(folder, 'docs/releases/next.md'))).toBe(false);
  expect(readFileSync(join(folder, 'docs/releases/0.2.0.md'), 'utf8')).toContain('Do when you built on a checkout');
  writeReleaseNotes(changesets, '0.3.0', folder);
  expect(readFileSync(join(folder, 'docs/releases/0.3.0.md'), 'utf8')).toContain('## Do when you upgrade');
  expect(readdirSync(join(folder, 'docs/releases'))).toEqual(['0.2.0.md', '0.3.0.md']);
  expect(readFileSync(join(folder, 'docs/releases/0.3.0.md'), 'utf8')).not.toContain('In short');
});
