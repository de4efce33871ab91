import { describe, expect, it } from 'vitest';
import { buildOfData, filesNamedIn, mixtureIn } from './traffic.mjs';

const page = (...files: string[]) => files.map((file) => `<script src="${file}"></script>`).join('');
const builds = new Map([
  ['one', new Set(['/_next/static/chunks/a.js', '/_next/static/chunks/b.css'])],
  ['two', new Set(['/_next/static/chunks/c.js'])],
]);

describe('a page', () => {
  it('is of one build when it names no file of another', () => {
    const html = page('/_next/static/chunks/a.js', '/_next/static/chunks/b.css', '/_next/static/chunks/a.js');
    expect(filesNamedIn(html)).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.css']);
    expect(mixtureIn(html, 'one', builds)).toBeNull();
  });

  it('is a mixture when it names a file that its build has not, or is of a build that nobody runs', () => {
    expect(mixtureIn(page('/_next/static/chunks/c.js'), 'one', builds)).toContain('/_next/static/chunks/c.js');
    expect(mixtureIn('', 'three', builds)).toContain('nobody runs');
  });
});

it('data for the router says of which build it is', () => {
  expect(buildOfData('0:{"P":null,"c":["","search"],"b":"abc-1","f":[]}')).toBe('abc-1');
  expect(buildOfData('1:"x"')).toBeNull();
});
