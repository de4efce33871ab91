import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns, type Turn } from './turns';

describe('createTurns', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const open = (limits: { atOnce?: number; waiting?: number; waitMs?: number } = {}) => {
    const turns = createTurns({ atOnce: 1, waiting: 4, waitMs: 1_000, ...limits });
    const started: string[] = [];
    const refused: string[] = [];
    const given = new Map<string, Turn>();
    /** Asks under a name such as `yard/ann/1`: site, client and number. */
    const ask = (name: string): (() => void) => {
      const [site = '', client = ''] = name.split('/');
      return turns.ask(
        { site, client },
        {
          start: (turn) => {
            started.push(name);
            given.set(name, turn);
          },
          refuse: () => refused.push(name),
        },
      );
    };
    const end = (name: string) => given.get(name)?.end();
    return { ask, end, given, started, refused };
  };

  it('refuses the newest request of the longest queue, which may be the newcomer', () => {
    const { ask, refused } = open({ waiting: 3 });
    for (const name of ['yard/ann/0', 'yard/ann/1', 'yard/ann/2', 'yard/ann/3', 'yard/ann/4']) ask(name);
    expect(refused).toEqual(['yard/ann/4']);
    ask('yard/bob/1');
    expect(refused).toEqual(['yard/ann/4', 'yard/ann/3']);
    ask('harbour/cat/1');
    expect(refused).toEqual(['yard/ann/4', 'yard/ann/3', 'yard/ann/2']);
    // Now all queues are equally long, so the newcomer is refused.
    ask('harbour/dan/1');
    expect(refused.at(-1)).toBe('harbour/dan/1');
  });

  it('gives no turn to a client that has left or waited too long', () => {
    const { ask, end, started, refused } = open();
    ask('yard/ann/0');
    const leave = ask('yard/ann/1');
    ask('yard/ann/2');
    leave();
    vi.advanceTimersByTime(1_000);
    expect(refused).toEqual(['yard/ann/2']);
    end('yard/ann/0');
    ask('yard/ann/3');
    expect(started).toEqual(['yard/ann/0', 'yard/ann/3']);
  });

  it('frees a turn once, however often its end is reported', () => {
    const { ask, end, started } = open();
    for (const name of ['yard/ann/0', 'yard/ann/1', 'yard/ann/2']) ask(name);
    end('yard/ann/0');
    end('yard/ann/0');
    expect(started).toEqual(['yard/ann/0', 'yard/ann/1']);
  });

  it('holds the turn of an abandoned draw for the usual time of a draw, also when its end is reported', () => {
    const { ask, given, started } = open({ waitMs: 60_000 });
    // Quick answers, such as redirects, must not shorten the usual time of a draw.
    for (let redirect = 0; redirect < 100; redirect += 1) {
      ask('yard/bob/redirect');
      vi.advanceTimersByTime(1);
      given.get('yard/bob/redirect')?.end();
    }
    started.length = 0;
    ask('yard/ann/0');
    ask('yard/ann/1');
    given.get('yard/ann/0')?.abandon();
    given.get('yard/ann/0')?.end();
    vi.advanceTimersByTime(249);
    expect(started).toEqual(['yard/ann/0']);
    vi.advanceTimersByTime(2_000);
    expect(started).toEqual(['yard/ann/0', 'yard/ann/1']);
  });
});
