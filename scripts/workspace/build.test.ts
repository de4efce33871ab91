import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lacksBuild, turboOutput } from './build.mjs';

describe('lacksBuild', () => {
  it('tells of a workspace that has no build, and of one that needs it, however far away', () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-build-'));
    const make = (workspace: string, needs: readonly string[]) => {
      mkdirSync(join(folder, workspace, 'dist'), { recursive: true });
      const dependencies = Object.fromEntries(needs.map((name) => [name, '0.1.0']));
      writeFileSync(join(folder, workspace, 'package.json'), JSON.stringify({ dependencies }));
    };
    make('apps/api', ['@forecourt/config', 'pg']);
    make('packages/config', ['@forecourt/ui', '@forecourt/domain']);
    make('packages/ui', []);
    make('packages/domain', []);
    expect(lacksBuild(folder, 'apps/api')).toBe(false);
    rmSync(join(folder, 'packages/ui/dist'), { recursive: true });
    expect(lacksBuild(folder, 'apps/api')).toBe(true);
    expect(lacksBuild(folder, 'packages/domain')).toBe(false);
    rmSync(folder, { recursive: true });
  });
});

describe('turboOutput', () => {
  const lines = [
    '@forecourt/ui:build: cache miss, executing 1',
    '@forecourt/domain:build: cache hit, suppressing logs 2',
    '@forecourt/api:build: cache miss, executing 3',
    '@forecourt/ui:build: ERROR: no such selector',
    '@forecourt/api:build: built',
    '@forecourt/ui#build:  ERROR  command exited (1)',
    'Failed:    @forecourt/ui#build',
    '',
  ].join('\n');

  it('tells which builds begin, however the text is cut', () => {
    const begun: string[] = [];
    const output = turboOutput((task) => begun.push(task));
    for (const character of lines) output.take(character);
    expect(begun).toEqual(['ui', 'api']);
  });

  it('keeps the words of what failed apart from the rest', () => {
    const output = turboOutput();
    output.take(lines);
    expect(output.faults()).toBe('ui:\nERROR: no such selector');
  });

  it('shows what turbo says when it fails itself', () => {
    const output = turboOutput();
    output.take('could not find turbo.json\n');
    expect(output.faults()).toBe('could not find turbo.json');
  });
});
