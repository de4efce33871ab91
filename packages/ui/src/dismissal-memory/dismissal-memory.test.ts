import { describe, expect, it } from 'vitest';
import { rememberDismissed, wasDismissed } from './dismissal-memory';

const memoryStore = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
  };
};

const refusingStore = {
  getItem: (): string | null => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
  setItem: (): void => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
};

describe('the memory of what was dismissed', () => {
  it('remembers what was dismissed (ANNC-01)', () => {
    const store = memoryStore();
    expect(wasDismissed(store, 'announcement', 'Open late on Thursday')).toBe(false);
    rememberDismissed(store, 'announcement', 'Open late on Thursday');
    expect(wasDismissed(store, 'announcement', 'Open late on Thursday')).toBe(true);
  });

  it('shows another text again, and keeps another site apart', () => {
    const store = memoryStore();
    rememberDismissed(store, 'announcement', 'Open late on Thursday');
    expect(wasDismissed(store, 'announcement', 'Stocktake on Saturday')).toBe(false);
    expect(wasDismissed(store, 'other-site', 'Open late on Thursday')).toBe(false);
  });

  it('remembers nothing, without throwing, where the browser stores nothing', () => {
    expect(() => rememberDismissed(refusingStore, 'announcement', 'x')).not.toThrow();
    expect(wasDismissed(refusingStore, 'announcement', 'x')).toBe(false);
    expect(wasDismissed(undefined, 'announcement', 'x')).toBe(false);
  });
});
