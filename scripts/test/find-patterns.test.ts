import { check } from 'recheck';
import { describe, expect, it } from 'vitest';
import { findPatterns, isBounded } from './find-patterns.mjs';

describe('patterns in source files', () => {
  it('are found as literals and as what is given to RegExp, with their lines', () => {
    const text = [
      'const a = /x+y/gi, b = 4 / 2 / 1;',
      '// not /this+/',
      'const c = [/in a list/];',
      "const d = new RegExp('z*', 'u'), e = RegExp(a);",
      'const f = new RegExp(/copied/), g = "/text+/";',
    ].join('\n');
    expect(findPatterns('a.ts', text)).toEqual([
      { line: 1, source: 'x+y', flags: 'gi' },
      { line: 3, source: 'in a list', flags: '' },
      { line: 4, source: 'z*', flags: 'u' },
      { line: 4, source: undefined, flags: '' },
      { line: 5, source: 'copied', flags: '' },
    ]);
    expect(findPatterns('b.tsx', 'const A = () => <p title="/a/">{/b/.test("")}</p>;')).toEqual([
      { line: 1, source: 'b', flags: '' },
    ]);
  });

  it('that repeat nothing without end need no check', () => {
    for (const source of ['a{2,5}b?', '[*+]', '\\+\\*', 'a\\{2,\\}']) expect(isBounded(source), source).toBe(true);
    for (const source of ['a*', 'b+', 'c{2,}', '[^x]+', '\\\\+']) expect(isBounded(source), source).toBe(false);
  });

  it('are told apart by the checker: what the search engine once had, and what it has', async () => {
    const before = /^\s*([^<>=!:]+?)\s*(!=|<=|>=|<|>|=)\s*(\S+)\s*$/;
    const now = /^([^<>=!:]+)(!=|<=|>=|<|>|=|:)([^<>=!:]+)$/;
    const verdicts = await Promise.all([before, now].map(({ source, flags }) => check(source, flags)));
    expect(verdicts.map(({ status }) => status)).toEqual(['vulnerable', 'safe']);
  });
});
