import { describe, expect, it } from 'vitest';
import { operatorName } from './operator';

describe('who is named in a history', () => {
  it.each([
    ['avery', undefined, 'avery'],
    ['root', 'avery', 'avery'],
    ['root', undefined, 'an operator'],
    ['root', 'root', 'an operator'],
    ['root', ' ', 'an operator'],
    ['user 1001', undefined, 'user 1001'],
  ])('of the user %j behind %j is %j', (user, sudoUser, name) => expect(operatorName(user, sudoUser)).toBe(name));
});
