import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { savedSettings, watchlistSettings } from './saved-settings';

const settingsOf = (auth: boolean, favourites: boolean, mode: 'favourite' | 'compare' = 'favourite') =>
  savedSettings(aPublicSite({ flags: { auth, favourites }, favourites: { mode } }));

describe('savedSettings', () => {
  it('is the list of the device where the site has favourites alone, and nothing without any', () => {
    expect(settingsOf(false, true)).toMatchObject({ mode: 'favourite', href: '/compare' });
    expect(settingsOf(false, true)).not.toHaveProperty('accounts');
    expect(settingsOf(false, true, 'compare')).not.toHaveProperty('heart');
    expect(settingsOf(false, false)).toBeNull();
  });

  it('is the watchlist where the site has accounts, also beside what is compared', () => {
    const watchlist = { mode: 'favourite', href: '/watchlist', accounts: true };
    for (const favourites of [true, false]) expect(settingsOf(true, favourites)).toMatchObject(watchlist);
    expect(settingsOf(true, false, 'compare')).toMatchObject(watchlist);
    expect(settingsOf(true, true, 'compare')).toMatchObject({
      mode: 'compare',
      href: '/compare',
      accounts: true,
      heart: watchlist,
    });
    expect(
      watchlistSettings(aPublicSite({ flags: { auth: true, favourites: true }, favourites: { mode: 'compare' } })),
    ).toMatchObject(watchlist);
    expect(watchlistSettings(aPublicSite({ flags: { favourites: true } }))).toBeNull();
  });
});
