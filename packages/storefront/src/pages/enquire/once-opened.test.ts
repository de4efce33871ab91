import { describe, expect, it, vi } from 'vitest';
import { onceOpened } from './once-opened';

describe('onceOpened', () => {
  it('calls back once, however a link is opened', () => {
    const tell = vi.fn();
    const { onClick, onAuxClick } = onceOpened(tell);
    onClick();
    onClick();
    onAuxClick({ button: 1 });
    expect(tell).toHaveBeenCalledOnce();
  });

  it('calls back for the middle button, and not for the right one', () => {
    const tell = vi.fn();
    const { onAuxClick } = onceOpened(tell);
    onAuxClick({ button: 2 });
    expect(tell).not.toHaveBeenCalled();
    onAuxClick({ button: 1 });
    expect(tell).toHaveBeenCalledOnce();
  });
});
