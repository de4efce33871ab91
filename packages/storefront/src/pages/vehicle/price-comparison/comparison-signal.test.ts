import { describe, expect, it } from 'vitest';
import {
  followComparison,
  showComparison,
  shownComparison,
  wantComparison,
  whenComparisonWanted,
} from './comparison-signal';

const mark = { verdict: 'Great Deal', fill: 0.7, band: 'high' } as const;

describe('the comparison between its two places', () => {
  it('is requested and shown for one vehicle alone, and forgotten when its page is left', () => {
    let told = 0;
    const leave = followComparison('/cars/a/autogauge', () => {
      told += 1;
    });
    wantComparison('/cars/a/autogauge');
    expect(shownComparison('/cars/a/autogauge')).toBeNull();
    showComparison('/cars/a/autogauge', mark);
    expect(shownComparison('/cars/a/autogauge')).toBe(mark);
    expect(told).toBe(2);
    leave();
    expect(shownComparison('/cars/a/autogauge')).toBeNull();
  });

  it('is requested whichever of its two places hydrates first', () => {
    const asked: string[] = [];
    const ask = (path: string, place: string) => whenComparisonWanted(path, () => asked.push(place));
    const ends = [ask('/cars/a/autogauge', 'before'), ask('/cars/b/autogauge', 'another vehicle')];
    expect(asked).toEqual([]);
    wantComparison('/cars/a/autogauge');
    ends.push(ask('/cars/a/autogauge', 'after'));
    expect(asked).toEqual(['before', 'after']);
    for (const end of ends) end();
    ask('/cars/a/autogauge', 'the next visit')();
    expect(asked).toEqual(['before', 'after']);
  });
});
