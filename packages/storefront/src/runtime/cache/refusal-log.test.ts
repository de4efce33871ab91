import { describe, expect, it } from 'vitest';
import type { WriteOutcome } from './page-store';
import { createRefusalLog } from './refusal-log';

const given = () => {
  const lines: string[] = [];
  let now = 1_000;
  const log = createRefusalLog(
    (text) => lines.push(text),
    () => now,
  );
  const note = (outcome: WriteOutcome, times = 1) => {
    for (let time = 0; time < times; time += 1)
      log.note(outcome, { place: '/yard/cars/a', bytes: 3 * 1024 ** 2, maxBytes: 2 * 1024 ** 2 });
  };
  return {
    lines,
    note,
    wait: (ms: number) => {
      now += ms;
    },
  };
};

describe('the log of refused writes', () => {
  it('stays empty for a few outdated writes, which every change brings', () => {
    const { lines, note } = given();
    for (let change = 0; change < 50; change += 1) {
      note('outdated', 19);
      note('stored');
    }
    expect(lines).toEqual([]);
  });

  it('reports once that all writes are outdated, and their number again ten minutes later', () => {
    const { lines, note, wait } = given();
    note('outdated', 500);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Page cache: the last 20 writes were refused/);
    wait(10 * 60_000);
    note('outdated');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('481 refused since the last such line');
  });

  it('reports a page that is too large at once, and at most one a minute', () => {
    const { lines, note, wait } = given();
    note('too-large', 30);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('/yard/cars/a takes 3.0 MB and is not cached: all together may take 2.0 MB');
    wait(60_000);
    note('too-large');
    expect(lines[1]).toContain('30 refused');
  });
});
