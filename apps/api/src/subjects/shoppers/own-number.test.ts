import { describe, expect, it } from 'vitest';
import { foreignNumber } from './own-number';

const own = '+61491570006';
const byScript = (phone_number: unknown) => ({ isPlain: false, form: new URLSearchParams(), json: { phone_number } });
const byForm = (phone_number: string) => ({ isPlain: true, form: new URLSearchParams({ phone_number }), json: null });

describe('foreignNumber', () => {
  it.each(['+61491570006', '0491 570 006', '0491-570-006', '+61 (0)491 570 006'])(
    'takes %s as the own number',
    (typed) => {
      expect([foreignNumber(byScript(typed), own), foreignNumber(byForm(typed), own)]).toEqual([null, null]);
    },
  );

  it.each(['0491 570 156', '+64491570006', '491', 'mine'])('refuses %s', (typed) => {
    for (const sent of [byScript(typed), byForm(typed)])
      expect(foreignNumber(sent, own)).toMatchObject({ status: 403, why: 'other_phone' });
  });

  it('takes a write that names no number', () => {
    for (const sent of [byForm(' '), byScript(''), byScript(7), { ...byScript(''), json: null }])
      expect(foreignNumber(sent, own)).toBeNull();
  });
});
