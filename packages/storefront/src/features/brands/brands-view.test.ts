import { dealerBrandSchema, siteBrands } from '@forecourt/domain/makes';
import { describe, expect, it } from 'vitest';
import { bannerFigures, brandGroups, brandTiles } from './brands-view';

const brand = (slug: string, more: object = {}) => dealerBrandSchema.parse({ slug, name: slug, ...more });

describe('the view of brands', () => {
  it('links a brand to its page, or to the fixed path of a brand that has one', () => {
    const [cars] = brandGroups(
      siteBrands([brand('kia'), brand('tesla', { path: '/search/tesla' })], { car: { kia: 1200 } }),
    );
    expect(cars?.title).toBe('Cars');
    expect(cars?.tiles).toMatchObject([
      { href: '/kia/overview', note: '1,200 in stock', logo: null },
      { href: '/search/tesla' },
    ]);
    expect(cars?.tiles[1]).not.toHaveProperty('note');
  });

  it('shows a brand of two kinds under both with its number of each, and once among all', () => {
    const brands = siteBrands([], { car: { BMW: 4, Kia: 1 }, motorcycle: { BMW: 1200 } });
    expect(
      brandGroups(brands).map(({ title, tiles }) => [title, ...tiles.map(({ name, note }) => `${name}: ${note}`)]),
    ).toEqual([
      ['Cars', 'BMW: 4 in stock', 'Kia: 1 in stock'],
      ['Motorcycles', 'BMW: 1,200 in stock'],
    ]);
    expect(brandTiles(brands).map(({ name, note }) => `${name}: ${note}`)).toEqual([
      'BMW: 1,204 in stock',
      'Kia: 1 in stock',
    ]);
  });

  it('shows a logo only where the dealer gives one with an address', () => {
    const logos = [{ url: '/media/kia' }, { url: null }, null].map((logo, at) => brand(`b${at}`, { logo }));
    expect(brandGroups(siteBrands(logos, {}))[0]?.tiles.map(({ logo }) => logo?.src ?? null)).toEqual([
      '/media/kia',
      null,
      null,
    ]);
  });

  it('shows the figures that the dealer states, each with a plus', () => {
    expect(bannerFigures({ statsBanner: null })).toEqual([]);
    expect(
      bannerFigures({ statsBanner: { locations: 50, brands: 40, years: 30 } }).map(({ figure }) => figure),
    ).toEqual(['50+', '40+', '30+']);
  });
});
