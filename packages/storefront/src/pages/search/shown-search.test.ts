import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstShownMs, type ShownSearch, shownSearchStore } from './shown-search';

const first: ShownSearch = { criteria: {}, hits: [], next: null };
const next: ShownSearch = { criteria: { make: ['Nissan'] }, hits: [], next: null };
const last: ShownSearch = { criteria: { make: ['Kia'] }, hits: [], next: null };

describe('shownSearchStore', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows a list that comes to life behind the search what was drawn, until presses on it are answered', () => {
    const store = shownSearchStore(first);
    store.set(next);
    expect(store.get()).toBe(first);
    const listener = vi.fn();
    store.subscribe(listener);
    vi.advanceTimersByTime(firstShownMs - 1);
    expect(store.get()).toBe(first);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(store.get()).toBe(next);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('tells a list that is alive of every search at once, and of none twice', () => {
    const store = shownSearchStore(first);
    const listener = vi.fn();
    const end = store.subscribe(listener);
    vi.advanceTimersByTime(firstShownMs);
    listener.mockClear();
    store.set(next);
    expect(store.get()).toBe(next);
    store.set(next);
    expect(listener).toHaveBeenCalledOnce();
    end();
    store.set(last);
    expect(listener).toHaveBeenCalledOnce();
  });
});
