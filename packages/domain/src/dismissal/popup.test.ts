import { testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { dismissalKey, isDismissed } from './dismissal';
import { popupSchema } from './popup';
import { isPopupShown } from './popup-rule';

const popup = popupSchema.parse({ id: 'eofy-2026', title: 'End of financial year' });
const shown = (changed: Partial<typeof popup> = {}, context: Partial<Parameters<typeof isPopupShown>[1]> = {}) =>
  isPopupShown({ ...popup, ...changed }, { isMounted: true, remembered: null, now: testNow, ...context });
const from = (milliseconds: number) => new Date(testNow.getTime() + milliseconds).toISOString();

describe('isPopupShown', () => {
  it('shows by default', () => {
    expect(shown()).toBe(true);
    expect(isPopupShown(null, { isMounted: true, remembered: null, now: testNow })).toBe(false);
  });

  it('hides before the page is alive in the browser', () => {
    expect(shown({}, { isMounted: false })).toBe(false);
  });

  it('hides after its expiry', () => {
    expect(shown({ expiry: from(0) })).toBe(true);
    expect(shown({ expiry: from(-1) })).toBe(false);
    expect(shown({ expiry: from(1) })).toBe(true);
  });

  it('begins at its first instant', () => {
    expect(shown({ from: from(1) })).toBe(false);
    expect(shown({ from: from(0) })).toBe(true);
  });

  it('shows on its own pages and below them alone', () => {
    const on = (path: string, ...pages: readonly string[]) => shown({ pages: [...pages] }, { path });
    expect(on('/contact')).toBe(true);
    expect(on('/', '/')).toBe(true);
    expect(on('/search', '/')).toBe(false);
    expect(on('/search/kia', '/search')).toBe(true);
    expect(on('/searches', '/search')).toBe(false);
  });

  it('waits as marketing until the visitor has agreed', () => {
    expect(shown({ marketing: true })).toBe(false);
    expect(shown({ marketing: true }, { hasAgreed: true })).toBe(true);
  });

  it('stays closed after it was closed, until the popup is replaced by another one', () => {
    expect(shown({}, { remembered: 'eofy-2026' })).toBe(false);
    expect(shown({}, { remembered: 'easter-2026' })).toBe(true);
  });
});

describe('what was dismissed', () => {
  it('is stored by site, and for popup and announcement separately (ANNC-01)', () => {
    const keys = ['north', 'south'].flatMap((site) => [
      dismissalKey(site, 'popup'),
      dismissalKey(site, 'announcement'),
    ]);
    expect(new Set(keys).size).toBe(4);
    expect(keys[0]).toContain('north');
  });

  it('stays dismissed while its text stays the same (ANNC-01)', () => {
    expect(isDismissed('Open on Sunday', 'Open on Sunday')).toBe(true);
    expect(isDismissed('Open on Sunday', 'Closed on Sunday')).toBe(false);
    expect(isDismissed(null, 'Open on Sunday')).toBe(false);
  });
});
