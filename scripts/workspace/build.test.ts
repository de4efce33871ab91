import { describe, expect, it } from 'vitest';
import { turboOutput } from './build.mjs';

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
