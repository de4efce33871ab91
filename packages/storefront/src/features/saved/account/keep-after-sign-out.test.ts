import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedSettings } from '../vehicles/saved-settings';

const settings: SavedSettings = {
  mode: 'favourite',
  storage: 'local',
  website_id: 'yard',
  sinks: [],
  href: '/watchlist',
  accounts: true,
};
const car = (id: string) => ({ id, name: `2023 Kia Rio ${id}`, make: 'Kia', model: 'Rio' });
const onDevice = (...ids: readonly string[]) =>
  JSON.stringify(ids.map((id) => ({ ...car(id), slug: `kia-rio-${id}`, primary_image_url: null })));
const kept = new Map<string, string>();
const idsOf = (mode: SavedSettings['mode']) => {
  const stored: readonly { readonly id: string }[] = JSON.parse(kept.get(`forecourt-${mode}`) ?? '[]');
  return stored.map(({ id }) => id);
};
const answerWith = (answer: object) => vi.stubGlobal('fetch', async () => Response.json(answer));
const keep = async () => (await import('./keep-after-sign-out')).keepAfterSignOut(settings);

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage, sessionStorage: storage }));
});
afterEach(() => void vi.unstubAllGlobals());

describe('keepAfterSignOut', () => {
  it('adds what the account keeps to what the device has, as far as there is room', async () => {
    kept.set('forecourt-compare', onDevice('9', '3'));
    answerWith({ phone_number: '+61491570006', saved: [car('1')], compared: ['3', '4', '5', '6'].map(car) });
    await keep();
    expect(idsOf('favourite')).toEqual(['1']);
    expect(idsOf('compare')).toEqual(['9', '3', '5', '6']);
  });

  it('leaves a full list of the device as it is', async () => {
    kept.set('forecourt-compare', onDevice('1', '2', '3', '4'));
    answerWith({ phone_number: '+61491570006', saved: [], compared: [car('5')] });
    await keep();
    expect(idsOf('compare')).toEqual(['1', '2', '3', '4']);
  });

  it('throws where the session has ended, and the device keeps what it has', async () => {
    kept.set('forecourt-compare', onDevice('9'));
    answerWith({ phone_number: null, saved: [], compared: [] });
    await expect(keep()).rejects.toMatchObject({ code: 'signed_out' });
    expect([...kept.keys()]).toEqual(['forecourt-compare']);
    expect(idsOf('compare')).toEqual(['9']);
  });
});
