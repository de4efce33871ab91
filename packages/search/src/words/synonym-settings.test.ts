import { describe, expect, it } from 'vitest';
import { synonymsSchema } from './synonym-settings';

describe('synonymsSchema', () => {
  it('takes words of a dealer with what they mean', () => {
    const synonyms = [{ words: 'tradie special', mean: 'white ute' }];
    expect(synonymsSchema.parse(synonyms)).toEqual(synonyms);
  });

  it('refuses a meaning that is a synonym itself, by name', () => {
    const circle = synonymsSchema.safeParse([
      { words: 'ripper', mean: 'good bloke ute' },
      { words: 'bloke ute', mean: 'ripper' },
    ]);
    expect(circle.error?.issues.map(({ message }) => message)).toEqual([
      '"bloke ute" is a synonym itself. Write what it means here.',
      '"ripper" is a synonym itself. Write what it means here.',
    ]);
  });

  it.each([
    { words: 'rig, truckie', mean: 'big rig' },
    { words: 'mercedes-benz', mean: 'merc' },
  ])('refuses %j, which would be replaced again and again', (synonym) => {
    expect(synonymsSchema.safeParse([synonym]).success).toBe(false);
  });

  it.each([{ words: '', mean: 'ute' }, { words: '--', mean: 'ute' }, { words: 'tray' }])('refuses %j', (synonym) => {
    expect(synonymsSchema.safeParse([synonym]).success).toBe(false);
  });
});
