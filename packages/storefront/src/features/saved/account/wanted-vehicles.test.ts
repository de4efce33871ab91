import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askToSignIn, forgetWanted, readWanted, rememberedWanted, returnToPlace } from './wanted-vehicles';

const car = {
  id: '7',
  name: '2021 Kia Rio',
  slug: 'kia-rio-7',
  make: 'Kia',
  model: 'Rio',
  primary_image_url: null,
  car_type: 'used' as const,
};
const kept = new Map<string, string>();
const scrollTo = vi.fn();

beforeEach(() => {
  kept.clear();
  scrollTo.mockClear();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage, scrollY: 812.4, scrollTo });
  vi.stubGlobal('location', { pathname: '/search', search: '?make=Kia&page=2', hash: '' });
});
afterEach(() => void vi.unstubAllGlobals());

describe('what a shopper wanted before they signed in', () => {
  it('leads to sign-in and back to the page, and is there once [WTCH-01]', () => {
    const left: string[] = [];
    askToSignIn({ vehicles: [car], wanted: true, mode: 'favourite' }, (address) => left.push(address));
    const page = encodeURIComponent('/search?make=Kia&page=2');
    expect(left).toEqual([`/sign-in?type=watchlist&redirect=${page}&back=${page}`]);
    const wanted = rememberedWanted();
    forgetWanted();
    expect(wanted).toEqual({
      vehicles: [car],
      wanted: true,
      mode: 'favourite',
      path: '/search?make=Kia&page=2',
      scrolled: 812,
    });
    expect(rememberedWanted()).toBeNull();
    if (wanted !== null) returnToPlace(wanted);
    expect(scrollTo).toHaveBeenCalledWith({ top: 812, behavior: 'instant' });
    scrollTo.mockClear();
    returnToPlace({ path: '/', scrolled: 5 });
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each([
    null,
    '{',
    '7',
    '{}',
    JSON.stringify({ vehicles: [], wanted: true, mode: 'favourite', path: '/', scrolled: 0, at: 0 }),
    JSON.stringify({ vehicles: [{ id: 7 }], wanted: true, mode: 'favourite', path: '/', scrolled: 0, at: 0 }),
    JSON.stringify({ vehicles: [car], wanted: true, mode: 'other', path: '/', scrolled: 0, at: 0 }),
  ])('is nothing where nobody can read it: %s', (stored) => {
    expect(readWanted(stored, 0)).toBeNull();
  });

  it('is forgotten after half an hour', () => {
    const stored = JSON.stringify({ vehicles: [car], wanted: true, mode: 'favourite', path: '/', scrolled: 0, at: 0 });
    expect(readWanted(stored, 30 * 60_000)).not.toBeNull();
    expect(readWanted(stored, 30 * 60_000 + 1)).toBeNull();
  });
});
