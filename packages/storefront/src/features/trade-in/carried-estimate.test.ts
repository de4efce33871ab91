import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryEstimate, dropEstimate, readEstimate, watchEstimate } from './carried-estimate';

const estimate = { token: 'proof', amount: 16_400, until: '2026-12-01', car: '2019 Toyota Corolla' };

describe('the estimate that an order takes along', () => {
  const kept = new Map<string, string>();
  const listeners = new Set<(event: { readonly key: string }) => void>();
  beforeEach(() => {
    kept.clear();
    listeners.clear();
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, text: string) => kept.set(name, text),
        removeItem: (name: string) => kept.delete(name),
      },
      addEventListener: (_type: string, listener: (event: { readonly key: string }) => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: (event: { readonly key: string }) => void) =>
        listeners.delete(listener),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('holds until its last day, and is gone once it was taken', () => {
    expect(readEstimate('2026-11-28')).toBeNull();
    carryEstimate(estimate);
    expect(readEstimate('2026-12-01')).toEqual(estimate);
    expect(readEstimate('2026-12-02')).toBeNull();
    dropEstimate();
    expect(readEstimate('2026-11-28')).toBeNull();
  });

  it('is nothing where the storage holds something else', () => {
    carryEstimate(estimate);
    for (const text of ['{', 'null', '{"token":1}', '[]']) {
      for (const name of kept.keys()) kept.set(name, text);
      expect(readEstimate('2026-11-28')).toBeNull();
    }
  });

  it('is heard of from another tab, and of nothing else, until nobody listens', () => {
    const heard = vi.fn();
    const stop = watchEstimate(heard);
    carryEstimate(estimate);
    const [name = ''] = kept.keys();
    for (const listener of listeners) listener({ key: name });
    for (const listener of listeners) listener({ key: 'another' });
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    expect(listeners.size).toBe(0);
  });
});
