import { describe, expect, it } from 'vitest';
import { isSlug } from '../slug/slug';
import { makeAliases } from './make-names';
import { findMake, makeBySlug, makes, makesOfKind } from './makes';
import { brandKinds, dealerBrandSchema, manufacturerSchema } from './manufacturer';

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

  it('have short forms that find a make and hide no other make', () => {
    for (const [alias, name] of Object.entries(makeAliases)) {
      expect(findMake(alias)?.name).toBe(name);
      expect(makeBySlug(alias)).toBeUndefined();
    }
  });

  it('have the kinds of vehicles that they sell (BRND-01)', () => {
    const kindsOf = (name: string) => findMake(name)?.kinds;
    expect(kindsOf('Toyota')).toEqual(['car']);
    expect(kindsOf('Honda')).toEqual(['car', 'motorcycle']);
    expect(kindsOf('Mercedes-Benz')).toEqual(['car', 'truck']);
    expect(kindsOf('Ducati')).toEqual(['motorcycle']);
    expect(kindsOf('Kenworth')).toEqual(['truck']);
    expect(kindsOf('Jayco')).toEqual(['caravan']);
    expect(makes.filter(({ kinds }) => kinds.length === 0)).toEqual([]);
  });

  it('are listed by kind of vehicle, in alphabetical order (BRND-01)', () => {
    const names = makesOfKind('truck').map(({ name }) => name);
    expect(names).toContain('Kenworth');
    expect(names).toContain('Mercedes-Benz');
    expect(names).not.toContain('Toyota');
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    expect(makesOfKind('group')).toEqual([]);
    expect(new Set(brandKinds.flatMap((kind) => makesOfKind(kind))).size).toBe(makes.length);
  });
});

describe('brands of a dealer (BRND-01)', () => {
  it('may lack a logo, a description and a page of their own', () => {
    expect(dealerBrandSchema.parse({ slug: 'toyota', name: 'Toyota' })).toEqual({
      slug: 'toyota',
      name: 'Toyota',
      description: '',
      logo: null,
      path: null,
    });
    expect(
      dealerBrandSchema.parse({ slug: 'our-group', name: 'Our Group', kind: 'group', path: '/about-us' }),
    ).toMatchObject({ kind: 'group', path: '/about-us' });
    expect(manufacturerSchema.parse({ id: 3, name: 'Kia', slug: 'kia', logo: { url: null } })).toEqual({
      id: '3',
      name: 'Kia',
      slug: 'kia',
      logo: { url: null },
    });
    expect(manufacturerSchema.parse({ id: '3', name: 'Kia', slug: 'kia', logo: null }).logo).toBeNull();
  });
});
