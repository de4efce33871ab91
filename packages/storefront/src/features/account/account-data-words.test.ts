import { describe, expect, it } from 'vitest';
import { garageWords } from '../../pages/garage/garage-words';
import { accountDataWords as words } from './account-data-words';

describe('the words about the data of an account', () => {
  it('name orders, payments and test drives in the file, in what stays, and once the account is gone', () => {
    const stays = words.deletion.stays.map(({ what, why }) => `${what} ${why}`).join(' ');
    for (const text of [words.exportText, stays, garageWords.privacy.gone.text]) {
      expect(text).toMatch(/test drives/i);
      expect(text).toMatch(/orders?\b/i);
      expect(text).toMatch(/\b(paid|payments?)\b/i);
    }
  });

  it('say before anybody asks that an account stays while a vehicle is held for it', () => {
    expect(words.deletion.stays.map(({ why }) => why).join(' ')).toContain('While a vehicle is held for you');
  });
});
