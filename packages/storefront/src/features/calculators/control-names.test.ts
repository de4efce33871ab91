import { describe, expect, it } from 'vitest';
import { byName } from './control-names';

const input = (type: string, label: string, value = '') => ({
  is: `${type} ${label}`,
  localName: 'input',
  type,
  value,
  getAttribute: () => (type === 'range' ? label : null),
  labels: type === 'range' ? [] : [{ textContent: label }],
  textContent: '',
});
const link = (words: string) => ({ is: words, localName: 'a', textContent: words, getAttribute: () => null });
const drawn = () => [
  input('radio', 'Weekly', 'weekly'),
  input('radio', 'Monthly', 'monthly'),
  input('text', 'Amount', '30,000'),
  input('range', 'Amount', '30000'),
  input('text', 'Deposit', '0'),
  input('range', 'Term', '5'),
  link('Request a Quote'),
];

describe('byName', () => {
  it('names each control the same in a drawn part and in a live one that has more controls', () => {
    const before = drawn();
    const after = [...drawn().slice(0, 5), input('text', 'Trade-in', '16,400'), ...drawn().slice(5)];
    const live = byName(after);
    const found = [...byName(before)].map(([name]) => live.get(name));
    expect(found.map((control) => control?.is)).toEqual(before.map((control) => control.is));
    expect(live.size).toBe(before.length + 1);
  });

  it('finds no control that the live part lacks, and tells several of one name apart by their order', () => {
    const offers = [input('text', 'Term', '5'), input('text', 'Term', '7')];
    const live = byName([input('text', 'Term', '3'), link('Term')]);
    expect([...byName(offers).keys()].map((name) => live.get(name)?.is)).toEqual(['text Term', undefined]);
  });

  it('leaves typed values out of names, except the value of a radio button', () => {
    const typed = byName([input('text', 'Amount', '12'), input('radio', 'Weekly', 'weekly')]);
    const live = byName([input('text', 'Amount', '30,000'), input('radio', 'Weekly', 'monthly')]);
    expect([...typed.keys()].map((name) => live.has(name))).toEqual([true, false]);
  });
});
