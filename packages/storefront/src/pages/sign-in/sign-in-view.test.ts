import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { signInView } from './sign-in-view';
import { signInWords as words } from './sign-in-words';

const now = new Date('2026-11-28T00:00:00Z');
const site = aPublicSite({ flags: { auth: true } });
const underWay = {
  to: '0491 ••• 006',
  resend_at: '2026-11-28T00:00:29.400Z',
  expires_at: '2026-11-28T00:10:00Z',
  tries_left: 4,
};
const view = (query: string, signIn: typeof underWay | null = null, of = site) =>
  signInView(of, new URLSearchParams(query), signIn, now);

describe('signInView', () => {
  it('carries why, on and back along, both made safe [AUTH-03]', () => {
    expect(view('type=finance&redirect=/finance?car_id=1&back=/search').aim).toEqual({
      ...{ type: 'finance', redirect: '/finance?car_id=1', back: '/search' },
    });
    expect(view('redirect=//elsewhere.example&back=https://elsewhere.example/').aim).toEqual({
      ...{ type: 'account', redirect: '/', back: '/' },
    });
    expect(view(`type=${'x'.repeat(900)}`).aim.type).toHaveLength(50);
  });

  it.each([
    ['type=watchlist&redirect=/watchlist', words.reasons.watchlist],
    ['type=watchlist&redirect=/cars/a-1', words.reasons.saveVehicle],
    ['type=finance&redirect=/finance', words.reasons.finance],
    ['type=financePreApproval', words.reasons.finance],
    ['type=purchase&redirect=/cars/a/checkout', words.reasons.checkout],
    ['type=checkout', words.reasons.checkout],
    ['type=myServco', words.reasons.garage],
    ['type=account', words.lead],
    ['type=constructor', words.lead],
    ['', words.lead],
  ])('says why one signs in: %s', (query, lead) => expect(view(query).lead).toBe(lead));

  it('begins with the number, and with the code where one is under way in the browser', () => {
    expect(view('').start).toEqual({ step: 'number' });
    expect(view('step=code', underWay).start).toEqual({
      step: 'code',
      sent: { to: { shown: '0491 ••• 006', spoken: 'the number ending in 0 0 6' }, resendIn: { seconds: 30 } },
    });
    expect(view('step=code', { ...underWay, resend_at: '2026-11-27T23:59:00Z' }).start).toMatchObject({
      sent: { resendIn: { seconds: 0 } },
    });
  });

  it('begins anew where the code has ended or was asked for in another browser', () => {
    const anew = { step: 'number', error: words.faults.elsewhere };
    expect(view('step=code').start).toEqual(anew);
    expect(view('step=code', { ...underWay, tries_left: 0 }).start).toEqual(anew);
  });

  it('says what the answer to a plain form has put into the address, and nothing else that stands there', () => {
    expect(view('step=code&fault=wrong_code', underWay).start).toMatchObject({
      codeError: words.faults.wrong_code(4),
    });
    expect(view('step=code&fault=code', underWay).start).toMatchObject({ codeError: words.faults.code });
    const limited = (wait: string) => view(`step=code&fault=limit&wait=${wait}`, underWay).start.error;
    expect(limited('61')).toBe('Please wait 2 minutes and try again, or call us.');
    expect(limited('9')).toBe('Please wait a minute and try again, or call us.');
    for (const wait of ['', '-1', '1e99', '<b>']) expect(limited(wait)).toBe(words.faults.limit);
    expect(view('step=number&fault=sign_in_gone').start).toEqual({
      step: 'number',
      error: words.faults.sign_in_gone,
    });
    expect(view('fault=Call+0900').start).toEqual({ step: 'number' });
  });

  it('leads to a link by email, and shows its steps, where the site sends links alone [AUTH-01]', () => {
    const sends = aPublicSite({ flags: { auth: true, garage: true }, accounts: { emailLink: true } });
    expect(view('type=finance', null, sends).emailStep).toBe('/sign-in?type=finance&redirect=%2F&back=%2F&step=email');
    for (const step of ['email', 'link']) {
      expect(view(`step=${step}`, null, sends).start).toEqual({ step });
      expect(view(`step=${step}`).start).toEqual({ step: 'number' });
    }
    expect(view('').emailStep).toBeNull();
  });

  it('tells what an account is for by what the site has', () => {
    const texts = (input: Parameters<typeof aPublicSite>[0]) =>
      view('', null, aPublicSite(input)).benefits.map(({ text }) => text);
    expect(texts({ flags: { auth: true }, garage_enabled: true })).toEqual([
      words.benefits.saved,
      words.benefits.everywhere,
    ]);
    expect(texts({ flags: { auth: true, garage: true } })).toContain(words.benefits.garage);
    expect(texts({ flags: { auth: true, garage: true }, garage_enabled: true })).toContain(words.benefits.cars);
  });
});
