import { describe, expect, it } from 'vitest';
import { alertsFault, detailsFormSchema, hasAgreed, ownCarFormSchema } from './garage-forms';

const at = '2026-11-21T01:00:00Z';
const given = { purpose: 'alerts-sms', withdrawn_at: null };
const asked = { frequency: 'daily', channel: 'sms', agree_email: false, agree_sms: false } as const;

describe('alerts', () => {
  it('need a consent to their own channel that was not taken back', () => {
    const terms = (...consents: { purpose: string; withdrawn_at: string | null }[]) => ({
      emailConfirmed: true,
      consents,
    });
    expect(alertsFault(asked, terms())?.path).toBe('agree_sms');
    expect(alertsFault(asked, terms({ ...given, withdrawn_at: at }))?.path).toBe('agree_sms');
    expect(alertsFault({ ...asked, channel: 'email' }, terms(given))?.path).toBe('agree_email');
    expect(alertsFault({ ...asked, agree_email: true }, terms())?.path).toBe('agree_sms');
    expect(alertsFault(asked, terms({ ...given, withdrawn_at: at }, given))).toBeNull();
    expect(alertsFault({ ...asked, agree_sms: true }, terms())).toBeNull();
    expect(hasAgreed('email', [given])).toBe(false);
  });

  it('by mail need a confirmed address before anything is agreed to, and none need anything while they are off', () => {
    const unconfirmed = { emailConfirmed: false, consents: [] };
    expect(alertsFault({ ...asked, channel: 'email', agree_email: true }, unconfirmed)?.path).toBe('channel');
    expect(alertsFault({ ...asked, channel: 'email', frequency: 'off' }, unconfirmed)).toBeNull();
  });
});

describe('forms of an account', () => {
  it('take an own vehicle with nothing but make and model', () => {
    const bare = {
      id: '',
      make: ' Kia ',
      model: 'Rio',
      year: '',
      km: '84,500',
      rego: '',
      rego_state: '',
      service_due: '',
    };
    expect(ownCarFormSchema.parse(bare)).toMatchObject({ make: 'Kia', km: '84500' });
    for (const fault of [{ make: ' ' }, { rego_state: 'XX' }, { service_due: '2026-02-30' }, { id: 'x' }])
      expect(ownCarFormSchema.safeParse({ ...bare, ...fault }).success).toBe(false);
  });

  it('take no address or one that mail can reach', () => {
    expect(detailsFormSchema.parse({ name: ' A  B ', email: '' })).toEqual({ name: 'A B', email: '' });
    expect(detailsFormSchema.safeParse({ name: '', email: 'pat@example' }).success).toBe(false);
  });
});
