import { describe, expect, it } from 'vitest';
import { type Ended, openUnsubscribeToken, unsubscribeToken } from './unsubscribe-token';

const secret = { current: 'secret of tests', previous: null };
const id = '019aa000-0000-7000-8000-000000000001';
const all: readonly Ended[] = [
  { what: 'all', by: 'email', shopperId: id },
  { what: 'all', by: 'sms', shopperId: id },
  { what: 'saved', shopperId: id },
  { what: 'search', searchId: id },
];

describe('unsubscribeToken', () => {
  it('says what it ends, in 78 characters', () => {
    for (const ended of all) {
      const token = unsubscribeToken(secret, ended);
      expect(token).toHaveLength(78);
      expect(openUnsubscribeToken(secret, token)).toEqual(ended);
      expect(openUnsubscribeToken({ current: 'a newer one', previous: secret.current }, token)).toEqual(ended);
    }
  });

  it('is nothing when it was changed, or signed by another key', () => {
    const [first] = all;
    if (first === undefined) throw new Error('no token');
    const token = unsubscribeToken(secret, first);
    for (const other of [
      `${token}x`,
      token.slice(1),
      '',
      'e.e',
      unsubscribeToken({ ...secret, current: 'other' }, first),
    ])
      expect(openUnsubscribeToken(secret, other)).toBeNull();
  });
});
