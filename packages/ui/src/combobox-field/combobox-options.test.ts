import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComboboxOption, groupOptions, optionMatches, plainWords } from './combobox-options';

const option = (label: string, more: Partial<ComboboxOption> = {}): ComboboxOption => ({
  value: label,
  label,
  ...more,
});

describe('optionMatches', () => {
  it('finds by the beginning of any word, in any order', () => {
    expect(optionMatches(option('Land Rover'), 'rov')).toBe(true);
    expect(optionMatches(option('Land Rover'), 'rover land')).toBe(true);
    expect(optionMatches(option('Land Rover'), 'over')).toBe(false);
  });

  it('does not mind accents, case, hyphens and missing gaps', () => {
    expect(optionMatches(option('Škoda'), 'SKODA')).toBe(true);
    expect(optionMatches(option('Citroën'), 'citroe')).toBe(true);
    expect(optionMatches(option('Mercedes-Benz'), 'mercedes benz')).toBe(true);
    expect(optionMatches(option('Land Rover'), 'landrov')).toBe(true);
  });

  it('finds by note and keywords', () => {
    expect(optionMatches(option('Moorooka', { note: 'QLD 4105' }), '4105')).toBe(true);
    expect(optionMatches(option('Volkswagen', { keywords: 'VW' }), 'vw')).toBe(true);
  });

  it('is met by every option when nothing but signs is typed', () => {
    expect(optionMatches(option('Kia'), '  -')).toBe(true);
  });

  it('finds an option by its own label and by every beginning of it', () => {
    const labels = fc.string({ unit: fc.constantFrom(...'abcé ŠÖ-9'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(labels, fc.nat(), (label, length) => {
        expect(optionMatches(option(label), label)).toBe(true);
        expect(optionMatches(option(label), label.slice(0, length % (label.length + 1)))).toBe(true);
      }),
    );
  });
});

describe('plainWords', () => {
  it('is empty for signs alone', () => {
    expect(plainWords(' ! – ')).toEqual([]);
  });
});

describe('groupOptions', () => {
  it('keeps every option once, under its heading, those without a heading first', () => {
    const options = fc.array(
      fc.record({
        label: fc.string(),
        value: fc.uuid(),
        group: fc.option(fc.constantFrom('A', 'B'), { nil: undefined }),
      }),
    );
    fc.assert(
      fc.property(options, (given) => {
        const groups = groupOptions(given);
        expect(groups.flatMap(({ items }) => items).toSorted((a, b) => a.value.localeCompare(b.value))).toEqual(
          given.toSorted((a, b) => a.value.localeCompare(b.value)),
        );
        for (const { label, items } of groups) {
          expect(items.length).toBeGreaterThan(0);
          expect(items.every(({ group = '' }) => group === label)).toBe(true);
        }
        expect(groups.findIndex(({ label }) => label === '')).toBeLessThanOrEqual(0);
      }),
    );
  });
});
