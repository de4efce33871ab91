import { describe, expect, it } from 'vitest';
import { reopeningWords } from './reopening-words';

const christmas = { after: 'Saturday 26 December', day: 'Monday 28 December', time: '8:30 am' };
const newYear = { after: 'Friday 1 January', day: 'Saturday 2 January', time: '9 am' };

describe('the words of a closure', () => {
  it('[LOC-04] say when it ends, and after which day where there are several', () => {
    expect(reopeningWords([christmas])).toBe('We open again on Monday 28 December at 8:30 am.');
    expect(reopeningWords([christmas, newYear])).toBe(
      'After Saturday 26 December we open again on Monday 28 December at 8:30 am. After Friday 1 January we open again on Saturday 2 January at 9 am.',
    );
    expect(reopeningWords([])).toBe('');
  });
});
