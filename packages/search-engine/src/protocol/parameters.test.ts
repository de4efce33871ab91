import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PARAMETERS, parameterList } from './parameters';
import { readRequest } from './read-request';

const readme = new URL('../../README.md', import.meta.url);
const [start, end] = ['<!-- parameters -->', '<!-- end of parameters -->'];

const refusal = (parameter: string, value: unknown): string | undefined => {
  try {
    readRequest({ kind: 'query', indexName: 'cars' }, JSON.stringify({ [parameter]: value }));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};
const named = (use: string) => Object.keys(PARAMETERS).filter((name) => PARAMETERS[name]!.use === use);

describe('the table of parameters', () => {
  it('is what the README lists', async () => {
    const text = readFileSync(readme, 'utf8');
    const [before, rest] = text.split(start);
    const after = rest?.slice(rest.indexOf(end));
    await expect(`${before}${start}\n${parameterList()}\n${after}`).toMatchFileSnapshot(readme.pathname);
  });

  it.each(named('refused'))('refuses %s by its name, and takes what asks for nothing', (name) => {
    expect(refusal(name, ['x'])).toBe(`${name} is not supported by this search engine`);
    expect(refusal(name, true)).toBe(`${name} is not supported by this search engine`);
    for (const value of [null, '', [], false]) expect(refusal(name, value)).toBeUndefined();
    expect(refusal(name, PARAMETERS[name]!.fixed)).toBeUndefined();
  });

  it.each(named('nothing'))('takes %s whatever it says', (name) => {
    for (const value of [true, 'x', ['x'], 3, { x: 1 }]) expect(refusal(name, value)).toBeUndefined();
  });

  it.each(['distinc', 'toString', '__proto__', 'constructor', 'hasOwnProperty'])('has no %s', (name) => {
    expect(JSON.stringify({ [name]: 1 })).toContain(name);
    expect(refusal(name, 1)).toBe(`Unknown parameter: ${name}`);
  });
});
