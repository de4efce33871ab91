import { describe, expect, it } from 'vitest';
import { isSlug } from '../slug/slug';
import { makeAliases } from './make-names';
import { findMake, makeBySlug, makes } from './makes';

describe('makes', () => {
  it('are about 150, each with a slug of its own', () => {
    expect(makes.length).toBeGreaterThanOrEqual(150);
    expect(new Set(makes.map(({ slug }) => slug)).size).toBe(makes.length);
    expect(makes.filter(({ slug }) => !isSlug(slug))).toEqual([]);
  });

  it('have slugs that no other search path uses', () => {
    const taken = ['new', 'demo', 'used', 'used-cars', 'new-cars', 'demo-cars'];
    expect(makes.filter(({ slug }) => taken.includes(slug) || slug.endsWith('-cars'))).toEqual([]);
  });

  it('are found by name, slug, other case, missing accents and short forms', () => {
    expect(findMake('Citroën')?.slug).toBe('citroen');
    expect(findMake('CITROEN')?.name).toBe('Citroën');
    expect(findMake('land rover')?.name).toBe('Land Rover');
    expect(findMake('VW')?.name).toBe('Volkswagen');
    expect(findMake('constructor')).toBeUndefined();
    expect(findMake('Nobody Motors')).toBeUndefined();
  });

  it('resolve a path by their own slug only', () => {
    expect(makeBySlug('volkswagen')?.name).toBe('Volkswagen');
    expect(makeBySlug('vw')).toBeUndefined();
  });

  it('have short forms that lead to a make and hide none', () => {
    for (const [alias, name] of Object.entries(makeAliases)) {
      expect(findMake(alias)?.name).toBe(name);
      expect(makeBySlug(alias)).toBeUndefined();
    }
  });
});
