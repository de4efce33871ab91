import { describe, expect, it } from 'vitest';
import { shownForm } from './form-problems';

describe('shownForm', () => {
  const typed = { reference: 'INV', amount: '10', name: 'A', email: 'a', more: 'x' };

  it('is empty where nothing was sent', () => expect(shownForm(null)).toEqual({ typed: {}, faults: {}, error: null }));

  it('has what was typed, with each fault at its field and no other words', () =>
    expect(
      shownForm({
        typed,
        error: 'Please fix',
        faults: [
          { path: 'email', message: 'Mend it' },
          { path: 'x', message: 'y' },
        ],
      }),
    ).toEqual({
      typed: { reference: 'INV', amount: '10', name: 'A', email: 'a' },
      faults: { email: 'Mend it' },
      error: null,
    }));

  it('says what is wrong with the whole where no field is to blame', () =>
    expect(shownForm({ typed, error: 'Nothing found', faults: [] })).toMatchObject({
      error: 'Nothing found',
      faults: {},
    }));
});
