import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedSince } from './since-base.mjs';

let folder = '';
const env: NodeJS.ProcessEnv = {
  ...process.env,
  GIT_CONFIG_GLOBAL: join(tmpdir(), 'none'),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim();
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const commit = (text: string) => {
  git('add', '-A');
  git('commit', '-qm', text);
};
const since = async (where = folder) => {
  const found = await changedSince({ folder: where, branch: 'main', paths: ['record', 'other', 'new'], env });
  return found === null ? null : { added: found.added, changed: found.changed };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-since-'));
  git('init', '-qb', 'main');
  write('record', 'one');
  write('other', 'one');
  write('beside', 'one');
  commit('first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('what has changed', () => {
  it('on a branch is all since it left the main branch, committed or not, and nothing that the main branch did meanwhile', async () => {
    git('switch', '-qc', 'branch');
    write('record', 'two');
    commit('second');
    write('new', 'not added yet');
    git('switch', '-q', 'main');
    write('other', 'two');
    git('add', 'other');
    git('commit', '-qm', 'meanwhile');
    git('switch', '-q', 'branch');
    expect(await since()).toEqual({ added: ['new'], changed: ['record'] });
    write('beside', 'two');
    expect(await since()).toEqual({ added: ['new'], changed: ['record'] });
  });

  it('on the main branch is what is not committed, or else what the last commit brought, of a merge all of it', async () => {
    write('record', 'two');
    expect(await since()).toEqual({ added: [], changed: ['record'] });
    commit('second');
    write('beside', 'two');
    expect(await since()).toEqual({ added: [], changed: ['record'] });
    commit('third');
    expect(await since()).toEqual({ added: [], changed: [] });
    git('switch', '-qc', 'branch');
    write('record', 'three');
    commit('on a branch');
    write('new', 'one');
    commit('on a branch, too');
    git('switch', '-q', 'main');
    git('merge', '-q', '--no-ff', '-m', 'merge', 'branch');
    expect(await since()).toEqual({ added: ['new'], changed: ['record'] });
  });

  it('is not known in the first commit, or without git', async () => {
    expect(await since()).toBeNull();
    const bare = mkdtempSync(join(tmpdir(), 'forecourt-bare-'));
    expect(await since(bare)).toBeNull();
    rmSync(bare, { recursive: true });
  });
});
