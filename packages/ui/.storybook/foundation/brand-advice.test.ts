import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BrandTokens, brandColorRoles, brandContrastFailures, themes } from '../../src/themes';
import { adviceFor } from './brand-advice';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

describe('adviceFor', () => {
  it('names a colour with which the pair passes', () => {
    const brand: BrandTokens = { brand: '#ffc20a', onBrand: '#ffffff' };
    const failure = brandContrastFailures(themes.metro, brand).find(({ foreground }) => foreground === 'onBrand');
    if (failure === undefined) throw new Error('White on yellow passes.');
    const advice = adviceFor(themes.metro, brand, failure);
    const mended = /onBrand (#[0-9a-f]{6})/.exec(advice)?.[1];
    const left = brandContrastFailures(themes.metro, {
      ...brand,
      ...(mended === undefined ? {} : { onBrand: mended }),
    });
    expect(left.map(({ message }) => message)).not.toContain(failure.message);
    expect(left.some((other) => other.foreground === 'onBrand' && other.background === 'brand')).toBe(false);
    expect(advice).toContain('leave onBrand out');
  });

  it('asks for the form of a colour it cannot measure', () => {
    const [failure] = brandContrastFailures(themes.metro, { brand: 'green' });
    expect(failure && adviceFor(themes.metro, { brand: 'green' }, failure)).toContain('Write brand as #rrggbb');
  });

  it.each(Object.entries(themes))('has a sentence for every failure there can be in %s', (_name, theme) => {
    fc.assert(
      fc.property(color, color, fc.constantFrom(...brandColorRoles), (one, other, role) => {
        const brand: BrandTokens = { brand: one, [role]: other };
        for (const failure of brandContrastFailures(theme, brand)) {
          expect(adviceFor(theme, brand, failure)).toMatch(/^(Try|Choose|Write) .+\.$/);
        }
      }),
    );
  });
});
