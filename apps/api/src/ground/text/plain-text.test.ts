import { describe, expect, it } from 'vitest';
import { forTerminal, visibleJson } from './plain-text';

describe('forTerminal', () => {
  it('lets nothing move the cursor', () => {
    expect(forTerminal('a\u001b[2J\u009b2J\u0007\rb\tc\r\nd\r')).toBe('a[2J2Jb\tc\r\nd\r');
    expect(forTerminal('x\u202Ey\u2028z')).toBe('xyz');
  });
});

describe('visibleJson', () => {
  it('reads the same and shows what was hidden', () => {
    const value = { name: 'a\u009b2J\u202Eb\u001b\u2028', message: 'one\ntwo' };
    const shown = visibleJson(JSON.stringify(value, null, 2));
    expect(JSON.parse(shown)).toEqual(value);
    expect(shown).toContain(String.raw`a\u009b2J\u202eb\u001b\u2028`);
  });
});
