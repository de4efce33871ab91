import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestCode, requestLink, resendCode, verifyCode } from './send-sign-in';
import { signInWords as words } from './sign-in-words';

const aim = { type: 'account', redirect: '/contact', back: '/' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The site, which answers with that. */
const answering = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const asked = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status, headers }));
  vi.stubGlobal('fetch', asked);
  return asked;
};

const problem = (code: string, more: object = {}) => ({
  ...{ type: 'about:blank', title: 'What is wrong.', status: 422, code, request_id: 'r-1' },
  ...more,
});

describe('a step of signing in', () => {
  it('goes as JSON, and its code may be sent again by the clock of the server [AUTH-01]', async () => {
    const state = {
      ...{ to: '0491 ••• 006', expires_at: '2026-11-28T00:10:00Z', tries_left: 5 },
      resend_at: '2026-11-28T00:00:30Z',
    };
    // The clock of the device is years away.
    const asked = answering(200, state, { date: 'Sat, 28 Nov 2026 00:00:02 GMT' });
    expect(await requestCode('0491 570 006', aim)).toEqual({
      kind: 'done',
      done: { to: { shown: '0491 ••• 006', spoken: 'the number ending in 0 0 6' }, resendIn: { seconds: 28 } },
    });
    const [address, { body } = {}] = asked.mock.calls[0] ?? [];
    expect([address, JSON.parse(String(body))]).toEqual([
      '/api/sign-in/code',
      { phone_number: '0491 570 006', ...aim },
    ]);
    answering(200, { ...state, resend_at: null });
    expect(await resendCode(aim)).toMatchObject({ done: { resendIn: null } });
  });

  it('has a link sent, and tells nothing of the address [AUTH-01]', async () => {
    const asked = answering(200, { sent: true });
    expect(await requestLink('avery@example.com', aim)).toEqual({ kind: 'done', done: null });
    const [address, { body } = {}] = asked.mock.calls[0] ?? [];
    expect([address, JSON.parse(String(body))]).toEqual(['/api/sign-in/link', { email: 'avery@example.com', ...aim }]);
  });

  it('returns where to go on', async () => {
    answering(200, { redirect: '/contact' });
    expect(await verifyCode('123456', aim)).toEqual({ kind: 'done', done: { redirect: '/contact' } });
  });

  it('returns what is wrong, by field, and how long to wait', async () => {
    answering(422, problem('wrong_code', { fields: [{ path: 'code', message: 'Not the code.' }] }));
    expect(await verifyCode('123456', aim)).toEqual({
      ...{ kind: 'refused', why: 'wrong_code', message: 'What is wrong.' },
      ...{ fields: { code: 'Not the code.' }, wait: null },
    });
    answering(429, problem('limit'), { 'retry-after': '90' });
    expect(await requestCode('0491 570 006', aim)).toMatchObject({ why: 'limit', wait: { seconds: 90 } });
  });

  it('says that nothing is lost where nobody answers, or not as agreed, and tells the console why', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const lost = { kind: 'refused', why: 'lost', message: words.faults.lost, fields: {}, wait: null };
    expect(await requestCode('0491 570 006', aim)).toEqual(lost);
    answering(503, 'the gateway');
    expect(await verifyCode('123456', aim)).toEqual(lost);
    answering(200, {});
    expect(await resendCode(aim)).toEqual(lost);
    expect(told).toHaveBeenCalledTimes(3);
  });
});
