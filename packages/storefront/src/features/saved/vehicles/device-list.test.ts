import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropVehicle, keepVehicles, openSaved } from './device-list';
import type { SavableVehicle } from './savable-vehicle';
import type { SavedSettings } from './saved-settings';
import { shownSaved, showSaved } from './shown-saved';

const settings: SavedSettings = {
  mode: 'compare',
  storage: 'local',
  website_id: 'yard',
  sinks: [{ kind: 'data-layer', name: 'dataLayer' }],
  href: '/compare',
};
const car = (id: string): SavableVehicle => ({
  id,
  name: `2023 Kia Rio ${id}`,
  slug: `kia-rio-${id}`,
  make: 'Kia',
  model: 'Rio',
  primary_image_url: null,
  car_type: 'used',
});

/** A device's storage; `refuses` as browsers do where the visitor forbids it or it is full. */
const aStorage = () => {
  const kept = new Map<string, string>();
  const state = { refuses: false };
  const surely = <Value>(value: () => Value): Value => {
    if (state.refuses) throw new DOMException('Refused', 'SecurityError');
    return value();
  };
  return {
    state,
    kept,
    getItem: (key: string) => surely(() => kept.get(key) ?? null),
    setItem: (key: string, value: string) => surely(() => void kept.set(key, value)),
    removeItem: (key: string) => surely(() => void kept.delete(key)),
  };
};

const aBrowser = () =>
  Object.assign(new EventTarget(), {
    localStorage: aStorage(),
    sessionStorage: aStorage(),
    dataLayer: [] as unknown[],
  });
let browser: ReturnType<typeof aBrowser>;
const shown = () => shownSaved('compare')?.map(({ id }) => id);
const say = vi.fn();
const keepVehicle = (vehicle: SavableVehicle, kept: SavedSettings) => keepVehicles([vehicle], kept, say)?.[0];

beforeEach(() => {
  browser = aBrowser();
  vi.stubGlobal('window', browser);
});
afterEach(() => void vi.unstubAllGlobals());

describe('the list of kept vehicles (FAVS-01)', () => {
  it('sends an event for an added vehicle once, and none for one already there, refused or removed', () => {
    openSaved(settings);
    expect(keepVehicle(car('1'), settings)).toBe('added');
    expect(keepVehicle(car('1'), settings)).toBe('there');
    expect(browser.dataLayer).toEqual([
      {
        id: 39,
        event: 'vehicle_saved',
        name: 'vehicle_saved',
        payload: { website_id: 'yard', car_id: '1', car_type: 'used', list: 'compare' },
      },
    ]);
    for (const id of ['2', '3', '4']) keepVehicle(car(id), settings);
    expect(keepVehicle(car('5'), settings)).toBe('full');
    dropVehicle('1', settings, say);
    expect(browser.dataLayer).toHaveLength(4);
    expect(keepVehicle(car('5'), settings)).toBe('added');
    expect(browser.dataLayer).toHaveLength(5);
  });

  it('is stored on the device, without the fields that only the event needs', () => {
    openSaved(settings);
    keepVehicle(car('1'), settings);
    const { car_type: _, ...favourite } = car('1');
    expect(JSON.parse(browser.localStorage.kept.get('forecourt-compare') ?? '')).toEqual([favourite]);
    // The next page.
    showSaved([], 'compare');
    openSaved(settings);
    expect(shown()).toEqual(['1']);
  });

  it('ends with the tab where the site stores nothing on the device, and deletes what was stored there', () => {
    browser.localStorage.kept.set('forecourt-compare', JSON.stringify([car('9')]));
    const inTab = { ...settings, storage: 'none' } as const;
    openSaved(inTab);
    keepVehicle(car('1'), inTab);
    expect(shown()).toEqual(['1']);
    expect(browser.localStorage.kept.size).toBe(0);
    expect(browser.sessionStorage.kept.get('forecourt-compare')).toContain('"id":"1"');
  });

  it('lasts as long as the page where the browser refuses to store it', () => {
    browser.localStorage.state.refuses = true;
    openSaved(settings);
    expect(shown()).toEqual([]);
    keepVehicle(car('1'), settings);
    keepVehicle(car('2'), settings);
    dropVehicle('1', settings, say);
    expect(shown()).toEqual(['2']);
  });

  it('starts empty where what was stored cannot be read', () => {
    browser.localStorage.kept.set('forecourt-compare', '{"id":');
    openSaved(settings);
    expect(shown()).toEqual([]);
    expect(keepVehicle(car('1'), settings)).toBe('added');
  });

  it('follows other tabs, and does not overwrite what they added', () => {
    openSaved(settings);
    keepVehicle(car('1'), settings);
    const { car_type: _, ...other } = car('7');
    const stored = JSON.parse(browser.localStorage.kept.get('forecourt-compare') ?? '') as unknown[];
    browser.localStorage.setItem('forecourt-compare', JSON.stringify([...stored, other]));
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'forecourt-searches' }));
    expect(shown()).toEqual(['1']);
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'forecourt-compare' }));
    expect(shown()).toEqual(['1', '7']);
    browser.localStorage.setItem('forecourt-compare', JSON.stringify([other]));
    keepVehicle(car('2'), settings);
    expect(shown()).toEqual(['7', '2']);
  });
});
