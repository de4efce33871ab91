import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetStored, readStored, store } from './browser-storage';

const refused = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

const storage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
};

afterEach(() => vi.unstubAllGlobals());

describe('what a browser stores', () => {
  it('is read back from its own area until it is deleted', () => {
    vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() });
    expect(store('device', 'a', 'one')).toBe(true);
    expect([readStored('device', 'a'), readStored('tab', 'a')]).toEqual(['one', null]);
    forgetStored('device', 'a');
    expect(readStored('device', 'a')).toBeNull();
  });

  it('reads as null where the browser refuses access, without throwing', () => {
    vi.stubGlobal('window', {
      localStorage: { getItem: refused, setItem: refused, removeItem: refused },
      get sessionStorage() {
        return refused();
      },
    });
    expect([readStored('device', 'a'), readStored('tab', 'a')]).toEqual([null, null]);
    expect([store('device', 'a', 'one'), store('tab', 'a', 'one')]).toEqual([false, false]);
    expect(() => forgetStored('tab', 'a')).not.toThrow();
  });

  it('lets an error of the program through', () => {
    vi.stubGlobal('window', {});
    expect(() => readStored('device', 'a')).toThrow(TypeError);
  });
});
