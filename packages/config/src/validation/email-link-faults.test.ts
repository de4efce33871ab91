import { describe, expect, it } from 'vitest';
import { emailLinkFaults } from './email-link-faults';

describe('emailLinkFaults', () => {
  it('refuse a link by e-mail that nobody could have sent, with the flag that it needs [AUTH-01]', () => {
    const reasonOf = (flags: Readonly<Record<string, unknown>>) =>
      emailLinkFaults({ emailLink: true }, flags)[0]?.reason;
    expect(reasonOf({})).toMatch(/^Nobody signs in here\. Set flags\.auth/);
    expect(reasonOf({ garage: true })).toContain('Set flags.auth');
    expect(reasonOf({ auth: true })).toContain('Set flags.garage');
    expect(reasonOf({ auth: true, garage: true })).toBeUndefined();
  });

  it('say nothing where the link is off, or is no setting at all', () => {
    for (const accounts of [undefined, null, 'yes', {}, { emailLink: false }])
      expect(emailLinkFaults(accounts, {})).toEqual([]);
  });
});
