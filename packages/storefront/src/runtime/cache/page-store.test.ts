import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageStore, showOutdatedMs } from './page-store';

const store = (maxBytes = 1000) => new PageStore<string>({ maxBytes });
const put = (pages: PageStore<string>, key: string, tags: readonly string[], bytes = 10, start = pages.now()) =>
  pages.write(key, `value of ${key}`, { tags, bytes, start });

describe('PageStore', () => {
  it('counts what was written, refused and dropped, each by its reason', () => {
    const pages = store(25);
    const start = pages.now();
    for (const key of ['a', 'b', 'c']) put(pages, key, [`vehicle:${key}`]);
    put(pages, 'large', [], 26);
    pages.apply([{ seq: 1, tags: ['vehicle:b', 'vehicle:none'] }], 1);
    put(pages, 'b', ['vehicle:b'], 10, start);
    expect(pages.counts.writes).toEqual({ stored: 3, 'too-large': 1, outdated: 1 });
    expect(pages.counts.drops).toEqual({ room: 1, changed: 1, reset: 0 });
    pages.reset(2);
    expect(pages.counts.drops.reset).toBe(1);
    pages.countRead('page', 'hit');
    expect(pages.counts.reads).toEqual({
      page: { hit: 1, outdated: 0, miss: 0 },
      data: { hit: 0, outdated: 0, miss: 0 },
    });
  });

  it('drops what carries a changed tag and nothing else', () => {
    const pages = store();
    put(pages, 'a', ['vehicle:1', 'site:x']);
    put(pages, 'b', ['vehicle:2', 'site:x']);
    pages.apply([{ seq: 1, tags: ['vehicle:1'] }], 1);
    expect(pages.read('a')).toBeUndefined();
    expect(pages.read('b')).toBe('value of b');
  });

  it('[DATA-02] refuses a page whose render began before a change that it arrives after', () => {
    const pages = store();
    const start = pages.now();
    pages.apply([{ seq: 7, tags: ['vehicle:1'] }], 7);
    expect(put(pages, 'late', ['vehicle:1'], 10, start)).toBe('outdated');
    expect(pages.read('late')).toBeUndefined();
    expect(put(pages, 'other', ['vehicle:2'], 10, start)).toBe('stored');
    expect(put(pages, 'late', ['vehicle:1'])).toBe('stored');
  });

  it('refuses renders that began before a reset, even when numbers start again', () => {
    const pages = store();
    pages.apply([], 90);
    const start = pages.now();
    put(pages, 'held', ['t']);
    pages.reset(3);
    expect(pages.size).toBe(0);
    expect(pages.bytes).toBe(0);
    expect(put(pages, 'late', ['t'], 10, start)).toBe('outdated');
    expect(put(pages, 'new', ['t'])).toBe('stored');
  });

  it('stays within its bytes, and drops the least recently used first', () => {
    const pages = store(30);
    put(pages, 'a', []);
    put(pages, 'b', []);
    put(pages, 'c', []);
    pages.read('a');
    put(pages, 'd', []);
    expect(pages.read('b')).toBeUndefined();
    expect(pages.read('a')).toBe('value of a');
    expect(pages.bytes).toBe(30);
    expect(put(pages, 'huge', [], 31)).toBe('too-large');
  });

  it('counts a replaced value once', () => {
    const pages = store();
    put(pages, 'a', ['t'], 100);
    put(pages, 'a', ['u'], 40);
    expect(pages.bytes).toBe(40);
    pages.apply([{ seq: 1, tags: ['t'] }], 1);
    expect(pages.read('a')).toBe('value of a');
  });

  it('treats tags that it no longer remembers as changed', () => {
    const pages = new PageStore<string>({ maxBytes: 1000, maxRememberedTags: 2 });
    const start = pages.now();
    pages.apply(
      [1, 2, 3].map((seq) => ({ seq, tags: [`t${seq}`] })),
      3,
    );
    expect(put(pages, 'a', ['t1'], 10, start)).toBe('outdated');
    expect(put(pages, 'b', ['t1'])).toBe('stored');
  });

  it('[DATA-02] never serves a value older than the last applied change of its tags', () => {
    const tag = fc.constantFrom('t1', 't2', 't3');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('begin' as const), key: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ kind: fc.constant('finish' as const), key: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ kind: fc.constant('change' as const), tag }),
      fc.record({ kind: fc.constant('reset' as const) }),
    );
    const tagOfKey: Record<string, string> = { a: 't1', b: 't2', c: 't3' };
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const pages = new PageStore<number>({ maxBytes: 100, maxRememberedTags: 2 });
        const truth: Record<string, number> = { t1: 0, t2: 0, t3: 0 };
        const begun = new Map<string, { start: ReturnType<typeof pages.now>; sees: number }>();
        let seq = 0;
        for (const at of steps) {
          if (at.kind === 'begin') begun.set(at.key, { start: pages.now(), sees: truth[tagOfKey[at.key]!]! });
          if (at.kind === 'finish') {
            const render = begun.get(at.key);
            if (render) pages.write(at.key, render.sees, { tags: [tagOfKey[at.key]!], bytes: 1, start: render.start });
          }
          if (at.kind === 'change') {
            seq += 1;
            truth[at.tag] = seq;
            pages.apply([{ seq, tags: [at.tag] }], seq);
          }
          if (at.kind === 'reset') {
            for (const name of Object.keys(truth)) truth[name] = truth[name]! + 1000;
            pages.reset(seq);
          }
          for (const key of ['a', 'b', 'c']) {
            const held = pages.read(key);
            if (held !== undefined) expect(held).toBe(truth[tagOfKey[key]!]);
          }
        }
      }),
    );
  });
});

describe('a page that a change has dropped', () => {
  const timed = () => {
    const time = { now: 0 };
    const pages = new PageStore<string>({ maxBytes: 100, clock: () => time.now });
    const keep = (value: string, start = pages.now()) =>
      pages.write('key', value, { tags: ['t'], bytes: 10, start, place: '/yard/cars/a' });
    const drop = (seq: number) => pages.apply([{ seq, tags: ['t'] }], seq);
    return { time, pages, keep, drop };
  };
  const place = '/yard/cars/a';

  it('is shown to others while one request draws the new page, for two seconds at most', () => {
    const { time, pages, keep, drop } = timed();
    keep('old');
    expect(pages.takeDraw(place)).toBeUndefined();
    drop(1);
    expect(pages.read('key')).toBeUndefined();
    // A request that came before the change reads the page after it.
    expect(pages.outdated(place)).toBe('old');
    expect(pages.takeDraw(place)).toBeTypeOf('function');
    expect(pages.takeDraw(place)).toBeUndefined();
    time.now = showOutdatedMs - 1;
    expect(pages.outdated(place)).toBe('old');
    time.now = showOutdatedMs;
    expect(pages.outdated(place)).toBeUndefined();
    expect(pages.takeDraw(place)).toBeUndefined();
    expect(pages.bytes).toBe(0);
  });

  it('is replaced by the new page, and drawn by the next request where the first fails', () => {
    const { pages, keep, drop } = timed();
    keep('old');
    drop(1);
    const failed = pages.takeDraw(place);
    failed?.();
    const ended = pages.takeDraw(place);
    expect(ended).toBeTypeOf('function');
    expect(keep('new')).toBe('stored');
    ended?.();
    expect(pages.read('key')).toBe('new');
    expect(pages.outdated(place)).toBeUndefined();
    expect(pages.bytes).toBe(10);
  });

  it('is dropped by a reset, and evicted before anything that is current', () => {
    const { pages, keep, drop } = timed();
    keep('old');
    drop(1);
    pages.reset(9);
    expect(pages.takeDraw(place)).toBeUndefined();
    expect(pages.bytes).toBe(0);
    keep('old');
    drop(10);
    pages.write('other', 'value', { tags: [], bytes: 95, start: pages.now() });
    expect(pages.takeDraw(place)).toBeUndefined();
    expect(pages.read('other')).toBe('value');
  });

  it('[DATA-02] is never shown after two seconds, is drawn by one request at a time, and never comes back', () => {
    const key = fc.constantFrom('a', 'b');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('ask' as const), key }),
      fc.record({ kind: fc.constantFrom('finish' as const, 'fail' as const), key }),
      fc.record({ kind: fc.constant('change' as const), key }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 1_500 }) }),
      fc.record({ kind: fc.constant('reset' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        let now = 0;
        let seq = 0;
        const pages = new PageStore<number>({ maxBytes: 100, clock: () => now });
        /** What is true of each page, and when each former truth ended. */
        const truth: Record<string, number> = { a: 1, b: 2 };
        const ended = new Map<number, number>();
        const draws = new Map<string, { start: ReturnType<typeof pages.now>; sees: number; end?: () => void }>();
        for (const at of steps) {
          if (at.kind === 'wait') now += at.ms;
          if (at.kind === 'change') {
            seq += 1;
            ended.set(truth[at.key]!, now);
            truth[at.key] = seq + 10;
            pages.apply([{ seq, tags: [at.key] }], seq);
          }
          if (at.kind === 'reset') {
            for (const name of ['a', 'b']) {
              ended.set(truth[name]!, now - showOutdatedMs);
              truth[name] = truth[name]! + 1_000_000;
            }
            pages.reset(seq);
          }
          if (at.kind === 'ask') {
            const end = pages.takeDraw(at.key);
            const shown = end === undefined ? (pages.read(at.key) ?? pages.outdated(at.key)) : undefined;
            if (shown !== undefined && shown !== truth[at.key]) {
              expect(now - ended.get(shown)!).toBeLessThan(showOutdatedMs);
              expect(draws.get(at.key)?.end).toBeDefined();
            }
            const drawing = draws.get(at.key);
            if (end !== undefined || (shown === undefined && drawing === undefined))
              draws.set(at.key, { start: pages.now(), sees: truth[at.key]!, ...(end === undefined ? {} : { end }) });
          }
          const draw = at.kind === 'finish' || at.kind === 'fail' ? draws.get(at.key) : undefined;
          if (draw !== undefined && (at.kind === 'finish' || at.kind === 'fail')) {
            const about = { tags: [at.key], bytes: 1, start: draw.start, place: at.key };
            if (at.kind === 'finish') pages.write(at.key, draw.sees, about);
            draw.end?.();
            draws.delete(at.key);
          }
          for (const name of ['a', 'b']) {
            const held = pages.read(name);
            if (held !== undefined) expect(held).toBe(truth[name]);
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
