import { describe, expect, it } from 'vitest';
import { currentItem, linkPlace, menuGroups, type NavigationItem } from './navigation';

const link = (label: string, href: string) => ({ label, href });

describe('linkPlace', () => {
  it('knows the page itself whatever the query, the fragment or a trailing slash', () => {
    expect(linkPlace('/search/used-cars', '/search/used-cars/?page=2#top')).toBe('page');
    expect(linkPlace('/search/used-cars?sortBy=newest', '/search/used-cars')).toBe('page');
    expect(linkPlace('/', '/')).toBe('page');
  });

  it('knows a page below it, but not one that merely begins with the same letters', () => {
    expect(linkPlace('/search', '/search/used-cars')).toBe('within');
    expect(linkPlace('/search', '/search-history')).toBe('elsewhere');
  });

  it('takes nothing to be below the home page', () => {
    expect(linkPlace('/', '/finance')).toBe('elsewhere');
  });
});

describe('currentItem', () => {
  const used = link('Used', '/search/used-cars');
  const brands: NavigationItem = {
    ...link('Brands', '/brands'),
    groups: [{ title: 'Makes', kind: 'tiles', items: [link('Mazda', '/search/mazda')] }],
  };
  const search = link('All cars', '/search');
  const navigation = [search, used, brands];

  it('prefers the entry that is the page', () => {
    expect(currentItem(navigation, '/search/used-cars')).toBe(used);
  });

  it('then the entry whose menu holds the page', () => {
    expect(currentItem(navigation, '/search/mazda')).toBe(brands);
  });

  it('then the nearest entry above the page', () => {
    expect(currentItem(navigation, '/search/used-cars/kia')).toBe(used);
    expect(currentItem(navigation, '/search/kia')).toBe(search);
  });

  it('marks nothing elsewhere', () => {
    expect(currentItem(navigation, '/finance')).toBeUndefined();
  });

  it('marks no entry with a query, which is one of several on its page, nor one whose menu holds such a link', () => {
    const caravans = link('Caravans', '/search?item_type=caravan');
    const kinds: NavigationItem = { ...link('Kinds', '/brands'), items: [caravans] };
    expect(currentItem([caravans, kinds], '/search')).toBeUndefined();
    expect(currentItem([caravans, kinds], '/search/used-cars')).toBeUndefined();
    expect(currentItem([caravans, kinds, search], '/search')).toBe(search);
  });
});

describe('menuGroups', () => {
  it('puts the flat items first, under the name of the entry, and leaves empty parts out', () => {
    const groups = menuGroups({
      ...link('Brands', '/brands'),
      items: [link('Mazda', '/search/mazda')],
      itemsAs: 'tiles',
      groups: [
        { title: 'Nothing', items: [] },
        { title: 'By condition', items: [link('New', '/search/new-cars')] },
      ],
    });
    expect(groups.map(({ title, kind }) => [title, kind])).toEqual([
      ['Brands', 'tiles'],
      ['By condition', undefined],
    ]);
  });

  it('is empty for a plain link', () => {
    expect(menuGroups(link('Finance', '/finance'))).toEqual([]);
  });
});
